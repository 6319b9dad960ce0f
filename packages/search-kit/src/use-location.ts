import { useDispatch, useView } from '@forecourt/fragment-kit';
import { defaultRadius, hasLocation, isUnknownZip, type SearchState } from '@forecourt/search-state';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { mayBePlace, zipError } from './places';
import { type Draft, useDraft } from './use-draft';
import { usePlaceSearch } from './use-place-search';
import { type SettledSelect, useSettledSelect } from './use-settled-select';

type PlaceAttributes = 'name' | 'autoComplete' | 'maxLength' | 'pattern' | 'title';

export interface LocationControl {
  /** Attributes of the field of a ZIP or a city, and what is wrong with what it holds. */
  zip: Draft['input'] & Pick<ComponentProps<'input'>, PlaceAttributes> & { error: string | undefined };
  /** Attributes of the radius' select; its options are `radiusMenu`. It rests as long as there is no place, not even a typed one (R9). */
  radius: SettledSelect & { name: 'searchRadius'; disabled: boolean };
  /** A place is being looked up. */
  checking: boolean;
  /** For a form around both: does what leaving the field does; a place that cannot be searched gets the focus. */
  submit(event: FormEvent): Promise<void>;
}

/**
 * Where to search (section 2, "location/radius editor"). A ZIP, or a city, is searched by Enter or by leaving its field, once it is
 * known to be one (section 5, R8); emptied, it clears the location. A radius counts at once where there is a place to measure from;
 * elsewhere it waits for the place.
 */
export function useLocation(): LocationControl {
  const { state, data, status } = useView();
  const dispatch = useDispatch();
  const { checking, search, forget } = usePlaceSearch();
  const [refused, setRefused] = useState(false);
  const [waiting, setWaiting] = useState<{ searchRadius: number; of: SearchState }>();
  const last = useRef<{ text: string; found: Promise<boolean> }>(undefined);
  const [isAlive, setAlive] = useState(false);
  // Without script a place and a radius are sent at once.
  useEffect(() => setAlive(true), []);
  const committed = state.zip ?? [state.city, state.state].filter(Boolean).join(', ');
  const ownRadius = waiting?.of === state ? { searchRadius: waiting.searchRadius } : {};

  const isFound = async (text: string, radius: { searchRadius?: number }): Promise<boolean> => {
    if (text === committed) return true;
    const found = (text === '' || mayBePlace(text)) && (await search(text, radius));
    if (!found) setRefused(true);
    return found;
  };
  /** Leaving the field for the form's button asks once. */
  const commit = (typed: string, radius = ownRadius): Promise<boolean> => {
    const text = typed.trim();
    if (last.current?.text !== text) last.current = { text, found: isFound(text, radius) };
    return last.current.found;
  };
  const draft = useDraft(committed, commit, (typed) => typed);
  const radius = useSettledSelect(String({ ...state, ...ownRadius }.searchRadius ?? defaultRadius), (value) => {
    const searchRadius = Number(value);
    if (hasLocation(state)) return dispatch({ type: 'location', searchRadius });
    setWaiting({ searchRadius, of: state });
    // The place may be on its way already, without it.
    last.current = undefined;
    if (mayBePlace(draft.text.trim())) commit(draft.text, { searchRadius });
  });

  const isUnknown = status === 'ready' && draft.text === committed && isUnknownZip(state, data.listing);
  return {
    zip: {
      ...draft.input,
      name: 'zip',
      autoComplete: 'postal-code',
      maxLength: 60,
      // Without script no name is looked up: a city is said with its state.
      pattern: '[0-9]{5}|.+[, ]+[A-Za-z]{2}',
      title: 'A ZIP Code, or a city and its state',
      error: refused || isUnknown ? zipError : undefined,
      onChange(event) {
        last.current = undefined;
        forget();
        setRefused(false);
        draft.input.onChange?.(event);
      },
    },
    radius: { ...radius, name: 'searchRadius', disabled: isAlive && !hasLocation(state) && draft.text.trim() === '' },
    checking,
    async submit(event) {
      event.preventDefault();
      const isNothing = draft.text.trim() === '' && !hasLocation(state);
      if (isNothing) setRefused(true);
      if (isNothing || !(await commit(draft.text))) draft.field.current?.focus();
    },
  };
}

import { useDispatch, useView } from '@forecourt/fragment-kit';
import { defaultRadius, hasLocation, isUnknownZip, type SearchState } from '@forecourt/search-state';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { mayBePlace, zipError } from './places';
import { type Draft, useDraft } from './use-draft';
import { usePlaceSearch } from './use-place-search';
import { type SettledSelect, useSettledSelect } from './use-settled-select';

type PlaceAttributes = 'name' | 'autoComplete' | 'maxLength' | 'pattern' | 'title';

export interface LocationControl {
  /** Attributes of the field for a ZIP or a city, and its error. */
  zip: Draft['input'] & Pick<ComponentProps<'input'>, PlaceAttributes> & { error: string | undefined };
  /** Attributes of the radius select; its options are `radiusMenu`. Disabled as long as there is no place, not even a typed one (R9). */
  radius: SettledSelect & { name: 'searchRadius'; disabled: boolean };
  /** Whether a place is being looked up. */
  checking: boolean;
  /** Submit handler for a form around both: commits the field; an invalid place gets the focus. */
  submit(event: FormEvent): Promise<void>;
}

/**
 * The place to search (section 2, "location/radius editor"). A ZIP or a city is committed by Enter or by leaving its field, once it is
 * known to exist (section 5, R8); an empty field clears the location. A radius applies at once if there is a place;
 * otherwise it is applied together with the place.
 */
export function useLocation(): LocationControl {
  const { state, data, status } = useView();
  const dispatch = useDispatch();
  const { checking, search, forget } = usePlaceSearch();
  const [refused, setRefused] = useState(false);
  const [waiting, setWaiting] = useState<{ searchRadius: number; of: SearchState }>();
  const last = useRef<{ text: string; found: Promise<boolean> }>(undefined);
  const [isAlive, setAlive] = useState(false);
  // Without scripts, place and radius are sent together.
  useEffect(() => setAlive(true), []);
  const committed = state.zip ?? [state.city, state.state].filter(Boolean).join(', ');
  const ownRadius = waiting?.of === state ? { searchRadius: waiting.searchRadius } : {};

  const isFound = async (text: string, radius: { searchRadius?: number }): Promise<boolean> => {
    if (text === committed) return true;
    const found = (text === '' || mayBePlace(text)) && (await search(text, radius));
    if (!found) setRefused(true);
    return found;
  };
  /** Prevents a second look-up when the field is left by clicking the form's button. */
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
    // The place may already be committed, without the radius.
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
      // Without scripts names are not looked up: a city needs its state.
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

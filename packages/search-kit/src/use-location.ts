import { useDispatch, useView } from '@forecourt/fragment-kit';
import { defaultRadius, hasLocation, isUnknownZip, type SearchState } from '@forecourt/search-state';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { type Draft, useDraft } from './use-draft';
import { type SettledSelect, useSettledSelect } from './use-settled-select';
import { useZipSearch } from './use-zip-search';
import { isZip, zipError } from './zip';

type ZipAttributes = 'name' | 'inputMode' | 'autoComplete' | 'maxLength' | 'pattern' | 'title';

export interface LocationControl {
  /** Attributes of the ZIP's field, and what is wrong with what it holds. */
  zip: Draft['input'] & Pick<ComponentProps<'input'>, ZipAttributes> & { error: string | undefined };
  /** Attributes of the radius' select; its options are `radiusMenu`. */
  radius: SettledSelect & { name: 'searchRadius' };
  /** A ZIP is being looked up. */
  checking: boolean;
  /** For a form around both: does what leaving the field does; a ZIP that cannot be searched gets the focus. */
  submit(event: FormEvent): Promise<void>;
}

/**
 * Where to search (section 2, "location/radius editor"). A ZIP is searched by Enter or by leaving its field, once it is known to be
 * one (section 5, R8); emptied, it clears the location. A radius counts at once where there is a place to measure from; elsewhere it
 * waits for the ZIP.
 */
export function useLocation(): LocationControl {
  const { state, data, status } = useView();
  const dispatch = useDispatch();
  const { checking, search, forget } = useZipSearch();
  const [refused, setRefused] = useState(false);
  const [waiting, setWaiting] = useState<{ searchRadius: number; of: SearchState }>();
  const last = useRef<{ text: string; found: Promise<boolean> }>(undefined);
  const committed = state.zip ?? '';
  const ownRadius = waiting?.of === state ? { searchRadius: waiting.searchRadius } : {};

  const isFound = async (zip: string, radius: { searchRadius?: number }): Promise<boolean> => {
    if (zip === committed) return true;
    const found = (zip === '' || isZip(zip)) && (await search({ type: 'location', zip: zip || null, ...radius }));
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
    // The ZIP may be on its way already, without it.
    last.current = undefined;
    if (isZip(draft.text.trim())) commit(draft.text, { searchRadius });
  });

  const isUnknown = status === 'ready' && draft.text === committed && isUnknownZip(state, data.listing);
  return {
    zip: {
      ...draft.input,
      name: 'zip',
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      maxLength: 5,
      pattern: '[0-9]{5}',
      title: zipError,
      error: refused || isUnknown ? zipError : undefined,
      onChange(event) {
        last.current = undefined;
        forget();
        setRefused(false);
        draft.input.onChange?.(event);
      },
    },
    radius: { ...radius, name: 'searchRadius' },
    checking,
    async submit(event) {
      event.preventDefault();
      const isNothing = draft.text.trim() === '' && !hasLocation(state);
      if (isNothing) setRefused(true);
      if (isNothing || !(await commit(draft.text))) draft.field.current?.focus();
    },
  };
}

import { useDispatch } from '@forecourt/fragment-kit';
import {
  defaultRadius,
  hasLocation,
  radiusMenu,
  SearchForm,
  useSearch,
  useZipSearch,
  zipError,
} from '@forecourt/search-kit';
import { Select, SubmitButton, TextField } from '@forecourt/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFollow } from '../../use-follow';
import styles from './hero.module.css';
import { locationIntent } from './location';

/** ZIP and radius (section 2, "location/radius editor"). A new radius counts at once where there is a place to measure from. */
export function LocationEditor(): ReactNode {
  const state = useSearch();
  const dispatch = useDispatch();
  const { checking, search, forget } = useZipSearch();
  const [error, setError] = useState<string>();
  const radius = state.searchRadius ?? defaultRadius;
  const zipBox = useFollow<HTMLInputElement>(state.zip ?? '');
  const radiusBox = useFollow<HTMLSelectElement>(String(radius));

  const refuse = () => {
    setError(zipError);
    zipBox.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fields = { zip: zipBox.current?.value ?? '', radius: Number(radiusBox.current?.value) };
    const intent = locationIntent(fields, state);
    setError(undefined);
    if (intent === null || !(await search(intent))) refuse();
  };

  return (
    <SearchForm edits={['zip', 'searchRadius']} aria-label="Location" className={styles.editor} onSubmit={submit}>
      <TextField
        ref={zipBox}
        label="ZIP Code"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        pattern="[0-9]{5}"
        title={zipError}
        placeholder="Any"
        defaultValue={state.zip}
        error={error}
        onInput={() => {
          forget();
          setError(undefined);
        }}
      />
      <Select
        ref={radiusBox}
        label="Within"
        name="searchRadius"
        options={radiusMenu(state, ['miles', 'Any distance'])}
        defaultValue={String(radius)}
        onChange={(event) => {
          const searchRadius = Number(event.target.value);
          if (hasLocation(state)) dispatch({ type: 'location', searchRadius });
        }}
        data-enhance=""
      />
      <SubmitButton variant="accent" busy={checking} data-enhance="">
        Update
      </SubmitButton>
    </SearchForm>
  );
}

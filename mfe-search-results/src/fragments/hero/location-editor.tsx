import { useDispatch, useHref, useSearch } from '@forecourt/fragment-kit';
import { Button, Select, TextField } from '@forecourt/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SearchForm } from '../../forms/search-form';
import { useFollow } from '../../forms/use-follow';
import styles from './hero.module.css';
import { defaultRadius, locationIntent, radiusMenu, zipError } from './location';

/** ZIP and radius (section 2, "location/radius editor"). A new radius counts at once where there is a place to measure from. */
export function LocationEditor(): ReactNode {
  const state = useSearch();
  const href = useHref();
  const dispatch = useDispatch();
  const [error, setError] = useState<string>();
  const radius = state.searchRadius ?? defaultRadius;
  const zipBox = useFollow<HTMLInputElement>(state.zip ?? '');
  const radiusBox = useFollow<HTMLSelectElement>(String(radius));

  const refuse = () => {
    setError(zipError);
    zipBox.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = { zip: zipBox.current?.value ?? '', radius: Number(radiusBox.current?.value) };
    const intent = locationIntent(fields, state);
    if (intent === null) return refuse();
    setError(undefined);
    dispatch(intent);
  };

  return (
    <SearchForm
      href={href({ type: 'location', searchRadius: defaultRadius })}
      edits={['zip', 'searchRadius']}
      aria-label="Location"
      className={styles.editor}
      onSubmit={submit}
    >
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
        onInput={() => setError(undefined)}
        // The browser's own bubble speaks where there is no script.
        onInvalid={(event) => {
          event.preventDefault();
          refuse();
        }}
      />
      <Select
        ref={radiusBox}
        label="Within"
        name="searchRadius"
        options={radiusMenu(radius)}
        defaultValue={String(radius)}
        onChange={(event) => {
          const searchRadius = Number(event.target.value);
          if (state.zip !== undefined || state.city !== undefined) dispatch({ type: 'location', searchRadius });
        }}
        data-enhance=""
      />
      <Button type="submit" variant="accent" data-enhance="">
        Update
      </Button>
    </SearchForm>
  );
}

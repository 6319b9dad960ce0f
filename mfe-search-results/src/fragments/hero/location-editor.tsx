import {
  defaultRadius,
  hasLocation,
  isKnownZip,
  radiusMenu,
  SearchForm,
  useDispatch,
  useSearch,
  zipError,
} from '@forecourt/fragment-kit';
import { Button, Select, TextField } from '@forecourt/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFollow } from '../../use-follow';
import styles from './hero.module.css';
import { locationIntent } from './location';

/** ZIP and radius (section 2, "location/radius editor"). A new radius counts at once where there is a place to measure from. */
export function LocationEditor(): ReactNode {
  const state = useSearch();
  const dispatch = useDispatch();
  const [error, setError] = useState<string>();
  const radius = state.searchRadius ?? defaultRadius;
  const zipBox = useFollow<HTMLInputElement>(state.zip ?? '');
  const radiusBox = useFollow<HTMLSelectElement>(String(radius));

  /** Counts what was sent, so that an answer about an older ZIP changes nothing. */
  const sent = useRef(0);
  const [checking, setChecking] = useState(false);

  const refuse = () => {
    setError(zipError);
    zipBox.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const mine = ++sent.current;
    const fields = { zip: zipBox.current?.value ?? '', radius: Number(radiusBox.current?.value) };
    const intent = locationIntent(fields, state);
    if (intent === null) return refuse();
    setError(undefined);
    if (intent.zip && intent.zip !== state.zip) {
      setChecking(true);
      const known = await isKnownZip(intent.zip);
      if (mine !== sent.current) return;
      setChecking(false);
      if (!known) return refuse();
    }
    dispatch(intent);
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
          sent.current++;
          setChecking(false);
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
      <Button type="submit" variant="accent" busy={checking} data-enhance="">
        Update
      </Button>
    </SearchForm>
  );
}

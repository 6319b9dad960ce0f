import { useDispatch } from '@forecourt/fragment-kit';
import { TextField } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { SettledSelect } from './settled-select';
import { SingleBox } from './single-box';
import { useDraft } from './use-draft';

/** Exactly as the specification has it (section 8). */
const wrongZip = 'Enter a valid ZIP Code';

/** Miles; 0 is any distance, 100 the default (R9). */
const radii = [10, 25, 50, 75, 100] as const;
const defaultRadius = 100;

/** ZIP, radius, and whether to look beyond it. A ZIP that the search did not find is said to be wrong as well. */
export function LocationSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, place } = panel;
  const dispatch = useDispatch();
  const [malformed, setMalformed] = useState(false);

  const zip = useDraft(
    state.zip ?? '',
    (text) => {
      const usable = text === '' || /^[0-9]{5}$/.test(text);
      setMalformed(!usable);
      if (!usable || text === (state.zip ?? '')) return;
      dispatch(
        text === '' ? { type: 'location', zip: null, city: null, state: null } : { type: 'location', zip: text },
      );
    },
    (typed) => typed.replace(/[^0-9]/g, '').slice(0, 5),
  );
  const unknown = place === 'unknown' && zip.text === state.zip;
  const radius = state.searchRadius ?? defaultRadius;
  const options =
    radii.includes(radius as (typeof radii)[number]) || radius === 0 ? radii : [...radii, radius].sort((a, b) => a - b);
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <TextField
          {...zip.input}
          label="ZIP Code"
          name="zip"
          icon="location"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          pattern="[0-9]{5}"
          error={(malformed || unknown) && wrongZip}
        />
        <SettledSelect
          label="Radius"
          name="searchRadius"
          value={String(radius)}
          onChoose={(value) => dispatch({ type: 'location', searchRadius: Number(value) })}
          options={[
            ...options.map((miles) => ({ value: `${miles}`, label: `${miles} mi` })),
            { value: '0', label: 'Any' },
          ]}
        />
      </div>
      {place !== null && place !== 'unknown' && (
        <p className={styles.note}>
          Near {place.city}, {place.state}
        </p>
      )}
      {brand.flags.marketExtension && (
        <SingleBox param="marketExtension" label="Include vehicles that can be shipped to me" state={state} />
      )}
    </div>
  );
}

import { defaultRadius, isKnownZip, isZip, radiusMenu, useDispatch, zipError } from '@forecourt/fragment-kit';
import { TextField } from '@forecourt/ui';
import { type ReactNode, useRef, useState } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { SettledSelect } from './settled-select';
import { SingleBox } from './single-box';
import { useDraft } from './use-draft';

/** ZIP, radius, and whether to look beyond it. A ZIP that the search did not find is said to be wrong as well. */
export function LocationSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, place } = panel;
  const dispatch = useDispatch();
  const [isWrong, setIsWrong] = useState(false);
  /** Counts the ZIPs that were committed, so that an answer about an older one changes nothing. */
  const committed = useRef(0);

  const commit = async (text: string) => {
    const mine = ++committed.current;
    setIsWrong(!isZip(text) && text !== '');
    if (text === (state.zip ?? '')) return;
    if (text === '') return dispatch({ type: 'location', zip: null });
    if (!isZip(text)) return;
    const known = await isKnownZip(text);
    if (mine !== committed.current) return;
    if (known) dispatch({ type: 'location', zip: text });
    else setIsWrong(true);
  };
  const zip = useDraft(state.zip ?? '', commit, (typed) => typed.replace(/[^0-9]/g, '').slice(0, 5));
  const isUnknown = place === 'unknown' && zip.text === state.zip;

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
          error={(isWrong || isUnknown) && zipError}
        />
        <SettledSelect
          label="Radius"
          name="searchRadius"
          value={String(state.searchRadius ?? defaultRadius)}
          onChoose={(value) => dispatch({ type: 'location', searchRadius: Number(value) })}
          options={radiusMenu(state, ['mi', 'Any'])}
        />
      </div>
      {place !== null && place !== 'unknown' && <p className={styles.note}>{`Near ${place.city}, ${place.state}`}</p>}
      {brand.flags.marketExtension && (
        <SingleBox
          param="marketExtension"
          option={{ value: 'include', label: 'Include vehicles that can be shipped to me' }}
          state={state}
        />
      )}
    </div>
  );
}

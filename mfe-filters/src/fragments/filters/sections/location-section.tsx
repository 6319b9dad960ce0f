import { useDispatch } from '@forecourt/fragment-kit';
import { defaultRadius, isZip, radiusMenu, useZipSearch, zipError } from '@forecourt/search-kit';
import { TextField } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { SettledSelect } from './settled-select';
import { SingleBox } from './single-box';
import { useDraft } from './use-draft';

/** ZIP, radius, and whether to look beyond it. A ZIP that the search did not find is said to be wrong as well. */
export function LocationSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, place } = panel;
  const dispatch = useDispatch();
  const { search, forget } = useZipSearch();
  const [isWrong, setIsWrong] = useState(false);

  const commit = async (text: string) => {
    const wellFormed = isZip(text) || text === '';
    setIsWrong(!wellFormed);
    if (!wellFormed || text === (state.zip ?? '')) forget();
    else if (!(await search({ type: 'location', zip: text || null }))) setIsWrong(true);
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

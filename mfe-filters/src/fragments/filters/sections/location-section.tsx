import { radiusMenu, useLocation } from '@forecourt/search-kit';
import { Select, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { SingleBox } from './single-box';

/** ZIP, radius, and whether to look beyond it. */
export function LocationSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, place } = panel;
  const { zip, radius } = useLocation();
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <TextField {...zip} label="ZIP Code" icon="location" />
        <Select {...radius} label="Radius" options={radiusMenu(state, ['mi', 'Any'])} />
      </div>
      {place !== null && <p className={styles.note}>{`Near ${place.city}, ${place.state}`}</p>}
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

import { hasPlace, knowsPlaces, radiusMenu, useLocation, useMyPlace } from '@forecourt/search-kit';
import { Button, ByScript, Select, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { SingleBox } from './single-box';

/** City or ZIP, radius, and the search beyond it. */
export function LocationSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, place } = panel;
  const { zip, radius } = useLocation();
  const { status, ask } = useMyPlace();
  const isSomewhere = hasPlace(state);
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <TextField {...zip} label="City or ZIP Code" />
        <Select {...radius} label="Radius" options={radiusMenu(state, ['mi', 'Any'])} />
      </div>
      <ByScript can={knowsPlaces}>
        <Button variant="quiet" size="sm" className={styles.mine} disabled={status === 'asking'} onClick={ask}>
          Use my location
        </Button>
      </ByScript>
      {status === 'failed' && (
        <p role="alert" className={styles.note}>
          Your browser does not share your location. Enter a city or a ZIP Code instead.
        </p>
      )}
      {place !== null && <p className={styles.note}>{`Near ${place.city}, ${place.state}`}</p>}
      {!isSomewhere && <p className={styles.note}>Searching nationwide: a radius needs a place.</p>}
      {brand.flags.marketExtension && (isSomewhere || state.marketExtension !== undefined) && (
        <SingleBox
          param="marketExtension"
          option={{ value: 'include', label: 'Include vehicles that can be shipped to me' }}
          state={state}
        />
      )}
    </div>
  );
}

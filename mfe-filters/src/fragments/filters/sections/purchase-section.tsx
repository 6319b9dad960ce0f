import { useDispatch } from '@forecourt/fragment-kit';
import { hyundai, IntentLink, useShown, values } from '@forecourt/search-kit';
import { Checkbox } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import {
  buysOnline,
  exchangeOption,
  homeServiceOptions,
  onlineOption,
  purchaseParams,
  serviceOf,
} from '../model/singles';
import { SettledSelect } from './settled-select';
import { SingleBox } from './single-box';

/** Buying online, returns, and services at home, as the brand offers them. */
export function PurchaseSection({ panel }: { panel: Panel }): ReactNode {
  const { state } = panel;
  const dispatch = useDispatch();
  const params = purchaseParams(panel);
  const online = onlineOption(panel);
  const [entered, choose] = useShown(buysOnline(state));
  return (
    <div className={styles.stack}>
      {params.includes('experience') && (
        <Checkbox
          name="experience"
          value={online.value}
          label={online.label}
          count={online.count}
          checked={entered}
          disabled={online.count === 0 && !entered}
          onChange={({ currentTarget }) => {
            const on = currentTarget.checked;
            choose(on, () => dispatch({ type: 'experience', experience: on ? online.value : null }));
          }}
        />
      )}
      {params.includes('experience') &&
        online.value === 'buy-online' &&
        values(state, 'makeCode').includes(hyundai) && (
          <IntentLink className={styles.link} intent={{ type: 'experience', experience: 'hyundai-buy-online' }}>
            Buy a Hyundai online
          </IntentLink>
        )}
      {params.includes('vehicleExchange') && (
        <SingleBox param="vehicleExchange" option={exchangeOption(panel)} state={state} />
      )}
      {params.includes('homeServices') && (
        <SettledSelect
          label="At-Home Services"
          name="homeServices"
          value={serviceOf(state)}
          onChoose={(value) => dispatch({ type: 'set', param: 'homeServices', value: value || null })}
          options={[{ value: '', label: 'Any' }, ...homeServiceOptions(panel)]}
        />
      )}
    </div>
  );
}

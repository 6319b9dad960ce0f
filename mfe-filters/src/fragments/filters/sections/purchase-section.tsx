import { useDispatch } from '@forecourt/fragment-kit';
import { Checkbox } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { buysOnline, purchaseParams } from '../model/sections';
import { SettledSelect } from './settled-select';
import { SingleBox } from './single-box';

/** The make whose brand has a way of buying online of its own (R12). */
const hyundai = 'HYUND';

/** Buying online, services at home, and exchanging a vehicle, as far as the brand has them. */
export function PurchaseSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, filters } = panel;
  const dispatch = useDispatch();
  const params = purchaseParams(panel);
  const experience = brand.makeCode === hyundai ? 'hyundai-buy-online' : 'buy-online';
  return (
    <div className={styles.stack}>
      {params.includes('experience') && (
        <Checkbox
          name="experience"
          value={experience}
          label="Buy online"
          checked={buysOnline(state)}
          data-enhance=""
          onChange={() => dispatch({ type: 'experience', experience: buysOnline(state) ? null : experience })}
        />
      )}
      {params.includes('vehicleExchange') && (
        <SingleBox param="vehicleExchange" label="Trade-in welcome" state={state} />
      )}
      {params.includes('homeServices') && (
        <SettledSelect
          label="At-home services"
          name="homeServices"
          value={state.homeServices === 'off' ? '' : (state.homeServices ?? '')}
          onChoose={(value) => dispatch({ type: 'set', param: 'homeServices', value: value || null })}
          options={[
            { value: '', label: 'Any' },
            ...(filters.homeServices ?? []).map(({ value, label, count }) => ({
              value,
              label,
              disabled: count === 0 && value !== state.homeServices,
            })),
          ]}
        />
      )}
    </div>
  );
}

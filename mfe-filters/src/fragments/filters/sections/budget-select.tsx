import { useDispatch } from '@forecourt/fragment-kit';
import { downShare, paymentTerms } from '@forecourt/listing';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import { boundChoices } from '../model/bounds';
import type { Panel } from '../model/panel';
import { SettledSelect } from './settled-select';

const { new: forNew, used } = paymentTerms;

/** Renders a select for the monthly payment, with the terms of the estimate. */
export function BudgetSelect({ panel }: { panel: Panel }): ReactNode {
  const dispatch = useDispatch();
  const choose = (value: string) =>
    dispatch({ type: 'range', values: { monthlyBudget: value === '' ? null : Number(value) } });
  return (
    <>
      <SettledSelect
        label="Monthly Payment"
        name="monthlyBudget"
        value={String(panel.state.monthlyBudget ?? '')}
        onChoose={choose}
        options={[{ value: '', label: 'Any' }, ...boundChoices('monthlyBudget', panel)]}
      />
      <p className={styles.note}>
        {`Estimated with ${downShare * 100}% down: used over ${used.months} months at ${used.apr}% APR, new over ${forNew.months} at ${forNew.apr}%. Before taxes and fees.`}
      </p>
    </>
  );
}

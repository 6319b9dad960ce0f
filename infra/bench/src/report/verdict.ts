import type { Row } from '../budgets';

export type Verdict = 'within' | 'over' | 'none';

/** Whether a measured value is within a row's budget; `none` where there is no budget. */
export function verdictOf({ budget }: Pick<Row, 'budget'>, value: number): Verdict {
  if (budget === undefined) return 'none';
  return ('most' in budget ? value <= budget.most : value >= budget.least) ? 'within' : 'over';
}

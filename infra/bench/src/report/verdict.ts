import type { Row } from '../budgets';

export type Verdict = 'within' | 'over' | 'none';

/** Returns whether a measured value is within a row's budget; `none` if the row has no budget. */
export function verdictOf({ budget }: Pick<Row, 'budget'>, value: number): Verdict {
  if (budget === undefined) return 'none';
  return ('most' in budget ? value <= budget.most : value >= budget.least) ? 'within' : 'over';
}

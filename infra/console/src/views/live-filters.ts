import type { LiveFilters } from '../api/queries';

/** States by which remotes are filtered: one is shown if it is so on one of the brands. */
export const states = [
  'trouble',
  'worse',
  'canary',
  'probation',
  'withheld',
] as const satisfies readonly LiveFilters['state'][];

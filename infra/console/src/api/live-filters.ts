import type { LiveFilters } from './queries';

/** Names of the states by which remotes are filtered: one is shown if it is so on one of the brands. */
export const stateNames: Readonly<Record<NonNullable<LiveFilters['state']>, string>> = {
  trouble: 'worse or withheld',
  worse: 'worse than before',
  canary: 'canary',
  probation: 'on probation',
  withheld: 'withheld',
};

export const states = Object.keys(stateNames) as NonNullable<LiveFilters['state']>[];

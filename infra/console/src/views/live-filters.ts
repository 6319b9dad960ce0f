import type { Channel, LiveRemote } from '../api/client';

const worse = ({ health }: Pick<Channel, 'health'>) => health !== null && health.worse.length > 0;

/** States by which the table is filtered: a remote is shown if it is so on one of the brands. */
export const states = {
  worse: { label: 'worse than before', is: (one: Channel) => worse(one) || (one.canary !== null && worse(one.canary)) },
  canary: { label: 'with a canary', is: ({ canary }: Channel) => canary !== null },
  probation: {
    label: 'on probation',
    is: ({ probationUntil, canary }: Channel) => probationUntil !== null || canary?.probationUntil != null,
  },
  withheld: { label: 'with withheld versions', is: ({ withheld }: Channel) => withheld.length > 0 },
} as const;
export type State = keyof typeof states;

/** Filters of the table, as the address has them. */
export interface LiveFilters {
  remote?: string | undefined;
  team?: string | undefined;
  brand?: string | undefined;
  state?: State | undefined;
}

/** Whether the filters show a remote. @param brands whose columns are shown */
export function isShown(
  { remote, owner, channels }: LiveRemote,
  brands: readonly string[],
  filters: LiveFilters,
): boolean {
  const { state } = filters;
  const served = brands.flatMap((brand) => channels[brand] ?? []);
  return (
    (filters.remote === undefined || remote.includes(filters.remote.trim().toLowerCase())) &&
    (filters.team === undefined || owner === filters.team) &&
    (state === undefined || served.some((one) => states[state].is(one)))
  );
}

/** Problems of live versions that the registry knows. */
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Live, registry, type Served } from './client';
import { metricNames } from './names';
import { state } from './queries';

export interface Trouble {
  remote: string;
  brand: string;
  version: string;
  what: string;
  remedy: string;
  /** The change that undoes it, if there is one. */
  action?: 'rollback' | 'stop-canary';
}

/** Lists versions that are worse than those before them, and versions that are withheld. */
export function troublesOf({ remotes }: Live): Trouble[] {
  return remotes.flatMap(({ remote, channels }) =>
    Object.entries(channels).flatMap(([brand, { canary, withheld, ...stable }]) => [
      ...worse(stable, { remote, brand }, 'rollback'),
      ...(canary === null ? [] : worse(canary, { remote, brand }, 'stop-canary')),
      ...withheld.map((version) => ({
        ...{ remote, brand, version, what: 'it has failed there' },
        remedy: 'No automatic rollback restores it. Its team publishes another version.',
      })),
    ]),
  );
}

function worse(
  { version, health, probationUntil }: Served,
  of: { remote: string; brand: string },
  action: NonNullable<Trouble['action']>,
): Trouble[] {
  if (health === null || health.worse.length === 0) return [];
  const remedy =
    probationUntil === null
      ? 'Nothing undoes it by itself: undo it if it matters.'
      : 'It is on probation: the registry rolls it back if the difference is significant.';
  const names = health.worse.map((metric) => metricNames[metric].name).join(', ');
  return [{ ...of, version, what: `worse than the version before in ${names}`, remedy, action }];
}

/** Live versions that had errors. Shells report new ones every few seconds. */
export const errorVersions = queryOptions({
  queryKey: [state, 'error versions'],
  refetchInterval: 10_000,
  queryFn: async () => (await dataOf(registry.GET('/v1/errors'))).versions,
});

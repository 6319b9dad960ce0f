/** Problems of live versions that the registry knows. */
import type { Live, Served } from './client';

export interface Trouble {
  remote: string;
  brand: string;
  version: string;
  what: string;
  remedy: string;
}

/** Lists versions that are worse than those before them, and versions that are withheld. */
export function troublesOf({ remotes }: Live): Trouble[] {
  return remotes.flatMap(({ remote, channels }) =>
    Object.entries(channels).flatMap(([brand, { canary, withheld, ...stable }]) => [
      ...[stable, ...(canary === null ? [] : [canary])].flatMap((served) => worse(served, { remote, brand })),
      ...withheld.map((version) => ({
        ...{ remote, brand, version, what: 'it has failed there' },
        remedy: 'No automatic rollback restores it. Its team publishes another version.',
      })),
    ]),
  );
}

function worse({ version, health, probationUntil }: Served, of: { remote: string; brand: string }): Trouble[] {
  if (health === null || health.worse.length === 0) return [];
  const remedy =
    probationUntil === null
      ? 'Nothing undoes it by itself: roll it back if it matters.'
      : 'It is on probation: the registry rolls it back if the difference is significant.';
  return [{ ...of, version, what: `worse than the version before in ${health.worse.join(', ')}`, remedy }];
}

/** Lists live versions, each with the brands that serve it. */
export function versionsServed({ remotes }: Live): { remote: string; version: string; brands: string[] }[] {
  return remotes.flatMap(({ remote, channels }) => {
    const brandsOf = new Map<string, string[]>();
    for (const [brand, { version, canary }] of Object.entries(channels))
      for (const one of [version, ...(canary === null ? [] : [canary.version])])
        brandsOf.set(one, [...(brandsOf.get(one) ?? []), brand]);
    return [...brandsOf].map(([version, brands]) => ({ remote, version, brands }));
  });
}

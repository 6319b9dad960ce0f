import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@forecourt/brands';
import { type Visited, visit } from './page';

/** A page of the undisturbed site. */
export interface KnownPage {
  brand: string;
  host: string;
  path: string;
  slots: readonly string[];
  /** The remote that fills each slot. */
  remotes: ReadonlyMap<string, string>;
  /** Whether it is a page of results, which without links to vehicles is blank. */
  hasVehicles: boolean;
}

const paths = ['/cars-for-sale/all', '/cars-for-sale/new', '/cars-for-sale/all?maxPrice=30000'];
const readyMs = 120_000;

/** Loads pages of every brand, including one of a vehicle, until each is complete. @throws with the missing parts of a page */
export async function knowPages(site: string): Promise<KnownPage[]> {
  const known = brands.map(async ({ id, hosts: [host = ''] }) => {
    const results = await Promise.all(paths.map((path) => untilWhole(site, host, path)));
    const vehicle = results[0]!.visited.vehicles[0]!.split('?')[0]!;
    return [...results, await untilWhole(site, host, vehicle)].map(({ path, visited }) => ({
      ...{ brand: id, host, path },
      slots: [...new Set(visited.places.map(({ slot }) => slot))],
      remotes: new Map(visited.places.map(({ slot, remote }) => [slot, remote])),
      hasVehicles: path !== vehicle,
    }));
  });
  return (await Promise.all(known)).flat();
}

async function untilWhole(site: string, host: string, path: string): Promise<{ path: string; visited: Visited }> {
  const end = Date.now() + readyMs;
  for (;;) {
    const visited = await visit(site, host, path);
    const lacking = visited.places.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty');
    if (visited.status === 200 && visited.isWhole && lacking.length === 0) return { path, visited };
    if (Date.now() > end) throw new Error(`${host}${path} is ${visited.status} and lacks ${JSON.stringify(lacking)}`);
    await delay(50);
  }
}

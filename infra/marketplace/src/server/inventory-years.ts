import { find, generationOf, type Services } from './services';

/** Time for which the range is used again, ms: a first or last model year comes and goes rarely. */
const cachedMs = 60_000;

interface Known {
  generation: number;
  until: number;
  years: Promise<{ min: number; max: number } | null>;
}

const known = new WeakMap<Services['search'], Known>();

/** Returns the oldest and the newest model year of the whole inventory (R33), at most a minute old; null if it is empty. */
export function inventoryYears(services: Services): Promise<{ min: number; max: number } | null> {
  const { search, now } = services;
  const generation = generationOf(services);
  const before = known.get(search);
  if (before !== undefined && before.generation === generation && now() < before.until) return before.years;
  const state = { firstRecord: 0, numRecords: 1 };
  const years = find(services, { state, origin: null }).then(({ stats }) => stats.year);
  // A failure is not cached: the next search tries again.
  years.catch(() => known.delete(search));
  known.set(search, { generation, until: now() + cachedMs, years });
  return years;
}

/** The search in which a vehicle was found: its address may name the search, and the vehicle's place in it (R13). */
import type { Brand } from '@forecourt/contracts';
import { parse, type Reference, samePath, toParams } from '@forecourt/search-state';

/**
 * Returns the parameters for `refUrl`, a page of results, and `at`, a record of it counted from 0: `back`, its canonical address, and
 * `search`, as a service receives it. Empty if either is invalid.
 */
export function foundIn(query: string, brand: Brand, reference: Reference): Record<string, string> {
  const params = new URLSearchParams(query);
  const path = samePath(params.get('refUrl') ?? '');
  const at = params.get('at') ?? '';
  if (path === undefined || !/^\d{1,5}$/.test(at)) return {};
  const page = parse(path, brand, reference);
  if (page.kind === 'not-found') return {};
  return { back: page.canonical, search: toParams(page.state, brand), at: String(Number(at)) };
}

/** Returns the path of a service for the vehicle at that place and its neighbours; null if it was found in no search. */
export function besidesPath({ search, at }: Readonly<Record<string, string>>): string | null {
  if (search === undefined || at === undefined) return null;
  const query = new URLSearchParams(search);
  query.set('firstRecord', String(Math.max(0, Number(at) - 1)));
  query.set('numRecords', '3');
  query.set('hideFilters', 'true');
  return `/rest/lsc/listing?${query}`;
}

/** Where a vehicle was found: its address may say which search led to it, and its place in that (R13). */
import type { Brand } from '@forecourt/contracts';
import { parse, type Reference, samePath, toParams } from '@forecourt/search-state';

/**
 * Of `refUrl`, a page of results, and `at`, a record of it counted from 0: `back`, its canonical address, and `search`, as a service is
 * asked for it. Nothing where either is none.
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

/** The path of a service that answers with the vehicle at that place, and those beside it; null where it was found in no search. */
export function besidesPath({ search, at }: Readonly<Record<string, string>>): string | null {
  if (search === undefined || at === undefined) return null;
  const query = new URLSearchParams(search);
  query.set('firstRecord', String(Math.max(0, Number(at) - 1)));
  query.set('numRecords', '3');
  query.set('hideFilters', 'true');
  return `/rest/lsc/listing?${query}`;
}

/** The page view: the input of every fragment of one page, on the server, at hydration and after each intent. */

import { type Brand, brandView, type PageView, type SourceData } from '@forecourt/contracts';
import { textsOf, type ViewTexts } from '@forecourt/packed-view';
import { type ReferenceData, type SearchState, values } from '@forecourt/search-state';
import { sourceParts } from '@forecourt/site';
import { LRUCache } from 'lru-cache';
import type { Address } from '../page-type';
import type { SourceCall } from './fetch-sources';

export function pageView(input: {
  page: string;
  address: Pick<Address, 'state' | 'params' | 'canonical'>;
  brand: Brand;
  data: SourceData;
  /** Sources with stale data. */
  stale?: readonly string[];
  reference: ReferenceData;
  now?: Date;
}): PageView {
  const { page, address, brand, data, stale = [], reference, now = new Date() } = input;
  const { state, params, canonical: url } = address;
  return {
    page,
    params,
    state,
    url,
    data,
    ...(stale.length > 0 && { stale }),
    brand: brandView(brand),
    reference: referenceSlice(reference, state, brand),
    today: now.toISOString().slice(0, 10),
    status: 'ready',
  };
}

/** Maximum of cached slices, one for each combination of makes and models. */
const cachedSlices = 500;
const slices = new WeakMap<ReferenceData, LRUCache<string, ReferenceData>>();

/** Returns the reference data that a search needs: all makes, the models of its makes, the trims of its models. Cached for each combination. */
function referenceSlice(all: ReferenceData, state: SearchState, brand: Brand): ReferenceData {
  const makes = brand.makeCode === undefined ? values(state, 'makeCode') : [brand.makeCode];
  const models = values(state, 'modelCode');
  const known = slices.get(all) ?? new LRUCache<string, ReferenceData>({ max: cachedSlices });
  slices.set(all, known);
  const key = JSON.stringify([makes, models]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const slice = {
    makes: all.makes,
    models: pick(all.models, makes),
    trims: pick(all.trims, models),
    facets: all.facets,
  };
  known.set(key, slice);
  return slice;
}

function pick<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(record, key) ? [[key, record[key]!]] : [])));
}

/**
 * Returns a function for the page view's texts, from the data that has arrived when it is called; serialised again only after more has
 * arrived.
 */
export function viewAsDataArrives(calls: readonly SourceCall[], view: () => PageView): () => ViewTexts {
  let texts: ViewTexts | null = null;
  let settled = -1;
  return () => {
    const now = calls.filter((call) => call.settled !== undefined).length;
    if (texts === null || now !== settled) texts = textsOf(view(), sourceParts);
    settled = now;
    return texts;
  };
}

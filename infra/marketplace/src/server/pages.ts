import type { SearchRequest } from '@forecourt/matching';
import type { Found } from '../search/port';
import { type ListingTexts, readTexts } from './listing-json';
import { type ListingQuery, toRequest } from './query';
import { find, type Services } from './services';

/** Largest number of times a search is run, when its results are written to before they are read. */
const ATTEMPTS = 3;

/**
 * Returns a page of a search with its listings' texts, both of the same state: if one of the listings is written to between the
 * search and the reading, the index applies the write and the search is run again. A listing that has been removed by then is
 * left out of the search, so that the page is full without it.
 */
export async function findPage(
  services: Services,
  query: ListingQuery,
  more: Partial<SearchRequest> = {},
): Promise<{ found: Found; texts: ListingTexts }> {
  const gone: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const request = toRequest({ ...query, excludedIds: [...query.excludedIds, ...gone] }, more);
    const found = await find(services, request);
    const texts = await readTexts(services.store, found.generation, found.ids, query.place);
    const isWhole = texts.ids.length === found.ids.length;
    if (attempt === ATTEMPTS || (isWhole && !(await services.store.isChangedSince(found, found.ids)))) {
      return { found, texts };
    }
    const there = new Set(texts.ids);
    gone.push(...found.ids.filter((id) => !there.has(id)));
    await catchUp(services);
  }
}

async function catchUp({ search, logger }: Services): Promise<void> {
  try {
    await search.catchUp();
  } catch (error) {
    logger.warn({ err: error }, 'the index could not catch up for a page; it shows what there is');
  }
}

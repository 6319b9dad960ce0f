import type { SourceData } from '@forecourt/contracts';
import { type PackedView, unpackView } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';

/** What one search brings to the page. */
export interface PageData {
  sources: SourceData;
  reference: ReferenceData;
}

/** Loads another search through the shell: the same sources, timeouts and fallbacks as a page's. @throws when it failed */
export async function loadView(url: string, needs: readonly string[], signal: AbortSignal): Promise<PageData> {
  const query = new URLSearchParams({ url, needs: needs.join(',') });
  const response = await fetch(`/_shell/view?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The search ${url} was answered with ${response.status}.`);
  const { data, reference } = unpackView((await response.json()) as PackedView);
  return { sources: data, reference };
}

/** What is shown with one more page: new listings after the old, none twice; everything else as it was (R55). */
export function appendPage(shown: PageData, next: PageData): PageData {
  const before = shown.sources.listing;
  const more = next.sources.listing;
  if (before === undefined || more === undefined) return shown;
  const listing = {
    ...before,
    listings: uniqueById([...before.listings, ...more.listings]),
    owners: uniqueById([...before.owners, ...more.owners]),
  };
  return { ...shown, sources: { ...shown.sources, listing } };
}

function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

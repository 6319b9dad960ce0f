import type { PageView } from '@forecourt/contracts';
import type { ReferenceData } from '@forecourt/search-state';
import { type PackedView, unpackFilters } from './packed-view';

/** Number of different reference data that are cached. */
const most = 8;
const references = new Map<string, ReferenceData>();

/** Reads a remote's view from the JSON of `joinTextsFor` and of its reference data, which is read once for all pages that have the same. */
export function readTexts(own: string, reference: string): PageView {
  const { data, ...view } = JSON.parse(own) as Omit<PackedView, 'reference'>;
  return { ...view, data: unpackData(data), reference: referenceOf(reference) };
}

/** Restores the data of a remote's sources, which may lack the part with the facets. */
function unpackData({ listing, ...others }: PackedView['data']): PageView['data'] {
  const filters = listing?.filters && { filters: unpackFilters(listing.filters) };
  return { ...others, ...(listing && { listing: { ...listing, ...filters } }) } as PageView['data'];
}

function referenceOf(text: string): ReferenceData {
  const known = references.get(text);
  if (known !== undefined) return known;
  const [oldest] = references.keys();
  if (oldest !== undefined && references.size >= most) references.delete(oldest);
  const reference = freeze(JSON.parse(text) as ReferenceData);
  references.set(text, reference);
  return reference;
}

/** Freezes plain data, so that no page can change it for the next. */
function freeze<T extends object>(value: T): T {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) freeze(each);
  return Object.freeze(value);
}

import type { PageView } from '@forecourt/contracts';
import type { ReferenceData, ReferenceOption } from '@forecourt/search-state';

/** One option of a facet in the search's answer, which may have more fields than these. */
interface FacetOption {
  value: string;
  label: string;
  count: number;
}

/** The packed part of the search's answer: facets by parameter, unless only other parts are sent. Its other fields are sent unchanged. */
interface Answer {
  filters?: Readonly<Record<string, readonly FacetOption[]>>;
}

/** Data of a page: the search's answer is the source `listing`. */
interface Data {
  listing?: Answer;
}

/**
 * A page view in its form for transfer: a facet's options are columns, which repeat no key, and reference data that equals options of
 * a facet is left out. A facet lists every option of its vocabulary (R24), so most of it would be sent twice.
 */
export interface PackedView extends Omit<PageView, 'reference' | 'data'> {
  data: { listing?: { filters?: Readonly<Record<string, OptionColumns>> } };
  reference: PackedReference;
}

type PackedReference = Omit<ReferenceData, 'makes'> & {
  /** Absent if it equals the facet `makeCode`. */
  makes?: ReferenceData['makes'];
  /** Names of the facets of the reference data that equal those of the answer. */
  held?: readonly string[];
};

interface OptionColumns {
  values: readonly string[];
  labels: readonly string[];
  counts: readonly number[];
  /** Fields that few options have, by the option's index. */
  more?: Readonly<Record<number, object>>;
}

const makesFacet = 'makeCode';

/** Packs a page view for transfer; `unpackView` restores it without loss. */
export function packView(view: PageView): PackedView {
  const { listing, ...others }: Data = view.data;
  return {
    ...view,
    data: { ...others, ...(listing && { listing: packListing(listing) }) },
    reference: listing?.filters === undefined ? view.reference : packReference(view.reference, listing.filters),
  };
}

type Facets = NonNullable<Answer['filters']>;
const packedReferences = new WeakMap<ReferenceData, WeakMap<Facets, PackedReference>>();

/** Packs each pair of reference data and facets once, since neither changes. */
function packReference(reference: ReferenceData, filters: Facets): PackedReference {
  const known = packedReferences.get(reference) ?? new WeakMap<Facets, PackedReference>();
  packedReferences.set(reference, known);
  const before = known.get(filters);
  if (before !== undefined) return before;
  const { makes, facets, ...rest } = reference;
  const isHeld = (name: string, options: readonly ReferenceOption[]) => sameOptions(filters[name], options);
  const held = Object.keys(facets).filter((name) => isHeld(name, facets[name] ?? []));
  const packed = {
    ...rest,
    facets: Object.fromEntries(Object.entries(facets).filter(([name]) => !held.includes(name))),
    ...(held.length > 0 && { held }),
    ...(!isHeld(makesFacet, makes) && { makes }),
  };
  known.set(filters, packed);
  return packed;
}

type PackedListing = NonNullable<PackedView['data']['listing']>;
const packedListings = new WeakMap<Answer, PackedListing>();

/** Packs an answer once, since it never changes. */
function packListing(answer: Answer): PackedListing {
  const before = packedListings.get(answer);
  if (before !== undefined) return before;
  const { filters, ...listing } = answer;
  const packed = filters === undefined ? listing : { ...listing, filters: mapValues(filters, toColumns) };
  packedListings.set(answer, packed);
  return packed;
}

/** Restores the page view that was packed. */
export function unpackView(packed: PackedView): PageView {
  const { makes, held = [], facets, ...rest } = packed.reference;
  const { listing, ...others } = packed.data;
  const filters = unpackFilters(listing?.filters ?? {});
  const optionsOf = (name: string) => (filters[name] ?? []).map(({ value, label }) => ({ code: value, label }));
  return {
    ...packed,
    data: { ...others, ...(listing && { listing: { ...listing, filters } }) } as PageView['data'],
    reference: {
      ...rest,
      makes: makes ?? optionsOf(makesFacet),
      facets: { ...facets, ...Object.fromEntries(held.map((name) => [name, optionsOf(name)])) },
    },
  };
}

/** Restores the facets of an answer. */
export function unpackFilters(filters: Readonly<Record<string, OptionColumns>>): Record<string, FacetOption[]> {
  return mapValues(filters, toOptions);
}

function toColumns(options: readonly FacetOption[]): OptionColumns {
  const more: Record<number, object> = {};
  options.forEach(({ value: _value, label: _label, count: _count, ...rest }, index) => {
    if (Object.keys(rest).length > 0) more[index] = rest;
  });
  return {
    values: options.map(({ value }) => value),
    labels: options.map(({ label }) => label),
    counts: options.map(({ count }) => count),
    ...(Object.keys(more).length > 0 && { more }),
  };
}

function toOptions({ values, labels, counts, more }: OptionColumns): FacetOption[] {
  return values.map((value, index) => ({ value, label: labels[index]!, count: counts[index]!, ...more?.[index] }));
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

const compared = new WeakMap<readonly FacetOption[], { options: readonly ReferenceOption[]; same: boolean }>();

/** Compares two lists once, since neither changes. */
function sameOptions(filter: readonly FacetOption[] | undefined, options: readonly ReferenceOption[]): boolean {
  if (filter === undefined) return false;
  const before = compared.get(filter);
  if (before?.options === options) return before.same;
  const same =
    filter.length === options.length &&
    options.every(({ code, label }, index) => filter[index]?.value === code && filter[index]?.label === label);
  compared.set(filter, { options, same });
  return same;
}

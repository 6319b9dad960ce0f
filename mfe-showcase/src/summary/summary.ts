import type { PageView, SourceData } from '@forecourt/contracts';
import { modelPath } from '@forecourt/listing';
import { labelOf, type Reference } from '@forecourt/search-kit';
import { formatCount, formatPrice } from '@forecourt/ui';

/** Parameters that a search may have besides its make: order, page and place, but nothing about the cars. */
const besides: readonly string[] = [
  ...[
    'makeCode',
    'listingType',
    'zip',
    'city',
    'state',
    'searchRadius',
    'sortBy',
    'firstRecord',
    'numRecords',
    'extra',
  ],
];

/** Number of models that a summary names. */
const mostModels = 5;

export interface Summary {
  make: string;
  /** Its sentences, all of them computed from the answer. */
  text: string;
  /** The models with most cars, with their pages. */
  models: readonly { label: string; href: string }[];
}

/**
 * Returns the summary of a search for one make; null for any other search (of several makes, a model, or with other filters), on further
 * pages, and without results. Only single values feed a summary (section 2, R16).
 */
export function summaryOf(
  state: PageView['state'],
  listing: Pick<NonNullable<SourceData['listing']>, 'filters' | 'stats' | 'totalResultCount'> | undefined,
  reference: Reference,
): Summary | null {
  const [code, ...others] = state.makeCode ?? [];
  const names = Object.entries(state).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (code === undefined || others.length > 0 || (state.firstRecord ?? 0) > 0) return null;
  if (listing === undefined || listing.totalResultCount === 0 || names.some((name) => !besides.includes(name)))
    return null;
  const { totalResultCount: total, stats, filters } = listing;
  const make = labelOf('makeCode', code, state, reference);
  const cars = total === 1 ? `One ${make} fits` : `${formatCount(total)} cars by ${make} fit`;
  const facts = [
    between(stats.derivedprice, formatPrice, 'at a price of ', 'at prices from '),
    between(stats.year, String, 'of model year ', 'of model years '),
  ].filter((fact) => fact !== undefined);
  const counted = (filters.modelCode ?? []).filter(({ count }) => count > 0);
  const models = [...counted]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostModels)
    .flatMap(({ value, label, count }) => {
      const href = modelPath(value, reference);
      return href === undefined ? [] : [{ label: `${make} ${label} (${formatCount(count)})`, href }];
    });
  const kinds = counted.length > 1 ? ` They are of ${formatCount(counted.length)} models.` : '';
  return { make, text: `${[`${cars} this search`, ...facts].join(', ')}.${kinds}`, models };
}

type Range = { min: number; max: number } | null;

function between(range: Range, textOf: (value: number) => string, one: string, many: string): string | undefined {
  if (range === null) return undefined;
  const { min, max } = range;
  return min === max ? one + textOf(min) : `${many}${textOf(min)} to ${textOf(max)}`;
}

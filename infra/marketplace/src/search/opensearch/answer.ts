import {
  type Criteria,
  type FacetName,
  facetNames,
  type SteppedParam,
  steppedNames,
  steppedParams,
} from '@forecourt/matching';
import * as z from 'zod';
import { type BinName, binNames } from '../../listing/facets';
import { narrowingOf } from '../narrowing';
import type { Counts, Extent, SearchResult } from '../port';
import { positionSchema } from './position';
import type { Hit } from './varied';

const measuredSchema = z.object({
  buckets: z.array(z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() })).optional(),
  /** More codes than were requested: the counts would not be exact. */
  sum_other_doc_count: z.literal(0).optional(),
  min: z.number().nullish(),
  max: z.number().nullish(),
});
type Measured = z.infer<typeof measuredSchema>;

/** An answer to the request of a search. Partial answers are refused: they would be wrong. */
export const answerSchema = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({
    total: z.object({ value: z.number(), relation: z.literal('eq') }),
    hits: z.array(z.object({ _id: z.string(), fields: z.object({ ownerId: z.tuple([z.string()]) }).optional() })),
  }),
  aggregations: z
    .object({ position: positionSchema })
    .catchall(z.object({ doc_count: z.number() }).catchall(measuredSchema)),
});
export type Answer = z.infer<typeof answerSchema>;

export const hitsOf = ({ hits }: Answer): Hit[] =>
  hits.hits.map(({ _id, fields }) => ({ id: _id, owner: fields?.ownerId[0] ?? '' }));

/** Returns the counts and statistics of an answer to `searchBody`. @param ids the page */
export function resultOf({ hits, aggregations }: Answer, criteria: Criteria, ids: string[]): SearchResult {
  const { position: _, ...groups } = aggregations;
  const measured = new Map<string, Measured>();
  for (const group of Object.values(groups)) {
    for (const [name, value] of Object.entries(group)) if (typeof value === 'object') measured.set(name, value);
  }
  const bucketsOf = (name: string) => measured.get(name)?.buckets ?? [];
  const countsOf = (name: string): Counts =>
    Object.fromEntries(bucketsOf(name).flatMap(({ key, doc_count }) => (doc_count === 0 ? [] : [[key, doc_count]])));
  const extentOf = (name: string): Extent => {
    const { min, max } = measured.get(name) ?? {};
    return typeof min === 'number' && typeof max === 'number' ? { min, max } : null;
  };
  const counts = record(facetNames, (facet: FacetName) => countsOf(`counts:${facet}`));
  const isValid = Object.keys(criteria.invalid).length === 0;
  const total = isValid ? hits.total.value : 0;
  return {
    ...{ ids, total, counts },
    narrowing: narrowingOf(counts, total, criteria),
    steps: record(steppedNames, (param: SteppedParam) => {
      const found = countsOf(`steps:${param}`);
      return steppedParams[param].steps.map((step) => found[String(step)] ?? 0);
    }),
    stats: { price: extentOf('stats:price'), year: extentOf('stats:year'), mileage: extentOf('stats:mileage') },
    bins: record(binNames, (name: BinName) => countsOf(`bins:${name}`)),
  };
}

function record<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}

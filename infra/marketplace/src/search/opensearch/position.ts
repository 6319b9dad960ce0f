/**
 * Reads the position of an index: the last entry of the store's log that it includes. Two documents of the index hold it:
 * a write stores its target in `begun` before all other documents, and in `complete` after them. A search that finds both equal sees
 * each commit as a whole, even if a marketplace was killed while it wrote.
 */
import * as z from 'zod';
import type { MarkedChange } from '../../store/port';
import type { IndexPosition } from '../port';
import type { OpenSearchClient } from './client';
import { among, isListing, type Query } from './filters';

/** The two documents. */
export const isPosition = among('kind', ['begun', 'complete']);

const latest = (kind: string, field: string): Query => ({
  filter: { term: { kind } },
  aggs: { value: { max: { field } } },
});

/** Their content, as aggregations. */
export const positionAggregation: Query = {
  filter: isPosition,
  aggs: {
    begun: latest('begun', 'seq'),
    complete: latest('complete', 'seq'),
    generation: latest('complete', 'generation'),
  },
};

/** Timeout of a request for a position, ms. */
const timeoutMs = 3_000;

export interface Place {
  generation: number;
  /** The last entry of the store's log that the index includes. */
  seq: number;
}

/** An index, and the state of the store that it represents. */
export interface IndexedState extends IndexPosition {
  /** Name of the index. */
  index: string;
  /** An entry of the log that the index includes, with its mark. */
  change: MarkedChange;
  /** Number of listings that are gone and still have a document. */
  gone: number;
}

const latestSchema = z.object({ value: z.object({ value: z.number().nullable() }) });
export const positionSchema = z.object({ begun: latestSchema, complete: latestSchema, generation: latestSchema });

/** Returns the place that a search saw; null if it saw a write that is not complete. */
export function placeOf({ begun, complete, generation }: z.infer<typeof positionSchema>): Place | null {
  const isWhole = begun.value.value !== null && begun.value.value === complete.value.value;
  return isWhole ? { generation: generation.value.value!, seq: complete.value.value! } : null;
}

/** Whether one place is an earlier state of the store than another. */
export const isBefore = (one: Place, other: Place) => one.generation < other.generation || one.seq < other.seq;

const stateSchema = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _index: z.string(),
        fields: z.object({
          seq: z.tuple([z.number()]),
          generation: z.tuple([z.number()]),
          markedSeq: z.tuple([z.number()]),
          mark: z.tuple([z.string()]),
        }),
      }),
    ),
  }),
  aggregations: z.object({
    position: positionSchema,
    listings: z.object({ doc_count: z.number() }),
    gone: z.object({ doc_count: z.number() }),
  }),
});

/** Reads the last complete state of an index. @param index a name or alias @returns null if there is no such index, or no complete state yet */
export async function readState(client: OpenSearchClient, index: string): Promise<IndexedState | null> {
  const answer = await client.send({
    ...{ method: 'POST', path: `/${index}/_search?allow_partial_search_results=false`, timeoutMs, absent: null },
    schema: stateSchema.nullable(),
    body: {
      ...{ query: { match_all: {} }, post_filter: { term: { kind: 'complete' } }, size: 1, track_total_hits: false },
      docvalue_fields: ['seq', 'generation', 'markedSeq', 'mark'],
      aggs: {
        position: positionAggregation,
        listings: { filter: isListing },
        gone: { filter: { term: { kind: 'gone' } } },
      },
    },
  });
  const [hit] = answer?.hits.hits ?? [];
  if (answer === null || hit === undefined) return null;
  const { seq, generation, markedSeq, mark } = hit.fields;
  const { listings, gone } = answer.aggregations;
  return {
    ...{ index: hit._index, generation: generation[0], seq: seq[0] },
    change: { seq: markedSeq[0], mark: mark[0] },
    ...{ listings: listings.doc_count, gone: gone.doc_count },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { SearchDocument } from '@forecourt/matching';
import * as z from 'zod';
import type { IndexSource, MarkedChange } from '../../store/port';
import { SearchUnavailable } from '../port';
import type { OpenSearchClient } from './client';
import { goneSource, toSource } from './mapping';
import type { Place } from './position';

/** Approximate size of a request, bytes; larger ones are no faster. */
const REQUEST_BYTES = 4_000_000;
/** Timeout of a request, ms. */
const timeoutMs = 30_000;
/** Pauses between repetitions while the cluster is too busy, ms. */
const pauses = [200, 500, 1_000, 2_000, 4_000];
/** Number of log entries that are read at a time. */
const PIECE = 1_000;

const bulkSchema = z.object({
  errors: z.boolean(),
  items: z.array(
    z.object({
      index: z.object({
        status: z.number(),
        error: z.looseObject({ type: z.string(), reason: z.string() }).optional(),
      }),
    }),
  ),
});

/** Returns a document with its version: of two writes of a document the one with the higher version stays, in whichever order they arrive. */
function lineOf(id: string, version: number, source: object): string {
  const action = { index: { _id: id, version, version_type: 'external' } };
  return `${JSON.stringify(action)}\n${JSON.stringify(source)}\n`;
}

/** Writes documents to an index; each replaces an older version, and is refused where a newer one is stored. */
export class IndexWriter {
  /** @param alias of the index for writes: with it, a late write cannot create an index that was removed */
  constructor(
    private readonly client: OpenSearchClient,
    private readonly alias: string,
  ) {}

  /** Adds listings of a generation that is being loaded. @param version the log's last entry before they were read */
  async load(documents: readonly SearchDocument[], version: number): Promise<void> {
    await this.send(documents.map((document) => lineOf(document.id, version, toSource(document))));
  }

  /** Writes what has changed until an entry of the log, and makes it visible as a whole. */
  async apply(changes: ReadonlyMap<string, SearchDocument | null>, to: Place, change: MarkedChange): Promise<void> {
    const { seq, generation } = to;
    const listings = [...changes].map(([id, document]) =>
      lineOf(id, seq, document === null ? goneSource(id) : toSource(document)),
    );
    // Ids of listings have no tilde.
    await this.send([lineOf('~begun', seq, { kind: 'begun', seq }), ...listings]);
    const complete = { kind: 'complete', seq, generation, markedSeq: change.seq, mark: change.mark };
    await this.sendOne([lineOf('~complete', seq, complete)], true);
  }

  private async send(lines: readonly string[]): Promise<void> {
    for (const request of inRequests(lines)) await this.sendOne(request);
  }

  /** Sends documents, and repeats the request while the cluster is too busy for some of them. */
  private async sendOne(lines: readonly string[], isVisible = false): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const { items } = await this.client.send({
        ...{ method: 'POST', schema: bulkSchema, timeoutMs },
        path: `/${this.alias}/_bulk?require_alias=true&timeout=10s${isVisible ? '&refresh=true' : ''}`,
        body: lines.join(''),
      });
      const failed = items.flatMap(({ index: { status, error } }) =>
        error === undefined || status === 409 ? [] : [{ status, error }],
      );
      if (failed.length === 0) return;
      const [first] = failed;
      const isBusy = failed.every(({ status, error }) => status === 429 && error.type !== 'cluster_block_exception');
      const pause = pauses[tries];
      if (!isBusy || pause === undefined) {
        const { type, reason } = first!.error;
        throw new SearchUnavailable(`${this.client.name} did not take ${failed.length} documents: ${type}, ${reason}`);
      }
      // Documents that were stored are refused the second time, because they have this version already.
      await wait(pause);
    }
  }
}

function inRequests(lines: readonly string[]): string[][] {
  const requests: string[][] = [];
  let size = REQUEST_BYTES;
  for (const line of lines) {
    if (size + line.length > REQUEST_BYTES) {
      requests.push([]);
      size = 0;
    }
    requests.at(-1)!.push(line);
    size += line.length;
  }
  return requests;
}

/** The listings that changed, as they are at the end of the log. */
export interface Changes {
  listings: Map<string, SearchDocument | null>;
  /** The end of the log. */
  seq: number;
  /** An entry until there, with its mark. */
  change: MarkedChange;
}

/**
 * Reads everything that changed after an entry of the log, as it is at one moment: a listing that changes while the log is read is read
 * again. So documents of a higher version are never older. Null if the log does not go back that far.
 */
export async function readChangesAfter(source: IndexSource, { generation, seq }: Place): Promise<Changes | null> {
  const listings = new Map<string, SearchDocument | null>();
  const change = await source.lastMarkedChange();
  for (let after = seq; ; ) {
    const piece = await source.readChanges(generation, after, PIECE);
    if (piece === null) return null;
    for (const [id, document] of piece.listings) listings.set(id, document);
    if (!piece.hasMore) return { listings, seq: piece.seq, change };
    after = piece.seq;
  }
}

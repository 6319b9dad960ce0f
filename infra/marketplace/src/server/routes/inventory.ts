import { serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { reasons } from '../../feed/outcome';
import type { InventoryItem } from '../../listing/record';
import { ProblemError } from '../../problems';
import { untilSearchable } from '../../search/searchable';
import { InventoryError } from '../../store/port';
import { listingId } from '../parameters';
import { maxRecords, type ReadRecord, readRecords, recordSchema, recordsOf } from '../records';
import * as schemas from '../schemas';
import type { Services } from '../services';
import { onlyWriters } from '../writers';

/** Longest wait for written listings to become searchable; only loading a new inventory takes as long. */
const PATIENCE_MILLISECONDS = 2_000;
/** Listings and owners in one commit, which takes about ten milliseconds. */
const ITEMS_A_COMMIT = 100;

/** Responds once the listings are searchable, with the outcome of each record. */
export const writeRecords = serviceRoute<Services>(
  {
    method: 'post',
    path: '/inventory/listings',
    isSecured: true,
    summary: `Adds or changes single listings, from one record or an array of at most ${maxRecords}; answers once they are stored.`,
    body: {
      schema: z.union([recordSchema, z.array(recordSchema).min(1).max(maxRecords)]),
      types: ['application/json'],
      limit: '4mb',
    },
    answer: schemas.writtenSchema,
    status: 200,
    refusals: [400, 401, 409, 413, 415, 422],
    example: '/inventory/listings',
  },
  (services) => {
    const { search, metrics, match, now, tokens } = services;
    return {
      before: [onlyWriters(tokens)],
      handlers: [
        async (request, response) => {
          const read = await readRecords(recordsOf(request.body), match, now());
          for (const { rejection } of read) if (rejection !== null) metrics.countWrite('rejected');
          const items = itemsOf(read);
          if (items.length === 0) {
            throw new ProblemError(
              'no-usable-record',
              'No record can be used, so nothing was written. Correct them and send them again.',
              read.map(reasonOf),
            );
          }
          const { listings, ...position } = await asked(writeInTurns(services, items));
          for (const { outcome } of listings) metrics.countWrite(outcome);
          const searchable = await untilSearchable(search, position, PATIENCE_MILLISECONDS);
          const outcomes = listings.values();
          response.json({
            searchable,
            records: read.map(({ rejection, leftOut }) =>
              rejection === null ? { ...outcomes.next().value, leftOut } : { outcome: 'rejected', ...rejection },
            ),
          });
        },
      ],
    };
  },
);

export const retireListing = serviceRoute<Services>(
  {
    method: 'delete',
    path: '/inventory/listings/:id',
    isSecured: true,
    summary: 'Removes a listing from the inventory; answers once the removal is stored.',
    parameters: [listingId],
    answer: null,
    status: 204,
    refusals: [401, 404, 409],
    example: '/inventory/listings/l-0001',
  },
  ({ search, metrics, now, store, tokens }) => ({
    before: [onlyWriters(tokens)],
    handlers: [
      async (request, response) => {
        const id = String(request.params.id);
        const written = await asked(store.retireListings([id], { now }));
        const [listing] = written.listings;
        metrics.countWrite(listing!.outcome);
        if (listing!.outcome === 'unknown') {
          throw new ProblemError(
            'unknown-listing',
            `There is no listing ${id} that could be retired. It may have been before.`,
          );
        }
        await untilSearchable(search, written, PATIENCE_MILLISECONDS);
        response.status(204).end();
      },
    ],
  }),
);

/** Writes listings in several commits; other requests are served in between. */
async function writeInTurns({ now, store }: Services, items: readonly InventoryItem[]) {
  let written = await store.writeListings(items.slice(0, ITEMS_A_COMMIT), { now });
  for (let at = ITEMS_A_COMMIT; at < items.length; at += ITEMS_A_COMMIT) {
    await new Promise(setImmediate);
    const next = await store.writeListings(items.slice(at, at + ITEMS_A_COMMIT), { now });
    written = { ...next, listings: [...written.listings, ...next.listings] };
  }
  return written;
}

/** Returns the listings, each after its seller; of several records of a seller the first counts, as in a feed. */
function itemsOf(read: readonly ReadRecord[]): InventoryItem[] {
  const owners = new Set<string>();
  return read.flatMap(({ items }): InventoryItem[] => {
    if (items === null) return [];
    const { owner, listing } = items;
    const isFirst = !owners.has(owner.id);
    owners.add(owner.id);
    return [...(isFirst ? [{ kind: 'owner' as const, owner }] : []), { kind: 'listing', listing }];
  });
}

function reasonOf({ rejection }: ReadRecord, at: number): string {
  const { field, value, reason } = rejection!;
  return `record ${at + 1}: ${[field, value].filter((text) => text !== '').join(' ')}: ${reasons[reason]}`;
}

/** Awaits a write. @throws ProblemError `no-inventory` in place of the store's own error */
async function asked<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof InventoryError) throw new ProblemError('no-inventory', error.message);
    throw error;
  }
}

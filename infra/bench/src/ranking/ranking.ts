import type { Appraisal } from '@forecourt/listing';
import { generateInventory } from '@forecourt/marketplace/src/generate';
import { offerFactsOf, withDeal } from '@forecourt/marketplace/src/listing/appraised';
import { toDocument } from '@forecourt/marketplace/src/listing/document';
import { type StoredListing, type StoredOwner, tiers } from '@forecourt/marketplace/src/listing/record';
import { appraiserOf } from '@forecourt/marketplace/src/pricing/price-guides';
import { ColumnarSearch } from '@forecourt/marketplace/src/search/columnar/engine/columnar';
import { milesBetween, toCriteria } from '@forecourt/matching';
import type { SortOption } from '@forecourt/search-state';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { measuredNow, measuredSeed } from '../search/inventory';
import { mixedQueries, type Query, toRequest } from '../search/mix';
import { gradeOf, ndcg } from './grades';

export const rankingTitle = 'what the first ten results are worth to who looks for such a car';

const queries = 60;
/** Fewest results of a graded search: with fewer, every order shows them all. */
const leastResults = 20;
const orders: readonly (readonly [string, SortOption])[] = [
  ['relevance', 'relevance'],
  ['newest first', 'datelistedDESC'],
  ['cheapest first', 'derivedpriceASC'],
  ['dearest first', 'derivedpriceDESC'],
  ['nearest first', 'distanceASC'],
];

/** Rounds in which the cost of each order is measured, in turns, after one round to warm up. */
const rounds = 7;
const pageSize = 30;

/** Grades sort orders by written rules over a generated inventory, and measures the effect of paid tiers and the cost of relevance. */
export async function ranking(bench: Workbench): Promise<Findings> {
  const owners = new Map<string, StoredOwner>();
  const listings = new Map<string, StoredListing>();
  for (const item of generateInventory({ listings: bench.size(50_000, 3_000), seed: measuredSeed, now: measuredNow })) {
    if (item.kind === 'owner') owners.set(item.owner.id, item.owner);
    else listings.set(item.listing.id, item.listing);
  }
  const appraisals = new Map<string, Appraisal | null>();
  const appraise = appraiserOf([...listings.values()].map(offerFactsOf));
  for (const [id, listing] of listings) appraisals.set(id, appraise(offerFactsOf(listing)));
  const filled = (of: (listing: StoredListing) => StoredListing) => {
    const engine = new ColumnarSearch();
    for (const listing of listings.values())
      engine.upsert(
        withDeal(
          toDocument(of(listing), false, owners.get(listing.ownerId)?.rating ?? null),
          appraisals.get(listing.id) ?? null,
        ),
      );
    engine.compact();
    return engine;
  };
  const engine = filled((listing) => listing);
  const turned = filled((listing) => ({
    ...listing,
    tier: tiers[(tiers.indexOf(listing.tier) + 1) % tiers.length]!,
  }));
  const unpaid = filled((listing) => ({ ...listing, tier: 'basic' }));

  const idsOf = (from: ColumnarSearch, { state, ...query }: Query, sortBy: SortOption) => {
    const asked = { ...query, state: { ...state, sortBy, firstRecord: 0, numRecords: listings.size } };
    return from.search(toCriteria(toRequest(asked))).ids;
  };
  const worth = (from: ColumnarSearch, query: Query, sortBy: SortOption) => {
    const { origin } = toRequest(query);
    const grades = idsOf(from, query, sortBy).map((id) => {
      const listing = listings.get(id)!;
      const { lat, lon } = listing;
      const far = lat === null || lon === null ? Number.POSITIVE_INFINITY : 0;
      const miles = origin === null ? null : far + milesBetween(origin, { lat: lat ?? 0, lon: lon ?? 0 });
      const marketPrice = appraisals.get(id)?.estimate ?? null;
      return gradeOf({ listing, owner: owners.get(listing.ownerId)!, marketPrice, miles, now: measuredNow });
    });
    return ndcg(grades);
  };

  const graded = mixedQueries(1_000, measuredSeed)
    .filter((query) => idsOf(engine, query, 'relevance').length >= leastResults)
    .slice(0, bench.size(queries, 5));
  const lines = orders.map(([name, sortBy]) => {
    const all = graded.map((query) => worth(engine, query, sortBy)).sort((a, b) => a - b);
    const off = graded.map((query) => worth(unpaid, query, sortBy));
    return { name, mean: meanOf(all), off: meanOf(off), worst: all[Math.floor(all.length * 0.1)]! };
  });
  const moved = graded.filter((query) => {
    const order = idsOf(engine, query, 'relevance').join();
    return [turned, unpaid].some((other) => idsOf(other, query, 'relevance').join() !== order);
  }).length;
  const costs = costOf(engine, graded);
  const others = lines.slice(1).map(({ mean }) => mean);
  return {
    values: {
      'ranking.ndcg': lines[0]!.mean,
      'ranking.ndcg-best-other': Math.max(...others),
      'ranking.moved-by-tiers': moved,
      'ranking.cost': costs.relevance,
      'ranking.cost-of-price': costs.derivedpriceDESC,
      'ranking.cost-ratio': costs.relevance / costs.derivedpriceDESC,
    },
    tables: [
      {
        head: ['order', 'nDCG@10, mean', 'the same without paid tiers', 'one search in ten is below'],
        lines: lines.map(({ name, mean, off, worst }) => [name, mean.toFixed(3), off.toFixed(3), worst.toFixed(3)]),
      },
    ],
    notes: [
      `${graded.length} searches of the mix with ${leastResults} results and more, over ${listings.size.toLocaleString('en-US')} generated listings; each result has a grade of 0 to 4 by the rules in src/ranking/grades.ts.`,
      'Paid tiers: the same searches over the same inventory, each listing with the next tier, and all without one.',
      `Cost: pages of ${pageSize} of the same searches, with totals and counts; the median of ${rounds} rounds in which the orders take turns.`,
    ],
  };
}

const meanOf = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;

/** Returns the CPU time of a search by relevance and by price, ms; the searches differ in the order only. */
function costOf(engine: ColumnarSearch, queries: readonly Query[]): Record<'relevance' | 'derivedpriceDESC', number> {
  const compared = ['relevance', 'derivedpriceDESC'] as const;
  const times = { relevance: [] as number[], derivedpriceDESC: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const sortBy of compared) {
      const criteria = queries.map(({ state, ...query }) =>
        toCriteria(toRequest({ ...query, state: { ...state, sortBy, firstRecord: 0, numRecords: pageSize } })),
      );
      const begun = process.cpuUsage();
      for (const each of criteria) engine.search(each);
      const { user, system } = process.cpuUsage(begun);
      if (round > 0) times[sortBy].push((user + system) / 1000 / queries.length);
    }
  }
  const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return { relevance: median(times.relevance), derivedpriceDESC: median(times.derivedpriceDESC) };
}

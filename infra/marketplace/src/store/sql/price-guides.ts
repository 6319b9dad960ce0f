import { anyOf, rowsOf } from '@forecourt/database';
import type { Appraisal, Unrated } from '@forecourt/listing';
import type { SearchDocument } from '@forecourt/matching';
import { type Kysely, sql } from 'kysely';
import type { GroupGuide, MarketGuide } from '../../pricing/guide';
import { groupOf, type OfferFacts } from '../../pricing/offer';
import { type PriceGuides, priceOfOffer } from '../../pricing/price-guides';
import { dialectOf } from './dialects/dialects';
import type { Database } from './schema';

/** The name of the market's figures among those of the groups. */
export const marketName = '';

/** Published figures of some groups of a generation; their JSON is parsed when it is first needed. */
export class GuideBook {
  private readonly parsed = new Map<string, GroupGuide | null>();
  readonly market: MarketGuide | null;

  constructor(private readonly bodies: ReadonlyMap<string, string | null>) {
    const market = bodies.get(marketName);
    this.market = market == null ? null : (JSON.parse(market) as MarketGuide);
  }

  /** Returns the estimate of a vehicle, or why there is none. */
  priceOf(facts: OfferFacts): Appraisal | Unrated {
    return priceOfOffer(facts, this.groupGuide, this.market);
  }

  appraise(facts: OfferFacts): Appraisal | null {
    const price = this.priceOf(facts);
    return typeof price === 'string' ? null : price;
  }

  private readonly groupGuide = (name: string): GroupGuide | null => {
    let guide = this.parsed.get(name);
    if (guide === undefined) {
      const body = this.bodies.get(name);
      guide = body == null ? null : (JSON.parse(body) as GroupGuide);
      this.parsed.set(name, guide);
    }
    return guide;
  };
}

/** Reads the figures of a generation: all of them, or those of some groups. */
export async function readGuides(
  db: Kysely<Database>,
  generation: number,
  names: readonly string[] | null = null,
): Promise<GuideBook> {
  let guides = db.selectFrom('priceGuides').select(['name', 'body']).where('generation', '=', generation);
  if (names !== null) guides = guides.where('name', 'in', anyOf(db, 'text', [marketName, ...new Set(names)]));
  const rows = await guides.execute();
  return new GuideBook(new Map(rows.map(({ name, body }) => [name, body])));
}

/** Writes the figures of a generation in place of the present ones; to be called in a transaction. */
export async function writeGuides(
  transaction: Kysely<Database>,
  generation: number,
  { market, groups }: PriceGuides,
): Promise<void> {
  const rows = rowsOf(transaction, { name: 'text', body: 'text', offers: 'integer' }, [
    [marketName, JSON.stringify(market), 0],
    ...[...groups].map(([name, { guide, offers }]) => [name, JSON.stringify(guide), offers]),
  ]);
  await transaction.deleteFrom('priceGuides').where('generation', '=', generation).execute();
  await sql`
    insert into "priceGuides" ("generation", "name", "body", "offers", "changes")
    select ${generation}, "name", "body", "offers", 0 from ${rows} as "given"`.execute(transaction);
}

/** Counts writes to listings of groups, so that their figures are computed again; to be called in the transaction of the writes. */
export async function countGroupChanges(
  transaction: Kysely<Database>,
  generation: number,
  listings: readonly Pick<OfferFacts, 'modelCode' | 'listingType'>[],
): Promise<void> {
  if (listings.length === 0) return;
  const names = anyOf(transaction, 'text', listings.map(groupOf));
  await sql`
    insert into "priceGuides" ("generation", "name", "body", "offers", "changes")
    select ${generation}, "value", null, 0, count(*) from ${names} as "given" where true group by "value"
    on conflict ("generation", "name") do update set "changes" = "priceGuides"."changes" + excluded."changes"`.execute(
    transaction,
  );
}

/** The columns of a listing that its usual price, and that of comparable ones, depends on. */
export const offerColumns = [
  ...(['price', 'year', 'mileage', 'ownerId', 'modelCode', 'listingType', 'trimCode', 'driveGroup'] as const),
  ...(['fuelTypeGroup', 'engineCode', 'truckCabSize', 'state', 'sellerType'] as const),
] as const;

/** The facts that a usual price depends on, as one JSON text. */
export const offerCells = (db: Kysely<Database>) => dialectOf(db).array(offerColumns.map((column) => sql.ref(column)));

export function toOfferFacts(cells: string): OfferFacts {
  const facts = JSON.parse(cells) as unknown[];
  return Object.fromEntries(offerColumns.map((column, at) => [column, facts[at]])) as unknown as OfferFacts;
}

/** Returns the same facts of a search document. */
export function offerFactsOfDocument({ price, year, mileage, ownerId, state, codes }: SearchDocument): OfferFacts {
  const code = (name: 'trimCode' | 'driveGroup' | 'fuelTypeGroup' | 'engineCode' | 'truckCabSize') =>
    codes[name][0] ?? null;
  // Without spreading, which would slow the start down.
  return {
    price,
    year,
    mileage,
    ownerId,
    state,
    modelCode: codes.modelCode[0] ?? '',
    listingType: codes.listingType[0] ?? '',
    sellerType: codes.sellerType[0] ?? '',
    trimCode: code('trimCode'),
    driveGroup: code('driveGroup'),
    fuelTypeGroup: code('fuelTypeGroup'),
    engineCode: code('engineCode'),
    truckCabSize: code('truckCabSize'),
  };
}

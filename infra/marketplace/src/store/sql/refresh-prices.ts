import { type Kysely, sql } from 'kysely';
import { type OfferFacts, offerOf } from '../../pricing/offer';
import { Offers } from '../../pricing/offers';
import { computeGroupGuide, computeGuides } from '../../pricing/price-guides';
import { logChanges, pruneChanges } from './change-log';
import { dialectOf } from './dialects/dialects';
import { GuideBook, marketName, offerCells, readGuides, toOfferFacts, writeGuides } from './price-guides';
import type { Database } from './schema';

/** A group is computed again once this share of its offers was written, and at least one. */
const staleShare = 0.05;
/** Groups that are computed in one call, the most changed first. */
const groupsAtOnce = 20;
const CHUNK = 4_000;

/**
 * Computes the figures of groups again of which enough listings were written, each in a transaction with entries in the change log
 * for the listings whose rating changes; those of a whole inventory that has none yet.
 * @returns the number of computed groups
 */
export async function refreshPrices(db: Kysely<Database>, now: () => number, keptChanges?: number): Promise<number> {
  const active = await db.selectFrom('generations').select('id').where('state', '=', 'active').executeTakeFirst();
  if (active === undefined) return 0;
  const { id: generation } = active;
  const { market } = await readGuides(db, generation, []);
  if (market === null) return ratePrices(db, generation, now, keptChanges);
  const stale = await db
    .selectFrom('priceGuides')
    .select('name')
    .where('generation', '=', generation)
    .where('name', '!=', marketName)
    .where('changes', '>', 0)
    .where(sql<boolean>`"changes" >= "offers" * ${sql.lit(staleShare)}`)
    .orderBy('changes', 'desc')
    .limit(groupsAtOnce)
    .execute();
  for (const { name } of stale) await refreshGroup(db, generation, name, now(), keptChanges);
  return stale.length;
}

function refreshGroup(
  db: Kysely<Database>,
  generation: number,
  name: string,
  at: number,
  keptChanges?: number,
): Promise<void> {
  return dialectOf(db).write(db, async (transaction) => {
    const before = await readGuides(transaction, generation, [name]);
    if (before.market === null || !(await isStale(transaction, generation, name))) return;
    const members = await readMembers(transaction, generation, name);
    const guide = computeGroupGuide(
      name,
      members.map(({ facts }) => facts),
      before.market,
    );
    const body = guide && JSON.stringify(guide);
    const after = new GuideBook(
      new Map([
        [marketName, JSON.stringify(before.market)],
        [name, body],
      ]),
    );
    await transaction
      .updateTable('priceGuides')
      .set({ body, offers: members.length, changes: 0 })
      .where('generation', '=', generation)
      .where('name', '=', name)
      .execute();
    const changed = members.filter(({ facts }) => isRatedAnew(before, after, facts)).map(({ id }) => id);
    await logChanges(transaction, generation, 'listing', changed, at);
    await pruneChanges(transaction, at, keptChanges);
  });
}

/** Whether a group's listings were written since its figures were computed; another process may have computed them meanwhile. */
async function isStale(transaction: Kysely<Database>, generation: number, name: string): Promise<boolean> {
  const group = await transaction
    .selectFrom('priceGuides')
    .select('changes')
    .where('generation', '=', generation)
    .where('name', '=', name)
    .executeTakeFirst();
  return group !== undefined && group.changes > 0;
}

async function readMembers(transaction: Kysely<Database>, generation: number, name: string) {
  const space = name.indexOf(' ');
  const rows = await transaction
    .selectFrom('listings')
    .select(['id', offerCells(transaction).as('cells')])
    .where('generation', '=', generation)
    .where('modelCode', '=', name.slice(space + 1))
    .where('listingType', name.slice(0, space) === 'NEW' ? '=' : '!=', 'NEW')
    .execute();
  return rows.map(({ id, cells }) => ({ id, facts: toOfferFacts(cells) }));
}

/**
 * Computes the figures of a whole inventory, and logs the listings whose rating changes with it.
 * @returns the number of groups
 */
export async function ratePrices(
  db: Kysely<Database>,
  generation: number,
  now: () => number,
  keptChanges?: number,
): Promise<number> {
  const before = await readGuides(db, generation);
  const offers = new Offers();
  for await (const rows of allOffers(db, generation)) {
    for (const { facts } of rows) {
      const offer = offerOf(facts);
      if (offer !== null) offers.add(offer);
    }
  }
  const guides = computeGuides(offers);
  const bodies = [...guides.groups].map(([name, { guide }]) => [name, JSON.stringify(guide)] as const);
  const after = new GuideBook(new Map([[marketName, JSON.stringify(guides.market)], ...bodies]));
  const changed: string[] = [];
  for await (const rows of allOffers(db, generation)) {
    for (const { id, facts } of rows) if (isRatedAnew(before, after, facts)) changed.push(id);
  }
  await dialectOf(db).write(db, async (transaction) => {
    await writeGuides(transaction, generation, guides);
    await logChanges(transaction, generation, 'listing', changed, now());
    await pruneChanges(transaction, now(), keptChanges);
  });
  return guides.groups.size;
}

/** Reads the facts of all listings in the order of the table, which is the fastest. */
async function* allOffers(db: Kysely<Database>, generation: number) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('listings')
      .select(['pk', 'id', offerCells(db).as('cells')])
      // The plus keeps the database from using an index on the generation.
      .where(sql<number>`+"generation"`, '=', generation)
      .where('pk', '>', after)
      .orderBy('pk')
      .limit(CHUNK)
      .execute();
    yield rows.map(({ id, cells }) => ({ id, facts: toOfferFacts(cells) }));
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.pk;
  }
}

function isRatedAnew(before: GuideBook, after: GuideBook, facts: OfferFacts): boolean {
  const [old, present] = [before.appraise(facts), after.appraise(facts)];
  return old?.estimate !== present?.estimate || old?.deal !== present?.deal;
}

/** Reads the facts of all listings of a generation. */
export async function* readOffers(db: Kysely<Database>, generation: number): AsyncGenerator<OfferFacts> {
  for await (const rows of allOffers(db, generation)) for (const { facts } of rows) yield facts;
}

/** What brings people back: favourites, the budget, deals, push messages, and what they said of the site. */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { dropBrowsersOf } from '../push/browsers';
import type { Owner } from '../sign-in/owner';
import type { Kept } from './retained';

const when = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs).toISOString());

/** Rows of a device become the person's; where both have one of something, the person's stays. */
const mergeRows =
  (table: 'favourites' | 'deals' | 'wallets') =>
  async (trx: Transaction<Database>, device: Owner, person: Owner): Promise<void> => {
    await sql`update or ignore ${sql.table(table)} set "owner" = ${person} where "owner" = ${device}`.execute(trx);
    await trx.deleteFrom(table).where('owner', '=', device).execute();
  };

export const memoryRows: readonly Kept[] = [
  {
    name: 'favourites',
    title: 'Saved cars',
    retention: 'until you take them away, at most for two years',
    retentionDays: 730,
    aged: { table: 'favourites', by: 'savedAt' },
    async exportOf(db, { owner }) {
      const rows = await db.selectFrom('favourites').selectAll().where('owner', '=', owner).orderBy('id').execute();
      return rows.map(({ listingId, title, href, price, priceThen, savedAt, soldAt }) => ({
        ...{ listingId, title, href, price, priceThen },
        ...{ savedAt: when(savedAt), soldAt: when(soldAt) },
      }));
    },
    async erase(trx, { owner }) {
      await trx.deleteFrom('favourites').where('owner', '=', owner).execute();
    },
    merge: mergeRows('favourites'),
  },
  {
    name: 'wallet',
    title: 'Your budget',
    retention: 'until you remove it, at most for two years after the last change',
    retentionDays: 730,
    aged: { table: 'wallets', by: 'updatedAt' },
    async exportOf(db, { owner }) {
      const rows = await db.selectFrom('wallets').selectAll().where('owner', '=', owner).execute();
      return rows.map(({ wallet, updatedAt }) => ({ ...(JSON.parse(wallet) as object), updatedAt: when(updatedAt) }));
    },
    async erase(trx, { owner }) {
      await trx.deleteFrom('wallets').where('owner', '=', owner).execute();
    },
    merge: mergeRows('wallets'),
  },
  {
    name: 'deals',
    title: 'Deals that you worked out',
    retention: 'for one year after the last change',
    retentionDays: 365,
    aged: { table: 'deals', by: 'updatedAt' },
    async exportOf(db, { owner }) {
      const rows = await db.selectFrom('deals').selectAll().where('owner', '=', owner).orderBy('id').execute();
      return rows.map(({ carId, deal, createdAt, updatedAt }) => ({
        ...{ carId, deal: JSON.parse(deal) as object },
        ...{ createdAt: when(createdAt), updatedAt: when(updatedAt) },
      }));
    },
    async erase(trx, { owner }) {
      await trx.deleteFrom('deals').where('owner', '=', owner).execute();
    },
    merge: mergeRows('deals'),
  },
  {
    name: 'notifications',
    title: 'Browsers that take notifications',
    retention: 'until you switch them off, or for one year',
    retentionDays: 365,
    aged: { table: 'pushSubscriptions', by: 'createdAt' },
    async exportOf(db, { owner }) {
      const rows = await db.selectFrom('pushSubscriptions').selectAll().where('owner', '=', owner).execute();
      return rows.map(({ brand, pixallId, endpoint, timeZone, quietFrom, quietTo, createdAt }) => ({
        ...{ brand, pixallId, pushService: new URL(endpoint).host, timeZone, quietFrom, quietTo },
        createdAt: when(createdAt),
      }));
    },
    async erase(trx, { owner }) {
      await dropBrowsersOf(trx, owner);
    },
    async merge(trx, device, person) {
      await trx.updateTable('pushSubscriptions').set({ owner: person }).where('owner', '=', device).execute();
    },
    async sweep(trx, before) {
      const old = trx.selectFrom('pushSubscriptions').select('id').where('createdAt', '<', before);
      await trx.deleteFrom('pushes').where('subscriptionId', 'in', old).execute();
      await trx.deleteFrom('pushSubscriptions').where('createdAt', '<', before).execute();
      await trx.deleteFrom('pushes').where('createdAt', '<', before).execute();
    },
  },
  {
    name: 'feedback',
    title: 'Answers to "Did you find what you were looking for?"',
    retention: 'for one year',
    retentionDays: 365,
    aged: { table: 'feedback', by: 'createdAt' },
    async exportOf(db, { owner }) {
      const rows = await db.selectFrom('feedback').selectAll().where('owner', '=', owner).orderBy('id').execute();
      return rows.map(({ answer, brand, page, createdAt }) => ({ answer, brand, page, createdAt: when(createdAt) }));
    },
    async erase(trx, { owner }) {
      await trx.deleteFrom('feedback').where('owner', '=', owner).execute();
    },
    async merge(trx, device, person) {
      await trx.updateTable('feedback').set({ owner: person }).where('owner', '=', device).execute();
    },
  },
  {
    name: 'interests',
    title: 'Cars about which you were asked whether they still interest you',
    retention: 'for 30 days',
    retentionDays: 30,
    aged: { table: 'interests', by: 'createdAt' },
    async exportOf(db, { owner }) {
      const rows = await db.selectFrom('interests').selectAll().where('owner', '=', owner).orderBy('id').execute();
      return rows.map(({ brand, vins, createdAt }) => ({ brand, vins: vins.split(','), createdAt: when(createdAt) }));
    },
    async erase(trx, { owner }) {
      await trx.deleteFrom('interests').where('owner', '=', owner).execute();
    },
  },
];

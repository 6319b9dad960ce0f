/** Saved searches, and the emails about them. */

import type { Kept } from '../retained';
import { endSearches, mergeSearches, searchesOf } from './store';

const when = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs).toISOString());

export const savedSearches: Kept = {
  name: 'subscriptions',
  title: 'Saved searches, and emails about them',
  retention: 'until you delete it, at most for two years',
  retentionDays: 730,
  aged: { table: 'subscriptions', by: 'createdAt' },
  async exportOf(db, whose) {
    const rows = await searchesOf(db, whose);
    return rows.map(
      ({ search, title, brand, email, pace, createdAt, confirmedAt, pausedAt, lastExecutedAt, emailedAt }) => ({
        ...{ search, title, brand, email, pace, createdAt: when(createdAt), confirmedAt: when(confirmedAt) },
        ...{ pausedAt: when(pausedAt), lastRunAt: when(lastExecutedAt), lastEmailAt: when(emailedAt) },
      }),
    );
  },
  async erase(trx, whose) {
    const rows = await searchesOf(trx, whose);
    await endSearches(
      trx,
      rows.map(({ id }) => id),
    );
    if (whose.email !== null) await trx.deleteFrom('addresses').where('email', '=', whose.email).execute();
  },
  merge: mergeSearches,
  async sweep(trx, before) {
    const old = await trx.selectFrom('subscriptions').select('id').where('createdAt', '<', before).execute();
    await endSearches(
      trx,
      old.map(({ id }) => id),
    );
  },
};

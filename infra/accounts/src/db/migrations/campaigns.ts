import type { Kysely, Migration } from 'kysely';

/** The campaign that brought the sender of a message. */
export const campaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('campaign', 'text').execute();
  },
};

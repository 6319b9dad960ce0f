import { engineOf } from '@forecourt/database';
import type { Kysely, Migration } from 'kysely';

/** The tables of reviews of model years, of the people who found them helpful, and of reports about them. */
export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reviews')
      .addColumn('id', 'integer', engineOf(db).numbered)
      .addColumn('publicId', 'text', (column) => column.notNull().unique())
      .addColumn('personId', 'text', (column) => column.notNull())
      .addColumn('makeCode', 'text', (column) => column.notNull())
      .addColumn('modelCode', 'text', (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('vehicle', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('overall', 'integer', (column) => column.notNull())
      .addColumn('ratings', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('byline', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('why', 'text')
      .addColumn('writtenAt', 'bigint', (column) => column.notNull())
      .addColumn('decidedAt', 'bigint')
      .addUniqueConstraint('reviews_once', ['personId', 'modelCode', 'year'])
      .execute();
    await db.schema.createIndex('reviews_of').on('reviews').columns(['modelCode', 'year', 'state']).execute();
    await db.schema.createIndex('reviews_state').on('reviews').columns(['state', 'writtenAt']).execute();
    await db.schema.createIndex('reviews_digest').on('reviews').column('digest').execute();
    await db.schema
      .createTable('reviewVotes')
      .addColumn('reviewId', 'integer', (column) => column.notNull())
      .addColumn('personId', 'text', (column) => column.notNull())
      .addColumn('votedAt', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('review_votes_once', ['reviewId', 'personId'])
      .execute();
    await db.schema.createIndex('review_votes_of').on('reviewVotes').column('personId').execute();
    await db.schema
      .createTable('reviewReports')
      .addColumn('id', 'integer', engineOf(db).numbered)
      .addColumn('reviewId', 'integer', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('comments', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('review_reports_once', ['reviewId', 'owner'])
      .execute();
  },
};

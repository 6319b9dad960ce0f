import { randomBytes } from 'node:crypto';
import { anyOf, transact } from '@forecourt/database';
import { type ModelReviews, type MyReviews, reviewsPerPage, type ShownReview } from '@forecourt/listing';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ReviewsTable } from '../../db/review-schema';
import type { Database } from '../../db/schema';
import type { Email } from '../../mail/email';
import { queueEmails } from '../../mail/queue';
import type { ModelYear, ReviewForm } from './fields';
import { wordsDigest } from './moderation';
import { summaryOf } from './summary';

export type Review = Selectable<ReviewsTable>;
export type ReviewState = 'pending' | 'shown' | 'refused';

/** Returns the name of a review as the cause of its emails. */
export const causeOf = ({ id }: { id: number }): string => `review:${id}`;

/**
 * Stores a person's review of a model year in place of the former one. It waits for a moderator; the votes of others end, because they were for other words.
 * @returns whether there was a former one
 */
export async function writeReview(
  db: Kysely<Database>,
  author: { personId: string; vehicle: string; site: string },
  form: ReviewForm,
  now: number,
): Promise<'new' | 'changed'> {
  const { ratings, ...fields } = form;
  const written = {
    ...{ ...fields, ...author, ratings: JSON.stringify(ratings), digest: wordsDigest(form.text) },
    ...{ state: 'pending', why: null, writtenAt: now, decidedAt: null },
  };
  return transact(db, async (trx) => {
    const before = await ofPerson(trx, author.personId, form).select('id').executeTakeFirst();
    if (before === undefined) {
      await trx
        .insertInto('reviews')
        .values({ ...written, publicId: randomBytes(16).toString('base64url') })
        .execute();
      return 'new';
    }
    await trx.updateTable('reviews').set(written).where('id', '=', before.id).execute();
    await trx.deleteFrom('reviewVotes').where('reviewId', '=', before.id).execute();
    return 'changed';
  });
}

/** Deletes a person's review with its votes, reports and emails. @returns whether there was one */
export async function deleteReview(db: Kysely<Database>, personId: string, publicId: string): Promise<boolean> {
  return transact(db, async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .selectAll()
      .where('publicId', '=', publicId)
      .where('personId', '=', personId)
      .executeTakeFirst();
    if (review === undefined) return false;
    await deletePartsOf(trx, [review]);
    await trx.deleteFrom('reviews').where('id', '=', review.id).execute();
    return true;
  });
}

/** Deletes the votes for and the reports about reviews. */
export async function deletePartsOf(trx: Transaction<Database>, reviews: readonly { id: number }[]): Promise<void> {
  const ids = anyOf(
    trx,
    'integer',
    reviews.map(({ id }) => id),
  );
  await trx.deleteFrom('reviewVotes').where('reviewId', 'in', ids).execute();
  await trx.deleteFrom('reviewReports').where('reviewId', 'in', ids).execute();
}

/** Returns the published reviews of a model year, summarised, and a page of them: the most helpful first, then the newest. */
export async function reviewsOf(db: Kysely<Database>, subject: ModelYear, from: number): Promise<ModelReviews> {
  const shown = db
    .selectFrom('reviews')
    .where('modelCode', '=', subject.modelCode)
    .where('year', '=', subject.year)
    .where('state', '=', 'shown');
  const all = await shown.select(['overall', 'ratings']).execute();
  const helpful = sql<number>`(select count(*) from ${sql.table('reviewVotes')} as "votes" where "votes"."reviewId" = ${sql.ref('reviews.id')})`;
  const page = await shown
    .selectAll()
    .select(helpful.as('helpful'))
    .orderBy(helpful, 'desc')
    .orderBy('writtenAt', 'desc')
    .orderBy('id')
    .limit(reviewsPerPage)
    .offset(from)
    .execute();
  return {
    ...{ makeCode: subject.makeCode, modelCode: subject.modelCode, year: subject.year },
    ...summaryOf(all),
    reviews: page.map((review): ShownReview => ({ ...wordsOf(review), helpful: Number(review.helpful) })),
  };
}

/** Lists the reviews of a person, the newest first. */
export async function reviewsBy(db: Kysely<Database>, personId: string): Promise<MyReviews['reviews']> {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('writtenAt', 'desc')
    .execute();
  return rows.map((review) => ({
    ...wordsOf(review),
    ...{ makeCode: review.makeCode, modelCode: review.modelCode, year: review.year, vehicle: review.vehicle },
    ...{ state: review.state as ReviewState, why: review.why },
  }));
}

/**
 * Counts a published review as helpful to a person, once.
 * @returns `own` for the person's own; null if there is none with this id
 */
export async function voteFor(
  db: Kysely<Database>,
  personId: string,
  publicId: string,
  now: number,
): Promise<'counted' | 'own' | null> {
  const review = await shownReview(db, publicId);
  if (review === null) return null;
  if (review.personId === personId) return 'own';
  await db
    .insertInto('reviewVotes')
    .values({ reviewId: review.id, personId, votedAt: now })
    .onConflict((conflict) => conflict.columns(['reviewId', 'personId']).doNothing())
    .execute();
  return 'counted';
}

/** Stores a report about a published review, one for each owner. @returns whether there is such a review */
export async function reportReview(
  db: Kysely<Database>,
  report: { owner: string; reason: string; comments: string },
  publicId: string,
  now: number,
): Promise<boolean> {
  const review = await shownReview(db, publicId);
  if (review === null) return false;
  const { reason, comments } = report;
  await db
    .insertInto('reviewReports')
    .values({ ...report, reviewId: review.id, createdAt: now })
    .onConflict((conflict) => conflict.columns(['reviewId', 'owner']).doUpdateSet({ reason, comments, createdAt: now }))
    .execute();
  return true;
}

/** A review for a moderator: its author's address, whether its words are those of another, and reports since the last decision. */
export interface QueuedReview extends Review {
  email: string;
  name: string;
  isRepeated: boolean;
  reports: readonly { reason: string; comments: string }[];
}

/** Lists reviews for moderators, the oldest first. @param state or `reported`: published ones with reports since the decision */
export async function queuedReviews(
  db: Kysely<Database>,
  which: { state: ReviewState | 'reported' } | { id: number },
): Promise<QueuedReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('persons', 'persons.id', 'reviews.personId')
    .selectAll('reviews')
    .select(['persons.email', 'persons.name'])
    .$if('id' in which, (query) => query.where('reviews.id', '=', 'id' in which ? which.id : 0))
    .$if('state' in which, (query) =>
      query.where('state', '=', 'state' in which && which.state !== 'reported' ? which.state : 'shown'),
    )
    .orderBy('writtenAt')
    .execute();
  const queued = await Promise.all(
    rows.map(async (review) => ({
      ...review,
      isRepeated: await hasWordsOfAnother(db, review),
      reports: await db
        .selectFrom('reviewReports')
        .select(['reason', 'comments'])
        .where('reviewId', '=', review.id)
        .where('createdAt', '>', review.decidedAt ?? 0)
        .orderBy('createdAt')
        .execute(),
    })),
  );
  return 'state' in which && which.state === 'reported' ? queued.filter(({ reports }) => reports.length > 0) : queued;
}

/** Stores a moderator's decision with the email to the author, in one commit. @returns false if the review was changed since it was read */
export async function decide(
  db: Kysely<Database>,
  review: Review,
  decision: { state: 'shown' | 'refused'; why: string | null },
  email: Email,
  now: number,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('reviews')
      .set({ ...decision, decidedAt: now })
      .where('id', '=', review.id)
      .where('writtenAt', '=', review.writtenAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const name = `${new Date(now).toISOString().replace(/\D/g, '')}-review-${review.id}`;
    await queueEmails(trx, [{ name, email, cause: causeOf(review) }], now);
    return true;
  });
}

async function hasWordsOfAnother(db: Kysely<Database>, { id, digest }: Review): Promise<boolean> {
  const other = await db
    .selectFrom('reviews')
    .select('id')
    .where('digest', '=', digest)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function shownReview(db: Kysely<Database>, publicId: string): Promise<Review | null> {
  const review = await db
    .selectFrom('reviews')
    .selectAll()
    .where('publicId', '=', publicId)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  return review ?? null;
}

const ofPerson = (db: Kysely<Database>, personId: string, { modelCode, year }: ModelYear) =>
  db.selectFrom('reviews').where('personId', '=', personId).where('modelCode', '=', modelCode).where('year', '=', year);

const wordsOf = (review: Review): Omit<ShownReview, 'helpful'> => ({
  ...{ id: review.publicId, overall: review.overall, ratings: JSON.parse(review.ratings) as ShownReview['ratings'] },
  ...{ title: review.title, text: review.text, byline: review.byline },
  ...{ kind: review.kind as ShownReview['kind'], writtenAt: Number(review.writtenAt) },
});

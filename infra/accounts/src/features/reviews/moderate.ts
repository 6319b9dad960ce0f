/** `npm run accounts -- reviews`: what moderators read, and their decisions. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { decisionEmail } from './emails';
import { findingsIn, findingTexts } from './moderation';
import { decide, type QueuedReview, queuedReviews, type ReviewState } from './store';

/** Lists which reviews a moderator can ask for. */
export const reviewQueues = ['pending', 'reported', 'shown', 'refused'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

/** Returns the reviews of a queue, one after the other, with what stands out in each. */
export async function listReviews(db: Kysely<Database>, queue: ReviewQueue): Promise<string[]> {
  const reviews = await queuedReviews(db, { state: queue satisfies ReviewState | 'reported' });
  if (reviews.length === 0) return [`No review is ${queue}.`];
  return reviews.flatMap((review) => [...linesOf(review), '']);
}

/** Publishes or refuses a review, and tells its author by email. @param why null to publish it @throws Error if there is none, or it was changed meanwhile */
export async function decideReview(db: Kysely<Database>, id: number, why: string | null, now: number): Promise<string> {
  const [review] = await queuedReviews(db, { id });
  if (review === undefined) throw new Error(`There is no review ${id}. \`reviews\` lists those that wait.`);
  const state = why === null ? 'shown' : 'refused';
  if (!(await decide(db, review, { state, why }, decisionEmail(review, why), now)))
    throw new Error(`Review ${id} was changed by its author meanwhile. Read it again.`);
  return why === null
    ? `Review ${id} of the ${review.vehicle} is published.`
    : `Review ${id} of the ${review.vehicle} is refused: ${why}.`;
}

function linesOf(review: QueuedReview): string[] {
  const findings = findingsIn(review, review.isRepeated);
  return [
    `${review.id}  ${review.vehicle}  ${'★'.repeat(review.overall)}  ${review.byline} <${review.email}>, ${new Date(Number(review.writtenAt)).toISOString().slice(0, 16)}`,
    ...findings.map((finding) => `    ! ${findingTexts[finding]}`),
    ...review.reports.map(
      ({ reason, comments }) => `    ! reported: ${reason}${comments === '' ? '' : `: ${comments}`}`,
    ),
    ...(review.why === null ? [] : [`    refused: ${review.why}`]),
    `    ${review.title}`,
    ...review.text.split('\n').map((line) => `    | ${line}`),
  ];
}

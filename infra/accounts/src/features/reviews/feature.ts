import { reviewSubjectParams } from '@forecourt/listing';
import { deleteEmailsOf } from '../../mail/queue';
import { type Feature, get, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import { reviewFormSchema, reviewIdSchema, reviewReportSchema } from './fields';
import {
  modelReviews,
  modelReviewsSchema,
  myReviews,
  myReviewsSchema,
  removeReview,
  reportAReview,
  reviewSavedSchema,
  saveReview,
  voteHelpful,
} from './routes';
import { causeOf, deletePartsOf } from './store';

const path = '/account-api/reviews';
const example = `${path}?makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&year=2021`;

/** Reviews of model years, written by people with accounts (R90). */
export const reviews: Feature = {
  name: 'reviews',
  routes: [
    get(path, {
      summary: 'Lists the published reviews of a model year, ten at once, with count, distribution and means.',
      parameters: [
        { name: 'makeCode', in: 'query', description: 'Code of the make.', required: true },
        { name: 'modelCode', in: 'query', description: 'Code of the model, `CAMRY|TOYOTA`.', required: true },
        { name: 'year', in: 'query', description: 'Model year.', required: true },
        { name: 'from', in: 'query', description: 'Number of the first one; default 0.', required: false },
      ],
      refusals: [400],
      example,
      answer: modelReviewsSchema,
      handle: modelReviews,
    }),
    get('/account-api/mine/reviews', {
      summary: "Lists the client's own reviews with their states, and names the requested model year.",
      parameters: reviewSubjectParams.map((name) => ({
        name,
        in: 'query',
        description: `As of \`${path}\`.`,
        required: false,
      })),
      answer: myReviewsSchema,
      handle: myReviews,
    }),
    post(path, {
      summary: 'Stores a review of a model year, one a person, which waits for a moderator; the same again changes it.',
      ...{ status: 201, refusals: [400, 401, 413, 415, 429, 503] },
      fields: reviewFormSchema,
      answer: reviewSavedSchema,
      handle: saveReview,
      form: { title: 'Your review', failed: 'Your review was not saved', back: 'Back to your reviews' },
    }),
    post(`${path}/delete`, {
      summary: "Deletes a review of the client's.",
      refusals: [400, 401, 404, 413, 415],
      fields: reviewIdSchema,
      answer: reviewSavedSchema,
      handle: removeReview,
      form: { title: 'Your review', failed: 'Nothing was deleted', back: 'Back to your reviews' },
    }),
    post(`${path}/helpful`, {
      summary: 'Counts a review as helpful to the person, once.',
      refusals: [400, 401, 404, 409, 413, 415, 429],
      fields: reviewIdSchema,
      answer: reviewSavedSchema,
      handle: voteHelpful,
      form: { title: 'Thank you', failed: 'Nothing was counted', back: 'Back to the reviews' },
    }),
    post(`${path}/report`, {
      summary: 'Stores a report about a review for moderators, one a client.',
      ...{ status: 201, refusals: [400, 404, 413, 415, 429] },
      fields: reviewReportSchema,
      answer: reviewSavedSchema,
      handle: reportAReview,
      form: { title: 'Thank you', failed: 'Your report was not sent', back: 'Back to the reviews' },
    }),
  ],
  retained: [
    retainedTable({
      name: 'reviewReports',
      title: 'Reports about reviews',
      retention: 'for one year',
      retentionDays: 365,
      ...{ table: 'reviewReports', time: 'createdAt', subject: { owner: 'owner' } },
      shape: ({ reason, comments, createdAt }) => ({ reason, comments, createdAt: isoTime(createdAt) }),
    }),
    retainedTable({
      name: 'reviewVotes',
      title: 'Reviews that helped you',
      retention: 'as long as the review is shown, at most for ten years',
      retentionDays: 3_650,
      ...{ table: 'reviewVotes', time: 'votedAt', subject: { personId: 'personId' } },
      shape: ({ reviewId, votedAt }) => ({ reviewId, votedAt: isoTime(votedAt) }),
    }),
    retainedTable({
      name: 'reviews',
      title: 'Your reviews',
      retention: 'until you delete them, at most for ten years after the last change',
      retentionDays: 3_650,
      ...{ table: 'reviews', time: 'writtenAt', subject: { personId: 'personId' } },
      shape: ({ vehicle, kind, overall, ratings, title, text, byline, state, why, writtenAt }) => ({
        ...{ vehicle, kind, overall, ratings: JSON.parse(ratings) as object, title, text, byline, state, why },
        writtenAt: isoTime(writtenAt),
      }),
      async deleteWith(trx, rows) {
        await deletePartsOf(trx, rows);
        await deleteEmailsOf(trx, rows.map(causeOf));
      },
    }),
  ],
};

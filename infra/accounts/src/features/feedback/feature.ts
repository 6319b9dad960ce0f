import { type Feature, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import {
  feedbackSchema,
  interestNotedSchema,
  interestSchema,
  stillInterested,
  feedback as storeFeedback,
  thankedSchema,
} from './routes';

const interestPath = '/cars-for-sale/still-interested/alert';

/** Answers to the site's questions: whether a page was useful, and whether vehicles still interest a shopper (R68). */
export const feedback: Feature = {
  name: 'feedback',
  routes: [
    post('/account-api/feedback', {
      summary: 'Stores whether a page was useful.',
      ...{ status: 201, refusals: [400, 413, 415, 429] },
      fields: feedbackSchema,
      answer: thankedSchema,
      handle: storeFeedback,
      form: { title: 'Feedback', failed: 'Your answer was not sent', back: 'Back to the results' },
    }),
    post(interestPath, {
      summary: 'Notes the vehicles about which a shopper was asked whether they still interest them (R68).',
      ...{ status: 201, refusals: [400, 413, 415, 429] },
      fields: interestSchema,
      answer: interestNotedSchema,
      handle: stillInterested,
    }),
  ],
  paths: [
    {
      ...{ path: interestPath, methods: ['POST'], timeoutMs: 3_000 },
      breaker: { failures: 5, restMs: 30_000, openDetail: 'Circuit Breaker for /still-interested is open' },
    },
  ],
  retained: [
    retainedTable({
      name: 'feedback',
      title: 'Answers to "Did you find what you were looking for?"',
      retention: 'for one year',
      retentionDays: 365,
      ...{ table: 'feedback', time: 'createdAt', subject: { owner: 'owner' }, merges: 'all' },
      shape: ({ answer, brand, page, createdAt }) => ({ answer, brand, page, createdAt: isoTime(createdAt) }),
    }),
    retainedTable({
      name: 'interests',
      title: 'Cars about which you were asked whether they still interest you',
      retention: 'for 30 days',
      retentionDays: 30,
      ...{ table: 'interests', time: 'createdAt', subject: { owner: 'owner' } },
      shape: ({ brand, vins, createdAt }) => ({ brand, vins: vins.split(','), createdAt: isoTime(createdAt) }),
    }),
  ],
};

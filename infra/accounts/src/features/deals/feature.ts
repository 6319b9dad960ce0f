import { type Feature, type FormWords, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import { dealSavedSchema, dealSchema, saveDeal } from './routes';

const path = '/my-wallet/share-dealxg/deals';
const form: FormWords = { title: 'Your deal', failed: 'Your deal was not saved', back: 'Back to the vehicle' };

/** Terms on which a shopper would pay for a vehicle (section 7). */
export const deals: Feature = {
  name: 'deals',
  routes: [
    post(path, {
      summary: 'Saves how the client would pay for a vehicle, one deal a vehicle; an unknown type is finance.',
      ...{ status: 201, refusals: [400, 413, 415, 429] },
      fields: dealSchema,
      answer: dealSavedSchema,
      handle: saveDeal,
      form,
    }),
    post(`${path}/id/:id`, {
      summary: 'Changes a deal of the client.',
      ...{ status: 201, refusals: [400, 404, 413, 415, 429] },
      parameters: [{ name: 'id', in: 'path', description: "The deal's id.", required: true }],
      example: `${path}/id/1`,
      fields: dealSchema,
      answer: dealSavedSchema,
      handle: saveDeal,
    }),
  ],
  paths: [
    {
      ...{ path, methods: ['POST'], timeoutMs: 5_000 },
      breaker: { failures: 5, restMs: 30_000, openDetail: 'Circuit Breaker for /deals is open' },
    },
  ],
  retained: [
    retainedTable({
      name: 'deals',
      title: 'Deals that you worked out',
      retention: 'for one year after the last change',
      retentionDays: 365,
      ...{ table: 'deals', time: 'updatedAt', subject: { owner: 'owner' }, merges: { once: 'carId' } },
      shape: ({ carId, deal, createdAt, updatedAt }) => ({
        ...{ carId, deal: JSON.parse(deal) as object },
        ...{ createdAt: isoTime(createdAt), updatedAt: isoTime(updatedAt) },
      }),
    }),
  ],
};

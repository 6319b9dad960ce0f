import { dealsPath as path } from '@forecourt/listing';
import { dealsSchema, sentDealSchema } from '@forecourt/site';
import { deleteEmailsOf } from '../../mail/queue';
import { type Feature, type FormWords, get, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import { cancelSchema, dealSchema, sendSchema } from './fields';
import { dealOfLink, myDeals } from './mine';
import { causeOf } from './purchases';
import { dealSavedSchema, saveDeal } from './routes';
import { cancelDeal, dealSentSchema, sendDeal } from './send';

const back = 'Back to the vehicle';
const form: FormWords = { title: 'Your deal', failed: 'Your deal was not saved', back };
const linkPath = '/account-api/deals/:token';

/** Terms on which a shopper would pay for a vehicle (section 7), and purchases that were sent to dealers (R84). */
export const deals: Feature = {
  name: 'deals',
  routes: [
    post(path, {
      summary:
        'Saves how the client would pay for a vehicle, one deal a vehicle, to which each step of a purchase adds; an unknown type is finance.',
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
    post(`${path}/send`, {
      summary:
        "Sends the client's deal about a vehicle to the dealer, by email with ADF; the same again is the same purchase (R84).",
      ...{ status: 201, refusals: [400, 404, 409, 413, 415, 429, 503] },
      fields: sendSchema,
      answer: dealSentSchema,
      handle: sendDeal,
      form: { title: 'Your deal was sent', failed: 'Your deal was not sent', back, measuredAs: 'lead' },
    }),
    post(`${path}/cancel`, {
      summary: 'Cancels a purchase of the client, or of the link of an email, and tells the dealer by email.',
      refusals: [400, 404, 413, 415],
      fields: cancelSchema,
      answer: dealSentSchema,
      handle: cancelDeal,
      form: { title: 'Your deal is cancelled', failed: 'Nothing was cancelled', back: 'Back to your deals' },
    }),
    get('/account-api/mine/deals', {
      summary: "Lists the client's deals: drafts, and purchases that were sent.",
      answer: dealsSchema,
      handle: myDeals,
    }),
    get(linkPath, {
      summary: "Returns the purchase of an email's link, without contact details.",
      parameters: [{ name: 'token', in: 'path', required: true, description: 'As the email has it.' }],
      ...{ example: linkPath.replace(':token', 'A'.repeat(43)), refusals: [404] },
      answer: sentDealSchema,
      handle: dealOfLink,
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
    retainedTable({
      name: 'purchases',
      title: 'Deals that you sent to dealers',
      retention: 'for two years',
      retentionDays: 730,
      ...{ table: 'purchases', time: 'sentAt', subject: { owner: 'owner' }, address: 'email', merges: 'all' },
      shape: ({ reference, carId, content, sentAt, cancelledAt }) => ({
        ...{ reference, carId, deal: JSON.parse(content) as object },
        ...{ sentAt: isoTime(sentAt), cancelledAt: isoTime(cancelledAt) },
      }),
      deleteWith: (trx, rows) => deleteEmailsOf(trx, rows.map(causeOf)),
    }),
  ],
};

import { deleteEmailsOf } from '../../mail/queue';
import { type Feature, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import { emailOwner, leadSchema, leadSentSchema } from './routes';
import { causeOf } from './store';

/** Messages of shoppers to sellers. */
export const leads: Feature = {
  name: 'leads',
  routes: [
    post('/account-api/email-owner', {
      summary:
        "Stores a message to a listing's seller, or an offer to a private one, and mails it; answers once it is stored. The same again within a day is the same message.",
      ...{ status: 201, refusals: [400, 403, 404, 413, 415, 429, 503] },
      fields: leadSchema,
      answer: leadSentSchema,
      handle: emailOwner,
      form: {
        ...{ title: 'Message sent', failed: 'Your message was not sent', back: 'Back to the vehicle' },
        measuredAs: 'lead',
      },
    }),
  ],
  retained: [
    retainedTable({
      name: 'messages',
      title: 'Messages to sellers',
      retention: 'for two years',
      retentionDays: 730,
      ...{ table: 'leads', time: 'createdAt', subject: { owner: 'owner' }, address: 'email', merges: 'all' },
      shape: ({ id: _id, digest: _digest, owner: _owner, createdAt, ...lead }) => ({
        ...lead,
        createdAt: isoTime(createdAt),
      }),
      deleteWith: (trx, rows) => deleteEmailsOf(trx, rows.map(causeOf)),
    }),
  ],
};

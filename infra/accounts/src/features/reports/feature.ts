import { deleteEmailsOf } from '../../mail/queue';
import { type Feature, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import { reportedSchema, reportListing, reportSchema } from './routes';
import { causeOf } from './store';

/** Reports of shoppers about listings. */
export const reports: Feature = {
  name: 'reports',
  routes: [
    post('/account-api/report-listing', {
      summary: 'Stores a report about a listing and mails it to the operator; answers once it is stored.',
      ...{ status: 201, refusals: [400, 413, 415, 429] },
      fields: reportSchema,
      answer: reportedSchema,
      handle: reportListing,
      form: { title: 'Thank you', failed: 'Your report was not sent', back: 'Back to the vehicle' },
    }),
  ],
  retained: [
    retainedTable({
      name: 'reports',
      title: 'Reports about listings',
      retention: 'for one year',
      retentionDays: 365,
      ...{ table: 'reports', time: 'createdAt', subject: { owner: 'owner' }, address: 'email', merges: 'all' },
      shape: ({ listingId, reason, comments, email, brand, createdAt }) => ({
        ...{ listingId, reason, comments, email, brand },
        createdAt: isoTime(createdAt),
      }),
      deleteWith: (trx, rows) => deleteEmailsOf(trx, rows.map(causeOf)),
    }),
  ],
};

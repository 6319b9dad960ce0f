import { reportSchema } from '@forecourt/contracts/reports';
import { serviceRoute } from '@forecourt/service';
import { json, writing } from '../operation-parts';
import { bodyOf } from '../parameters';
import type { Services } from '../services';

export const reports = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/reports', status: 204 },
    summary: 'Receives shells’ reports of how versions perform.',
    body: json(reportSchema, '2mb'),
    answer: null,
    example: '/v1/reports',
  },
  ({ authority, automaticRollback }) => ({
    before: [authority.may('report')],
    handlers: [
      async (request, response) => {
        await automaticRollback.report(bodyOf(request, reportSchema).outcomes);
        response.status(204).end();
      },
    ],
  }),
);

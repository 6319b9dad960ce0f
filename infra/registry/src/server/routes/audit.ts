import { auditSchema } from '@forecourt/contracts/registry-api';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { limitOf } from '../parameters';
import type { Services } from '../services';

export const audit = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/audit',
    summary: 'Lists changes with their authors, the newest first.',
    parameters: [inQuery('limit', 'Number of entries: 100, or up to 1000.', { type: 'integer' })],
    answer: auditSchema,
    refusals: [400],
    example: '/v1/audit?limit=3',
  },
  ({ store }) =>
    async (request, response) =>
      void response.json({ entries: await store.audit(limitOf(request, 100, 1000)) }),
);

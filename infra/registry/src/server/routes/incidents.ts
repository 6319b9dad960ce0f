import { incidentsSchema } from '@forecourt/contracts/incidents';
import { reading, serviceRoute } from '@forecourt/service';
import type { Services } from '../services';

/** Leaves out uploads of remotes that the token is not for: reasons name source. */
export const incidents = serviceRoute<Services>(
  {
    ...{ ...reading, isSecured: true, path: '/v1/incidents' },
    summary:
      'Lists the uploads that the gate refused, and warnings about what the registry stores, since it was started.',
    answer: incidentsSchema,
    refusals: [401, 403],
    example: '/v1/incidents',
  },
  ({ authority, incidents }) =>
    (request, response) => {
      response.set('Cache-Control', 'private, no-store');
      response.json(incidents.all(authority.readerOf(request)));
    },
);

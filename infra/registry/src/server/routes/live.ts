import { type Live, liveSchema, liveStates } from '@forecourt/contracts/registry-api';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { healthOf } from '../../field/field-view';
import { liveView } from '../../store/live-view';
import { queryOf } from '../parameters';
import type { Services } from '../services';

const searchSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  cells: z.coerce.number().int().min(1).optional(),
  after: z.string().optional(),
  names: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
  remote: z.string().optional(),
  team: z.string().optional(),
  brand: z.string().optional(),
  state: z.enum(liveStates).optional(),
  fields: z.enum(['latest']).optional(),
});

export const live = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/live',
    summary:
      'Lists what each brand serves of each remote: since when, by whom, on probation until when, how it does, what a rollback restores, and which flags hide all of it; by name, in pages.',
    parameters: [
      inQuery('limit', 'Number of remotes: 100, or up to 1000.', { type: 'integer' }),
      inQuery('cells', 'Most cells of the page, remotes by brands: with many brands it has fewer remotes, but one.', {
        type: 'integer',
      }),
      inQuery('after', 'Only remotes after this name: `next` of the page before.'),
      inQuery('names', 'Names of remotes, separated by commas.'),
      inQuery('remote', 'Part of a remote’s name.'),
      inQuery('team', 'First publisher of a remote.'),
      inQuery('brand', 'Id of the only brand to look at.'),
      inQuery('fields', '`latest`: only the publisher and the latest version of each remote; `channels` is empty.'),
      inQuery('state', `State that a remote has on one of the brands: ${liveStates.join(', ')}.`),
    ],
    answer: liveSchema,
    refusals: [400],
    example: '/v1/live?limit=3',
  },
  ({ store, sums, automaticRollback }) =>
    async (request, response) => {
      const wanted = queryOf(request, searchSchema);
      await store.catchUp();
      const watched = {
        probationUntil: automaticRollback.probationUntil.bind(automaticRollback),
        failedIn: automaticRollback.failedIn.bind(automaticRollback),
        healthOf: (place: Parameters<typeof healthOf>[2], before: string | null) =>
          healthOf(store.state, sums, place, before),
      };
      response.json({ ...liveView(store.state, watched, wanted), etag: store.snapshot.etag } satisfies Live);
    },
);

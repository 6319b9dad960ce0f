import { type Live, liveSchema } from '@forecourt/contracts/registry-api';
import { reading, serviceRoute } from '@forecourt/service';
import { healthOf } from '../../field/field-view';
import { liveView } from '../../store/live-view';
import type { Services } from '../services';

export const live = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/live',
    summary:
      'Lists what each brand serves of each remote: since when, by whom, on probation until when, and how it does.',
    answer: liveSchema,
    refusals: [],
    example: '/v1/live',
  },
  ({ store, sums, automaticRollback }) =>
    async (_request, response) => {
      await store.catchUp();
      const view = liveView(store.state, {
        probationUntil: (place) => automaticRollback.probationUntil(place),
        hasFailed: (place) => automaticRollback.hasFailed(place),
        healthOf: (place, before) => healthOf(store.state, sums, place, before),
      });
      response.json({ ...view, etag: store.snapshot.etag } satisfies Live);
    },
);

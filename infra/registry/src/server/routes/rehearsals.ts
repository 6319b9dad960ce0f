import { publishSchema } from '@forecourt/contracts';
import { inputReportSchema, mostViews, type Rehearsal, rehearsalSchema } from '@forecourt/contracts/rehearsal';
import { inQuery, serviceRoute } from '@forecourt/service';
import { brandIdsIn } from '../../store/brands';
import { json, remote, version, writing } from '../operation-parts';
import { bodyOf, limitOf } from '../parameters';
import type { Services } from '../services';
import { uploadIn } from '../upload';

const standardViews = 1000;

export const inputs = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/inputs', status: 204 },
    summary:
      'Receives inputs of pages that shells were asked for lately, without anything of the visitors, for rehearsals.',
    body: json(inputReportSchema, '20mb'),
    answer: null,
    example: '/v1/inputs',
  },
  ({ authority, inputs }) => ({
    before: [authority.may('report')],
    handlers: [
      async (request, response) => {
        await inputs.add(bodyOf(request, inputReportSchema).inputs);
        response.status(204).end();
      },
    ],
  }),
);

export const rehearsal = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/remotes/:remote/:version/rehearsal' },
    summary: 'Renders a version and the served ones on sampled pages, and tells what differs. Publishes nothing.',
    parameters: [
      remote,
      version,
      inQuery('limit', `Maximum of views, ${standardViews} by default, at most ${mostViews}.`),
    ],
    body: json(publishSchema),
    answer: rehearsalSchema,
    example: '/v1/remotes/mfe-sample/2.0.0/rehearsal',
  },
  ({ store, authority, rehearsals, uploadBytes }) => ({
    before: [authority.may('publish')],
    limit: uploadBytes,
    handlers: [
      async (request, response) => {
        const views = limitOf(request, standardViews, mostViews);
        const { upload } = uploadIn(request, authority);
        response.json((await rehearsals.run(upload, brandIdsIn(store.state), views)) satisfies Rehearsal);
      },
    ],
  }),
);

import { publishSchema } from '@forecourt/contracts';
import { type States, statesSchema } from '@forecourt/contracts/states';
import { serviceRoute } from '@forecourt/service';
import { brandLooks } from '../../store/brand-looks';
import { brandIdsIn } from '../../store/brands';
import { gateAnswer } from '../gate-answer';
import { json, remote, version, writing } from '../operation-parts';
import type { Services } from '../services';
import { uploadIn } from '../upload';

export const states = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/remotes/:remote/:version/states' },
    summary:
      'Renders every fragment of a version in every state of the gate’s test pages, on every brand; nothing is stored.',
    parameters: [remote, version],
    body: json(publishSchema),
    answer: statesSchema,
    example: '/v1/remotes/mfe-sample/2.0.0/states',
  },
  ({ store, gate, authority, uploadBytes }) => ({
    before: [authority.may('publish')],
    limit: uploadBytes,
    handlers: [
      async (request, response) => {
        const { upload } = uploadIn(request, authority);
        const brands = brandLooks(store.state, brandIdsIn(store.state));
        const views = brands.map(({ view }) => view);
        const shown = gateAnswer(upload, await gate.states(upload, views));
        const themes = brands.map(({ view: { id, name }, css }) => ({ id, name, css }));
        response.json({ ...shown, brands: themes } satisfies States);
      },
    ],
  }),
);

import { publishSchema } from '@forecourt/contracts';
import { type States, statesSchema } from '@forecourt/contracts/states';
import { sentenceOf } from '@forecourt/gate';
import { serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import { brandLooks } from '../../store/brand-looks';
import { brandIdsIn } from '../../store/brands';
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
        const shown = await gate.states(upload, views);
        if (shown === null)
          throw new ProblemError('runs-nothing', 'The registry runs no versions (GATE=off), so it cannot show any.');
        if ('findings' in shown)
          throw new ProblemError(
            'version-refused',
            `${upload.remote}@${upload.version} cannot be shown. Fix what the reasons name, and build again.`,
            shown.findings.map(sentenceOf),
          );
        const themes = brands.map(({ view: { id, name }, css }) => ({ id, name, css }));
        response.json({ ...shown, brands: themes } satisfies States);
      },
    ],
  }),
);

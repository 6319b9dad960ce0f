import { publishSchema } from '@forecourt/contracts';
import { type Looks, looksSchema } from '@forecourt/contracts/looks';
import { sentenceOf } from '@forecourt/gate';
import { inQuery, serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import { json, remote, version, writing } from '../operation-parts';
import { againstOf } from '../parameters';
import type { Services } from '../services';
import { uploadIn } from '../upload';

export const looks = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/remotes/:remote/:version/looks' },
    summary: 'Compares pictures of a version with those of the version before; nothing is stored.',
    parameters: [
      remote,
      version,
      inQuery('against', 'A published version; without it the one that most brands serve.'),
    ],
    body: json(publishSchema),
    answer: looksSchema,
    example: '/v1/remotes/mfe-sample/2.0.0/looks',
  },
  ({ store, gate, authority, uploadBytes }) => ({
    before: [authority.may('publish')],
    limit: uploadBytes,
    handlers: [
      async (request, response) => {
        const { upload } = uploadIn(request, authority);
        const before = await store.versionBefore(upload.remote, againstOf(request));
        const compared = await gate.looks(upload, before);
        if (compared === null)
          throw new ProblemError('runs-nothing', 'The registry runs no versions (GATE=off), so it cannot show any.');
        if ('findings' in compared)
          throw new ProblemError(
            'version-refused',
            `${upload.remote}@${upload.version} cannot be shown. Fix what the reasons name, and build again.`,
            compared.findings.map(sentenceOf),
          );
        response.json(compared satisfies Looks);
      },
    ],
  }),
);

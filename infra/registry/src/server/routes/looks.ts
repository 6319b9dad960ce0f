import { publishSchema } from '@forecourt/contracts';
import { type Looks, looksSchema } from '@forecourt/contracts/looks';
import { inQuery, serviceRoute } from '@forecourt/service';
import { gateAnswer } from '../gate-answer';
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
        const compared = gateAnswer(upload, await gate.looks(upload, before));
        response.json(compared satisfies Looks);
      },
    ],
  }),
);

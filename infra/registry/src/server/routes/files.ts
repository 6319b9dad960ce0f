import { isPrivateFile, privatePath } from '@forecourt/contracts';
import { inPath, reading, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import { remote, version } from '../operation-parts';
import { noSuchFile, sendFile, type WantedFile } from '../send-file';
import type { Services } from '../services';

const year = 365 * 24 * 60 * 60;

/** Serves a public file of a published version; caches may store it forever. */
export const file = serviceRoute<Services>(
  {
    ...reading,
    path: '/files/:remote/:version/*path',
    summary: 'Returns a public file of a version, for any origin, cacheable forever.',
    parameters: [remote, version, inPath('path', 'Path of the file in its version.')],
    answer: null,
    refusals: [400, 404],
    example: '/files/mfe-sample/1.0.0/manifest.json',
  },
  ({ store }) =>
    async (request, response, next) => {
      const wanted = wantedBy(request);
      response.set({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (isPrivateFile(wanted.path)) throw noSuchFile();
      await sendFile(store, wanted, { request, response, next, caching: `public, max-age=${year}, immutable` });
    },
);

/** Serves a private file of a published version, such as a source map, to clients whose token is for its remote. */
export const privateFile = serviceRoute<Services>(
  {
    ...{ ...reading, isSecured: true, path: '/v1/remotes/:remote/:version/private/*path' },
    summary: 'Returns a private file of a version, such as the source map `maps/server.js.map`.',
    parameters: [remote, version, inPath('path', 'Path of the file in the folder `private` of its version.')],
    answer: null,
    refusals: [400, 401, 403, 404],
    example: '/v1/remotes/mfe-sample/1.0.0/private/maps/server.js.map',
  },
  ({ store, authority }) => ({
    before: [authority.mayReadPrivate()],
    handlers: [
      async (request, response, next) => {
        const { path, ...wanted } = wantedBy(request);
        const file = { ...wanted, path: privatePath(path) };
        await sendFile(store, file, { request, response, next, caching: 'private, no-store' });
      },
    ],
  }),
);

function wantedBy({ params }: Request): WantedFile {
  return { remote: String(params.remote), version: String(params.version), path: [params.path].flat().join('/') };
}

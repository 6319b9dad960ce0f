import { brotliSuffix } from '@forecourt/gate';
import { inPath, reading, serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import { contentTypeOf } from '../../store/file-types';
import { remote, version } from '../operation-parts';
import type { Services } from '../services';

const year = 365 * 24 * 60 * 60;

/**
 * Serves a file of a published version. Only files of the version's manifest are served, so that no name or path,
 * however it is spelled, leads anywhere else. The bytes never change, so caches may store them forever.
 */
export const file = serviceRoute<Services>(
  {
    ...reading,
    path: '/files/:remote/:version/*path',
    summary: 'Returns a file of a version, for any origin, cacheable forever.',
    parameters: [remote, version, inPath('path', 'Path of the file in its version.')],
    answer: null,
    refusals: [400, 404],
    example: '/files/mfe-sample/1.0.0/manifest.json',
  },
  ({ store }) =>
    async (request, response, next) => {
      const [name, number] = [String(request.params.remote), String(request.params.version)];
      const path = [request.params.path].flat().join('/');
      const found = (await store.files(name, number))?.get(path);
      response.set({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (found === undefined) {
        throw new ProblemError(
          'not-found',
          'No published version has this file. GET /v1/remotes lists what is published.',
        );
      }
      const brotli = found.brotli && request.acceptsEncodings('br', 'identity') === 'br';
      response.set({
        'Cache-Control': `public, max-age=${year}, immutable`,
        'Content-Type': contentTypeOf(path),
        ETag: `"${found.integrity}${brotli ? brotliSuffix : ''}"`,
      });
      if (found.brotli) response.vary('Accept-Encoding');
      if (brotli) response.set('Content-Encoding', 'br');
      const options = {
        root: store.folderOf(name, number),
        dotfiles: 'allow',
        etag: false,
        lastModified: false,
        cacheControl: false,
        acceptRanges: false,
      } as const;
      response.sendFile(brotli ? path + brotliSuffix : path, options, (error) => {
        if (error === undefined || isGone(error)) return;
        for (const header of ['Content-Encoding', 'ETag', 'Cache-Control']) response.removeHeader(header);
        next(new Error(`A file of ${remote}@${version} cannot be read`, { cause: error }));
      });
    },
);

/** Whether the client closed the connection. */
function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'EPIPE' || error.code === 'ECONNRESET';
}

import { brotliSuffix } from '@forecourt/gate';
import type { RequestHandler } from 'express';
import { ProblemError } from '../problems';
import { contentTypeOf } from '../store/file-types';
import type { RegistryStore } from '../store/registry-store';

const year = 365 * 24 * 60 * 60;

/**
 * `GET /files/{remote}/{version}/{path}`: a file of a published version. Only what the version's manifest lists is served, so
 * that no name or path, however it is spelled, leads anywhere else. Its bytes never change, so caches keep it for good.
 */
export function serveFile(store: RegistryStore): RequestHandler {
  return async (request, response, next) => {
    const remote = String(request.params.remote);
    const version = String(request.params.version);
    const path = [request.params.path].flat().join('/');
    const file = (await store.files(remote, version))?.get(path);
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (file === undefined) {
      throw new ProblemError(
        'not-found',
        'No published version has this file. GET /v1/remotes lists what is published.',
      );
    }
    const brotli = file.brotli && request.acceptsEncodings('br', 'identity') === 'br';
    response.set({
      'Cache-Control': `public, max-age=${year}, immutable`,
      'Content-Type': contentTypeOf(path),
      ETag: `"${file.integrity}${brotli ? brotliSuffix : ''}"`,
    });
    if (file.brotli) response.vary('Accept-Encoding');
    if (brotli) response.set('Content-Encoding', 'br');
    const options = {
      root: store.folderOf(remote, version),
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
  };
}

/** The client hung up: nobody is left to answer. */
function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'EPIPE' || error.code === 'ECONNRESET';
}

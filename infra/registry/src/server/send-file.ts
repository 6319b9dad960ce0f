import { brotliSuffix } from '@forecourt/gate';
import type { NextFunction, Request, Response } from 'express';
import { ProblemError } from '../problems';
import { contentTypeOf } from '../store/file-types';
import type { RegistryStore } from '../store/registry-store';

/** A file of a version, as a request names it. */
export interface WantedFile {
  remote: string;
  version: string;
  path: string;
}

/**
 * Sends a file of a published version, in brotli if the client accepts it. Only files of the version's manifest are sent, so that no name or path,
 * however it is spelled, leads anywhere else. The bytes never change.
 * @param caching value of Cache-Control @throws ProblemError `not-found`
 */
export async function sendFile(
  store: Pick<RegistryStore, 'files' | 'folderOf'>,
  { remote, version, path }: WantedFile,
  { request, response, next, caching }: { request: Request; response: Response; next: NextFunction; caching: string },
): Promise<void> {
  const found = (await store.files(remote, version))?.get(path);
  if (found === undefined) throw noSuchFile();
  const brotli = found.brotli && request.acceptsEncodings('br', 'identity') === 'br';
  response.set({
    'Cache-Control': caching,
    'Content-Type': contentTypeOf(path),
    ETag: `"${found.integrity}${brotli ? brotliSuffix : ''}"`,
  });
  if (found.brotli) response.vary('Accept-Encoding');
  if (brotli) response.set('Content-Encoding', 'br');
  const options = {
    root: await store.folderOf(remote, version),
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
}

export function noSuchFile(): ProblemError {
  return new ProblemError('not-found', 'No published version has this file. GET /v1/remotes lists what is published.');
}

/** Whether the client closed the connection. */
function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'EPIPE' || error.code === 'ECONNRESET';
}

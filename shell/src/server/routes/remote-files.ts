import { filePathSchema, moduleKey, nameSchema, versionSchema } from '@forecourt/contracts';
import { type Log, own, reasonOf } from '@forecourt/service';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { brotliFast, createBrotli } from '../http/brotli';
import { cookiesOf } from '../http/cookies';
import { ProblemError } from '../http/problems';
import type { Releases } from '../registry/releases';
import type { RemoteFiles } from '../registry/remote-files';
import type { Development } from '../steps/development/development';
import type { Bundles } from '../steps/document';
import type { Previews } from '../steps/plan/preview';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const paramsSchema = z.object({ remote: nameSchema, version: versionSchema, path: filePathSchema });

interface Served {
  files: RemoteFiles;
  bundles: Bundles;
  releases: Releases;
  log: Log;
  previews: Previews;
  development: Pick<Development, 'isShown'>;
}

/** Whose caches may store the files of a version, and for how long. */
const caching = {
  served: 'public, max-age=31536000, immutable',
  previewed: 'private, max-age=31536000, immutable',
  unpublished: 'private, no-store',
} as const;
type Access = keyof typeof caching;

/**
 * Serves `/_shell/remotes/{remote}/{version}/{path}`: a remote's files for browsers, from the shell's verified copies. These are the bundles of
 * plans, and the files that the manifest lists, except the server's, of versions that are served or were lately. Files of a preview
 * release are sent to browsers with its preview only, and those of a build of `fragment dev` as well, which no cache stores; server code to
 * none.
 */
export function remoteFileRoutes(options: Served): Router {
  const brotli = createBrotli();
  const router = Router();
  router.get('/:remote/:version/*path', async (request: Request, response: Response) => {
    const { remote, version, path } = request.params as unknown as { remote: string; version: string; path: string[] };
    const params = paramsSchema.safeParse({ remote, version, path: path.join('/') });
    const access = params.success ? accessOf(options, request, params.data) : null;
    const file =
      params.success && access !== null
        ? (options.bundles.byUrl(request.baseUrl + request.path) ?? (await read(options, params.data)))
        : undefined;
    if (file === undefined || access === null) {
      throw new ProblemError(
        'no-such-file',
        'No version of a remote that is served has this file, or the registry cannot be reached.',
      );
    }
    const extension = path.at(-1)?.split('.').pop() ?? '';
    response
      .type(own(types, extension) ?? 'application/octet-stream')
      .set('Cache-Control', caching[access])
      .set('Vary', 'Accept-Encoding')
      .set('ETag', `"${file.integrity.slice(7, 39)}"`);
    if (request.acceptsEncodings('br') !== 'br') return void response.send(file.bytes);
    const bytes = access === 'unpublished' ? await brotliFast(file.bytes) : await brotli(file);
    response.set('Content-Encoding', 'br').send(bytes);
  });
  return router;
}

/** Returns for whom a version's files are; null if the client may not read them. */
function accessOf(
  { releases, previews, development }: Served,
  request: Request,
  { remote, version }: z.infer<typeof paramsSchema>,
): Access | null {
  if (releases.isServed(moduleKey(remote, version))) return 'served';
  const preview = previews.of(cookiesOf(request), request.headers.host);
  if (preview === null) return null;
  if (development.isShown(preview.dev ?? {}, remote, version)) return 'unpublished';
  return own(preview.versions, remote) === version ? 'previewed' : null;
}

async function read({ files, log }: Served, { remote, version, path }: z.infer<typeof paramsSchema>) {
  try {
    return await files.browserFile(remote, version, path);
  } catch (error) {
    log.warn({ remote, version, path, reason: reasonOf(error) }, 'a file of a remote could not be fetched');
    return undefined;
  }
}

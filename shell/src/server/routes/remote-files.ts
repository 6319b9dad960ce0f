import { filePathSchema, moduleKey, nameSchema, versionSchema } from '@forecourt/contracts';
import { type Log, own, reasonOf } from '@forecourt/service';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { createBrotli } from '../http/brotli';
import { cookiesOf } from '../http/cookies';
import { ProblemError } from '../http/problems';
import type { Releases } from '../registry/releases';
import type { RemoteFiles } from '../registry/remote-files';
import type { Bundles } from '../steps/document';
import { previewOf } from '../steps/plan/preview';

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
  previewSecret: string | undefined;
}

/**
 * Serves `/_shell/remotes/{remote}/{version}/{path}`: a remote's files for browsers, from the shell's verified copies. These are the bundles of
 * plans, and the files that the manifest lists, except the server's, of versions that are served or were lately. Files of a preview
 * release are sent to browsers with its preview only, server code to none.
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
    if (file === undefined) {
      throw new ProblemError(
        'no-such-file',
        'No version of a remote that is served has this file, or the registry cannot be reached.',
      );
    }
    const extension = path.at(-1)?.split('.').pop() ?? '';
    response
      .type(own(types, extension) ?? 'application/octet-stream')
      .set('Cache-Control', `${access}, max-age=31536000, immutable`)
      .set('Vary', 'Accept-Encoding')
      .set('ETag', `"${file.integrity.slice(7, 39)}"`);
    if (request.acceptsEncodings('br') !== 'br') return void response.send(file.bytes);
    response.set('Content-Encoding', 'br').send(await brotli(file));
  });
  return router;
}

/** Returns whose caches may store a version's files; null if the client may not read them. */
function accessOf(
  { releases, previewSecret: secret }: Served,
  request: Request,
  { remote, version }: z.infer<typeof paramsSchema>,
): 'public' | 'private' | null {
  if (releases.isServed(moduleKey(remote, version))) return 'public';
  const preview = previewOf(cookiesOf(request), { host: request.headers.host, secret });
  return preview !== null && own(preview.versions, remote) === version ? 'private' : null;
}

async function read({ files, log }: Served, { remote, version, path }: z.infer<typeof paramsSchema>) {
  try {
    return await files.browserFile(remote, version, path);
  } catch (error) {
    log.warn({ remote, version, path, reason: reasonOf(error) }, 'a file of a remote could not be fetched');
    return undefined;
  }
}

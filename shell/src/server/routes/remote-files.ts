import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filePathSchema, nameSchema, versionSchema } from '@forecourt/contracts';
import { type Log, reasonOf } from '@forecourt/service';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { ProblemError } from '../http/problems';
import type { RemoteFiles } from '../registry/remote-files';

const compress = promisify(brotliCompress);
const compressedBytes = 64 * 2 ** 20;
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const paramsSchema = z.object({ remote: nameSchema, version: versionSchema, path: filePathSchema });

/** `/_shell/remotes/{remote}/{version}/{path}`: a remote's files, from the shell's verified copies. All that its manifest lists, `server.js` too, and nothing else. */
export function remoteFileRoutes(options: { files: RemoteFiles; log: Log }): Router {
  const compressed = new LRUCache<string, Buffer>({
    maxSize: compressedBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  const router = Router();
  router.get('/:remote/:version/*path', async (request: Request, response: Response) => {
    const { remote, version, path } = request.params as unknown as { remote: string; version: string; path: string[] };
    const params = paramsSchema.safeParse({ remote, version, path: path.join('/') });
    const file = params.success ? await read(options, params.data) : undefined;
    if (file === undefined) {
      throw new ProblemError(
        'no-such-file',
        'No published version of a remote has this file, or the registry cannot be reached.',
      );
    }
    const extension = path.at(-1)?.split('.').pop() ?? '';
    response
      .type(types[extension] ?? 'application/octet-stream')
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .set('Vary', 'Accept-Encoding')
      .set('ETag', `"${file.integrity.slice(7, 39)}"`);
    if (request.acceptsEncodings('br') !== 'br') return void response.send(file.bytes);
    let bytes = compressed.get(file.integrity);
    if (bytes === undefined) {
      bytes = await compress(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      compressed.set(file.integrity, bytes);
    }
    response.set('Content-Encoding', 'br').send(bytes);
  });
  return router;
}

async function read(
  options: { files: RemoteFiles; log: Log },
  { remote, version, path }: z.infer<typeof paramsSchema>,
) {
  try {
    return await options.files.file(remote, version, path);
  } catch (error) {
    options.log.warn({ remote, version, path, reason: reasonOf(error) }, 'a file of a remote could not be had');
    return undefined;
  }
}

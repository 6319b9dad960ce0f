import type { ServerResponse } from 'node:http';
import { type BrotliOptions, constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Fast enough for every page; the browser's files are compressed once, at the highest quality. */
export const pageBrotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const asTheyAre = new WeakSet<object>();

/** Excepts a response from compression: its bytes are in the encoding that the client gets. */
export function sendAsIs(response: ServerResponse): void {
  asTheyAre.add(response);
}

/** Compresses responses that are made for each request. */
export function compressPages(): RequestHandler {
  return compression({
    brotli: pageBrotli,
    filter: (request, response) => !asTheyAre.has(response) && compression.filter(request, response),
  });
}

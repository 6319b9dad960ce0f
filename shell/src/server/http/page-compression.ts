import { type BrotliOptions, constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Fast enough for every page; the browser's files are compressed once, at the highest quality. */
export const pageBrotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses responses that are made for each request. */
export function compressPages(): RequestHandler {
  return compression({ brotli: pageBrotli });
}

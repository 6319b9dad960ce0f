import type { Request, Response } from 'express';
import { sendAsIs } from '../http/page-compression';
import { encodings, etagOf, type PageStore, type StoredPage } from './document';

/**
 * Sends a stored page in the best encoding that the client accepts; its entity tag lets the client revalidate it. No cache stores a personal
 * page.
 */
export async function sendStored(
  key: string,
  page: StoredPage,
  {
    request,
    response,
    store,
    isPersonal,
    pageCacheSeconds,
  }: { request: Request; response: Response; store: PageStore; isPersonal: boolean; pageCacheSeconds: number },
): Promise<void> {
  // Caches in front of the shell may store a page that is the same for everybody, for as long as the operator has configured.
  if (!isPersonal && pageCacheSeconds > 0) {
    const seconds = `s-maxage=${pageCacheSeconds}, stale-while-revalidate=${pageCacheSeconds}`;
    response.set('Cache-Control', `public, max-age=0, ${seconds}`);
  }
  const encoding = encodings.find((name) => request.acceptsEncodings([name]) !== false) ?? 'identity';
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (!isPersonal) response.set('ETag', etagOf(page, encoding));
  sendAsIs(response);
  // Without its bytes, which need not be made then.
  response.send(request.fresh ? '' : await store.bytesOf(key, page, encoding));
}

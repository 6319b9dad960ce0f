/** A search that somebody shared (section 7, share-bookmark): its address names the bookmark alone, and leads to what it means. */

import { samePath } from '@forecourt/search-state';
import { fetchJson, type Log, reasonOf } from '@forecourt/service';
import { bookmarkSchema } from '@forecourt/site';
import type { RequestHandler } from 'express';

const bookmarkId = /^[\w-]{1,64}$/;
/** Section 9. */
const timeoutMs = 3000;

/**
 * Redirects to the search, which goes on naming the bookmark. Without one, or while nobody can say, the page itself answers: without filters,
 * and with the words for it.
 */
export function sharedSearch({ accountsUrl, log }: { accountsUrl: string; log: Log }): RequestHandler {
  return async (request, response, next) => {
    const [path, query = ''] = request.originalUrl.split('?', 2);
    const params = new URLSearchParams(query);
    const id = params.get('bookmarkId') ?? '';
    if (params.size !== 1 || !bookmarkId.test(id)) return next();
    try {
      const url = `${accountsUrl}/account-api/searchbookmarks/share-bookmark/${id}`;
      const { myAtcSearchViewBeans: found } = await fetchJson({ url, schema: bookmarkSchema, timeoutMs });
      const href = samePath(found[0]?.searchResultsURL ?? '');
      if (href === undefined || href === path) return next();
      response
        .set('Cache-Control', 'no-store')
        .redirect(302, `${href}${href.includes('?') ? '&' : '?'}bookmarkId=${id}`);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'a shared search could not be looked up');
      next();
    }
  };
}

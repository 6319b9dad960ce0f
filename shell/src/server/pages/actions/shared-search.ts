/** A shared search (section 7, share-bookmark): its address has the bookmark alone, and leads to the bookmarked search. */

import { samePath } from '@forecourt/search-state';
import { fetchJson, type Log, reasonOf } from '@forecourt/service';
import { bookmarkSchema } from '@forecourt/site';
import { Router } from 'express';
import type { UpstreamUrls } from '../../upstreams';

const bookmarkId = /^[\w-]{1,64}$/;
/** Section 9. */
const timeoutMs = 3000;

/**
 * Redirects to the search, whose address has the bookmark too. If there is no such bookmark, or the accounts service is down, the results
 * page itself answers: without filters, and with a message.
 */
export function sharedSearch({ config, log }: { config: { upstreams: UpstreamUrls }; log: Log }): Router {
  const router = Router();
  router.get('/', async (request, response, next) => {
    const [path, query = ''] = request.originalUrl.split('?', 2);
    const params = new URLSearchParams(query);
    const id = params.get('bookmarkId') ?? '';
    if (params.size !== 1 || !bookmarkId.test(id)) return next();
    try {
      const url = `${config.upstreams.accounts}/account-api/searchbookmarks/share-bookmark/${id}`;
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
  });
  return router;
}

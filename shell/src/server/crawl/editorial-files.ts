/** Files about editorial content: the sitemaps `GET /sitemaps/articles.xml` and `/sitemaps/reviews.xml`, and the feed `GET /articles/feed.xml`, each for the brand of the request's host. */
import type { Brand } from '@forecourt/contracts';
import { articleFeedPath, type EditorialKind, editorialKinds, editorialPaths } from '@forecourt/site';
import { type RequestHandler, Router } from 'express';
import type { SiteHosts } from '../http/site-hosts';
import type { SiteBrands } from '../site-brands';
import { CrawlError } from './crawlable';
import { EditorialEntries } from './editorial-entries';
import { feedXml } from './feed-xml';
import { sendLater } from './send-later';
import { sitemapXml } from './sitemap-xml';

/** Time for which the files may be cached, seconds: an article that was corrected or withdrawn is soon so everywhere. */
const cachedSeconds = 300;

const sitemapOf = (kind: EditorialKind) => `/sitemaps${editorialPaths[kind]}.xml`;
export const editorialSitemaps = editorialKinds.map(sitemapOf);

type Dependencies = ConstructorParameters<typeof EditorialEntries>[0] & { brands: SiteBrands; hosts: SiteHosts };

export function editorialFiles(deps: Dependencies): Router {
  const entries = new EditorialEntries(deps);
  const router = Router();

  /** @param write returns the file for a brand at an origin; throws CrawlError */
  const file =
    (type: string, write: (brand: Brand, origin: string) => Promise<string>): RequestHandler =>
    async (request, response) => {
      const brand = deps.brands.forHost(request.headers.host);
      try {
        const xml = await write(brand, deps.hosts.originOf(brand, request));
        response.set('Cache-Control', `public, max-age=${cachedSeconds}`).type(type).send(xml);
      } catch (error) {
        if (!(error instanceof CrawlError)) throw error;
        sendLater(response);
      }
    };

  for (const kind of editorialKinds)
    router.get(
      sitemapOf(kind),
      file('application/xml', async (brand, origin) => {
        const listed = await entries.all(kind, brand);
        return sitemapXml('urlset', [
          ...(listed.length > 0 ? [{ url: origin + editorialPaths[kind] }] : []),
          ...listed.map(({ href, published, updated = published }) => ({ url: origin + href, lastmod: updated })),
        ]);
      }),
    );
  router.get(
    articleFeedPath,
    file('application/rss+xml', async (brand, origin) => {
      const { name, tagline } = brand;
      const channel = {
        title: name,
        description: tagline,
        link: origin + editorialPaths.article,
        self: origin + articleFeedPath,
      };
      return feedXml(channel, origin, await entries.newest('article', brand));
    }),
  );
  return router;
}

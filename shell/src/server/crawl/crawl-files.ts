/**
 * Files for crawlers: `GET /robots.txt`, `/sitemap.xml`, and by kind `/sitemaps/site.xml`, `/sitemaps/models.xml` and
 * `/sitemaps/makes/{make}.xml`, each for the brand of the request's host; those about articles are in `editorial-files.ts`.
 */
import type { Brand } from '@forecourt/contracts';
import { filtersPath, type Reference } from '@forecourt/search-state';
import type { Log } from '@forecourt/service';
import { directoryPages, guidePages, sitePages } from '@forecourt/site';
import { type Request, type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { CalledUpstream } from '../descriptions/descriptions';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import type { SiteBrands } from '../site-brands';
import { Crawlable, CrawlError, type Location } from './crawlable';
import { editorialFiles, editorialSitemaps } from './editorial-files';
import { sendLater } from './send-later';
import { sitemapXml } from './sitemap-xml';

/** Time for which the marketplace's lists and the responses are cached, seconds; listings change daily. */
const cachedSeconds = 3600;
/** Maximum of cached lists: of brands, and of makes of a brand. */
const cachedLists = 2000;

/** Pages may be crawled; the shell's own files, the account API, overlays and forms of filters are nothing to index. */
const robots = [
  'User-agent: *',
  'Disallow: /_shell/',
  'Disallow: /account-api/',
  'Disallow: /cars-for-sale/overlay/',
  `Disallow: ${filtersPath}`,
  '',
];

const modelSitemap = '/sitemaps/models.xml';

interface CrawlDependencies {
  called: (name: string) => CalledUpstream | undefined;
  brands: SiteBrands;
  hosts: SiteHosts;
  reference: () => { reference: Reference } | null;
  log: Log;
  metrics: Metrics;
}

interface Ask {
  brand: Brand;
  reference: Reference;
  /** Parameters of the route. */
  params: Request['params'];
}

export function crawlFiles(deps: CrawlDependencies): Router {
  const crawlable = new Crawlable(deps);
  const lists = new LRUCache<string, Promise<Location[]>>({ max: cachedLists, ttl: cachedSeconds * 1000 });
  const router = Router();

  /** Shares one call among concurrent requests; a failure is not cached. */
  const kept = (key: string, make: () => Promise<Location[]>): Promise<Location[]> => {
    const known = lists.get(key);
    if (known !== undefined) return known;
    const made = make();
    lists.set(key, made);
    made.catch(() => lists.delete(key));
    return made;
  };
  /** @param list returns pages of a brand, the most important first; null if the brand has no such file. Throws CrawlError. */
  const file =
    (kind: Parameters<typeof sitemapXml>[0], list: (ask: Ask) => Promise<readonly Location[]> | null): RequestHandler =>
    async (request, response, next) => {
      const brand = deps.brands.forHost(request.headers.host);
      const known = deps.reference();
      if (known === null) return sendLater(response);
      const found = list({ brand, reference: known.reference, params: request.params });
      if (found === null) return next();
      try {
        const origin = deps.hosts.originOf(brand, request);
        const locations = (await found).map(({ path, ...rest }) => ({ url: origin + path, ...rest }));
        response.set('Cache-Control', `public, max-age=${cachedSeconds}`).type('application/xml');
        response.send(sitemapXml(kind, locations));
      } catch (error) {
        if (!(error instanceof CrawlError)) throw error;
        sendLater(response);
      }
    };

  router.get('/robots.txt', (request, response) => {
    const origin = deps.hosts.originOf(deps.brands.forHost(request.headers.host), request);
    response.type('text').send([...robots, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'));
  });
  const makePath = (slug: string | undefined) => `/sitemaps/makes/${slug}.xml`;
  router.get(
    '/sitemap.xml',
    file('sitemapindex', async ({ brand, reference }) => {
      const makes = await kept(brand.id, async () => {
        const codes = await crawlable.makes(brand, reference);
        return codes.map((code) => ({ path: makePath(reference.makes.slugs.get(code)) }));
      });
      return [...['/sitemaps/site.xml', ...editorialSitemaps, modelSitemap].map((path) => ({ path })), ...makes];
    }),
  );
  router.get(
    '/sitemaps/site.xml',
    file('urlset', async ({ brand: { layouts } }) => {
      const lists = Object.entries(directoryPages).filter(([page]) => layouts[page] !== undefined);
      const pages = [...lists.map(([, page]) => page), ...sitePages, ...guidePages];
      return ['/cars-for-sale/all', ...pages.map(({ href }) => href)].map((path) => ({ path }));
    }),
  );
  router.get(
    modelSitemap,
    file('urlset', ({ brand }) =>
      brand.layouts.model === undefined ? null : kept(`${brand.id} models`, () => crawlable.models(brand)),
    ),
  );
  router.get(
    makePath(':make'),
    file('urlset', ({ brand, reference, params }) => {
      const make = reference.makes.bySlug.get(String(params.make))?.code;
      if (make === undefined || (brand.makeCode ?? make) !== make) return null;
      return kept(`${brand.id} make ${make}`, async () => {
        const paths = await crawlable.pagesOf(make, brand, reference);
        return paths.map((path) => ({ path }));
      });
    }),
  );
  return router.use(editorialFiles(deps));
}

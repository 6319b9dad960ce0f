/**
 * Files for crawlers: `GET /robots.txt`, `/sitemap.xml`, `/sitemaps/site.xml` and `/sitemaps/makes/{make}.xml`, each for the brand of the
 * request's host; those about articles are in `editorial-files.ts`.
 */
import type { Brand } from '@forecourt/contracts';
import { filtersPath, type Reference } from '@forecourt/search-state';
import type { Log } from '@forecourt/service';
import { guidePages, sitePages } from '@forecourt/site';
import { type Request, type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { CalledUpstream } from '../descriptions/descriptions';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import type { SiteBrands } from '../site-brands';
import { Crawlable, CrawlError } from './crawlable';
import { editorialFiles, editorialSitemap } from './editorial-files';
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
  const lists = new LRUCache<string, Promise<string[]>>({ max: cachedLists, ttl: cachedSeconds * 1000 });
  const router = Router();

  /** Shares one call among concurrent requests; a failure is not cached. */
  const kept = (key: string, make: () => Promise<string[]>): Promise<string[]> => {
    const known = lists.get(key);
    if (known !== undefined) return known;
    const made = make();
    lists.set(key, made);
    made.catch(() => lists.delete(key));
    return made;
  };
  /** @param paths returns paths of a brand, the most important first; null if the brand has no such file. Throws CrawlError. */
  const file =
    (kind: Parameters<typeof sitemapXml>[0], paths: (ask: Ask) => Promise<readonly string[]> | null): RequestHandler =>
    async (request, response, next) => {
      const brand = deps.brands.forHost(request.headers.host);
      const known = deps.reference();
      if (known === null) return sendLater(response);
      const found = paths({ brand, reference: known.reference, params: request.params });
      if (found === null) return next();
      try {
        const origin = deps.hosts.originOf(brand, request);
        const locations = (await found).map((path) => ({ url: origin + path }));
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
      const makes = await kept(brand.id, () => crawlable.makes(brand, reference));
      return [
        '/sitemaps/site.xml',
        editorialSitemap,
        ...makes.map((code) => makePath(reference.makes.slugs.get(code))),
      ];
    }),
  );
  router.get(
    '/sitemaps/site.xml',
    file('urlset', async () => ['/cars-for-sale/all', ...[...sitePages, ...guidePages].map(({ href }) => href)]),
  );
  router.get(
    makePath(':make'),
    file('urlset', ({ brand, reference, params }) => {
      const make = reference.makes.bySlug.get(String(params.make))?.code;
      if (make === undefined || (brand.makeCode ?? make) !== make) return null;
      return kept(`${brand.id} ${make}`, () => crawlable.pagesOf(make, brand, reference));
    }),
  );
  return router.use(editorialFiles(deps));
}

/** What crawlers read first: `GET /robots.txt`, `/sitemap.xml`, `/sitemaps/site.xml` and `/sitemaps/makes/{make}.xml`, each of the brand of its host. */
import type { Brand } from '@forecourt/contracts';
import type { Reference } from '@forecourt/search-state';
import type { Log } from '@forecourt/service';
import { guidePages, sitePages } from '@forecourt/site';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { Crawlable, CrawlError } from '../crawl/crawlable';
import { sitemapXml } from '../crawl/sitemap-xml';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import type { SiteBrands } from '../site-brands';
import { calledUpstreams, type UpstreamUrls } from '../upstreams';

/** What is for sale changes by the day: the marketplace is asked again after so long, and so are we. */
const keptSeconds = 3600;
/** Brands and their makes. */
const keptLists = 2000;
/** While the marketplace does not answer. */
const retrySeconds = 300;

/** Pages are for everyone; what they are made of, forms and what stands over them is nothing to be found. */
const robots = [
  'User-agent: *',
  'Disallow: /_shell/',
  'Disallow: /account-api/',
  'Disallow: /cars-for-sale/overlay/',
  '',
];

interface CrawlDependencies {
  config: { upstreams: UpstreamUrls };
  brands: SiteBrands;
  hosts: SiteHosts;
  reference: () => { reference: Reference } | null;
  log: Log;
  metrics: Metrics;
}

interface Ask {
  brand: Brand;
  reference: Reference;
  /** Of the route. */
  params: Request['params'];
}

export function crawlFiles(deps: CrawlDependencies): Router {
  const crawlable = new Crawlable({ ...deps, upstreams: calledUpstreams(deps.config.upstreams, []) });
  const lists = new LRUCache<string, Promise<string[]>>({ max: keptLists, ttl: keptSeconds * 1000 });
  const router = Router();

  /** Asked once for all who want it meanwhile; what failed is not kept. */
  const kept = (key: string, make: () => Promise<string[]>): Promise<string[]> => {
    const known = lists.get(key);
    if (known !== undefined) return known;
    const made = make();
    lists.set(key, made);
    made.catch(() => lists.delete(key));
    return made;
  };
  /** @param paths of a brand, the most important first; null where it has no such file. Throws CrawlError. */
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
        const locations = (await found).map((path) => origin + path);
        response.set('Cache-Control', `public, max-age=${keptSeconds}`).type('application/xml');
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
      return ['/sitemaps/site.xml', ...makes.map((code) => makePath(reference.makes.slugs.get(code)))];
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
  return router;
}

function sendLater(response: Response): void {
  response
    .status(503)
    .set('Retry-After', `${retrySeconds}`)
    .set('Cache-Control', 'no-store')
    .type('text')
    .send('What is for sale cannot be said at the moment; come again in some minutes.');
}

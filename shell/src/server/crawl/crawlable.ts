/** Selects the searches of a brand that its sitemaps list: those for which the marketplace has enough vehicles. */
import type { Brand } from '@forecourt/contracts';
import { crawlLinksSchema, directorySchema, leastListings } from '@forecourt/listing';
import { canonicalLink, parse, type Reference, type SearchState, toParams } from '@forecourt/search-state';
import * as z from 'zod';
import { SourceFetcher, type SourceTable } from '../steps/data';
import { crawlNames, crawlPath, directoryPath } from './crawl-path';

/** Timeout of one answer of the marketplace, ms. */
const timeoutMs = 10_000;

const facet = z.array(z.object({ value: z.string(), count: z.number() })).optional();
const facetsSchema = z.object({ filters: z.object({ makeCode: facet, modelCode: facet }) });

const sources: SourceTable = {
  'crawl-facets': {
    upstream: 'marketplace',
    timeoutMs,
    schema: facetsSchema,
    request: ({ state, brand }) => `/rest/lsc/listing?${toParams({ ...state, numRecords: 1 }, brand)}`,
  },
  'crawl-directory': {
    upstream: 'marketplace',
    timeoutMs,
    schema: directorySchema,
    request: ({ brand }) => directoryPath('models', brand),
  },
  ...Object.fromEntries(
    crawlNames.map((name): [string, SourceTable[string]] => [
      `crawl-${name}`,
      {
        upstream: 'marketplace',
        timeoutMs,
        schema: crawlLinksSchema,
        request: ({ state, brand }) => crawlPath(name, state, brand),
      },
    ]),
  ),
};

/** The marketplace did not answer. */
export class CrawlError extends Error {
  override name = 'CrawlError';
}

/** A page of a sitemap. */
export interface Location {
  /** Path and query. */
  path: string;
  /** Day of its last change, `2026-06-02`. */
  lastmod?: string;
}

export class Crawlable {
  private readonly fetcher: SourceFetcher;

  constructor(deps: Omit<ConstructorParameters<typeof SourceFetcher>[0], 'table'>) {
    this.fetcher = new SourceFetcher({ ...deps, table: sources });
  }

  /** Returns the codes of the makes that have pages. @throws CrawlError */
  async makes(brand: Brand, reference: Reference): Promise<string[]> {
    const { filters } = await this.ask('crawl-facets', facetsSchema, {}, brand);
    return enough(filters.makeCode).filter(
      (code) => reference.makes.slugs.has(code) && (brand.makeCode ?? code) === code,
    );
  }

  /**
   * Returns the canonical paths of a make's pages: the make, its models, and the years and trims of each model, general ones first.
   * @throws CrawlError
   */
  async pagesOf(make: string, brand: Brand, reference: Reference): Promise<string[]> {
    const state: SearchState = { makeCode: [make] };
    const { filters } = await this.ask('crawl-facets', facetsSchema, state, brand);
    const models = enough(filters.modelCode).map((code): SearchState => ({ ...state, modelCode: [code] }));
    const isEnough = enough(filters.makeCode).includes(make);
    const hrefs = (isEnough ? [state, ...models] : []).map((each) => canonicalLink(each, brand, reference));
    // One model after the other, because shoppers need the marketplace too.
    for (const model of models) {
      const answers = await Promise.all(
        crawlNames.map((name) => this.ask(`crawl-${name}`, crawlLinksSchema, model, brand)),
      );
      hrefs.push(...answers.flatMap(({ links }) => links.map(({ href }) => href)));
    }
    return [...new Set(hrefs.flatMap((href) => canonicalOf(href, brand, reference) ?? []))];
  }

  /** Lists the pages about models with enough vehicles, each with the day of its newest vehicle. @throws CrawlError */
  async models(brand: Brand): Promise<Location[]> {
    const { groups } = await this.ask('crawl-directory', directorySchema, {}, brand);
    return groups
      .flatMap(({ links }) => links)
      .filter(({ count }) => count >= leastListings)
      .map(({ href, changed }) => ({ path: href, ...(changed !== undefined && { lastmod: changed }) }));
  }

  private async ask<T>(name: string, schema: z.ZodType<T>, state: SearchState, brand: Brand): Promise<T> {
    const input = { state, params: {}, brand };
    const gone = AbortSignal.timeout(timeoutMs);
    const [call] = this.fetcher.start({ requires: [name], needs: [], brought: {}, input, gone });
    await call?.done;
    if (call?.settled !== undefined && 'data' in call.settled) return schema.parse(call.settled.data);
    throw new CrawlError(`The marketplace did not answer ${name}.`);
  }
}

/** Returns the canonical form of a path for the brand; undefined if it is no page of the brand. */
function canonicalOf(href: string, brand: Brand, reference: Reference): string | undefined {
  const page = parse(href, brand, reference);
  return page.kind === 'page' ? page.canonical : undefined;
}

function enough(options: z.infer<typeof facet> = []): string[] {
  return options.filter(({ count }) => count >= leastListings).map(({ value }) => value);
}

/** The data of a page: its address, the answers of the upstreams, the view, the head. */
import type { Brand, PageView, SourceData } from '@forecourt/contracts';
import { createReference, parse, type Reference, type ReferenceData } from '@forecourt/search-state';
import { measuredBrand } from '../../programs/measured';
import { measuredSources } from '../../programs/sources';
import { pageView, results } from '../../shell/page-data';
import type { SourceDefinition, UpstreamUrls } from '../../shell/upstreams';

/** Fetches an answer, parsed. */
export type GetJson = (url: string) => Promise<unknown>;

const getByFetch: GetJson = async (url) => (await fetch(url)).json();

type Parsed = ReturnType<typeof parse>;
export type Found = Exclude<Parsed, { kind: 'not-found' }>;

/** Reads addresses, requests upstreams and makes views, for every server that is compared; none of them validates the answers. */
export class PageData {
  private constructor(
    private readonly brand: Brand,
    private readonly urls: UpstreamUrls,
    private readonly sources: ReadonlyMap<string, SourceDefinition>,
    private readonly referenceData: ReferenceData,
    private readonly reference: Reference,
    private readonly get: GetJson,
  ) {}

  /** Loads the reference data and the page's sources. @param root the repository, built @param get sends the page's calls */
  static async load(
    root: string,
    urls: UpstreamUrls,
    brand: Brand = measuredBrand,
    get: GetJson = getByFetch,
  ): Promise<PageData> {
    const reference = (await get(`${urls.marketplace}/rest/lsc/reference`)) as ReferenceData;
    const sources = new Map(measuredSources(root, brand));
    return new PageData(brand, urls, sources, reference, createReference(reference), get);
  }

  /** Returns the search of a URL; null if there is none. */
  find(url: string): Found | null {
    const parsed = parse(url, this.brand, this.reference);
    return parsed.kind === 'not-found' ? null : parsed;
  }

  get sourceNames(): readonly string[] {
    return [...this.sources.keys()];
  }

  /** Fetches one source; undefined if the page has no such source. */
  async answerOf(name: string, { state }: Found): Promise<unknown> {
    const source = this.sources.get(name);
    const path = source?.request({ state, params: {}, brand: this.brand }) ?? null;
    if (source === undefined || path === null) return undefined;
    return this.get(this.urls[source.upstream as keyof UpstreamUrls] + path);
  }

  /** Fetches several sources at once. */
  async answers(found: Found, names: readonly string[] = this.sourceNames): Promise<SourceData> {
    const all = await Promise.all(names.map(async (name) => [name, await this.answerOf(name, found)] as const));
    return Object.fromEntries(all.filter(([, answer]) => answer !== undefined));
  }

  view({ state, canonical }: Found, data: SourceData): PageView {
    const address = { state, canonical, params: {} };
    return pageView({ page: results.name, address, brand: this.brand, data, reference: this.referenceData });
  }

  /** Returns the head of a search's page, with its structured data. @throws if the search has no page */
  head({ state, canonical }: Found, data: SourceData) {
    const address = { state, canonical, params: {}, cookies: [], spent: [] };
    const facts = results.head({ address, brand: this.brand, reference: this.reference, data });
    if (!('title' in facts)) throw new Error(`${canonical} has no page.`);
    return { ...facts, jsonLd: (origin: string) => facts.jsonLd(origin, { data, has: () => true }) };
  }
}

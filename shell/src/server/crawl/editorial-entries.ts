/** The published articles and expert reviews of a brand, for crawlers and feed readers. */
import type { Brand } from '@forecourt/contracts';
import { type EditorialKind, type EditorialSummary, editorialListSchema } from '@forecourt/site';
import { SourceFetcher, type SourceTable } from '../steps/data';
import { CrawlError } from './crawlable';

const timeoutMs = 3_000;
/** Maximum number of pages of a list that are read. */
const mostPages = 50;
const name = 'crawl-editorial';

const sources: SourceTable = {
  [name]: {
    upstream: 'content',
    timeoutMs,
    schema: editorialListSchema,
    request: ({ params, brand }) => `/content/editorial?${new URLSearchParams({ ...params, brand: brand.id })}`,
  },
};

export class EditorialEntries {
  private readonly fetcher: SourceFetcher;

  constructor(deps: Omit<ConstructorParameters<typeof SourceFetcher>[0], 'table'>) {
    this.fetcher = new SourceFetcher({ ...deps, table: sources });
  }

  /** Lists the newest entries of a kind. @throws CrawlError */
  async newest(kind: EditorialKind, brand: Brand): Promise<EditorialSummary[]> {
    return (await this.page(kind, 1, brand)).entries;
  }

  /** Lists all entries of a kind. @throws CrawlError */
  async all(kind: EditorialKind, brand: Brand): Promise<EditorialSummary[]> {
    const first = await this.page(kind, 1, brand);
    const entries = [...first.entries];
    for (let page = 2; page <= Math.min(first.pages, mostPages); page += 1)
      entries.push(...(await this.page(kind, page, brand)).entries);
    return entries;
  }

  private async page(kind: EditorialKind, page: number, brand: Brand) {
    const input = { state: {}, params: { kind, page: String(page) }, brand };
    const [call] = this.fetcher.start({
      ...{ requires: [name], needs: [], brought: {}, input, gone: AbortSignal.timeout(timeoutMs) },
    });
    await call?.done;
    if (call?.settled !== undefined && 'data' in call.settled) return editorialListSchema.parse(call.settled.data);
    throw new CrawlError('The content service did not answer.');
  }
}

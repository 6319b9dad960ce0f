/** Whole pages, kept as they go out, by what they were made from. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { Brand, Plan } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import type { ReferenceData } from '@forecourt/search-state';
import { LRUCache } from 'lru-cache';
import { pageBrotli } from '../../http/page-compression';
import type { Metrics } from '../../metrics';
import { digest, sharedDigest } from '../text-digest';
import type { HostScript } from './state-script';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What an entry takes besides the page: key, record, its place in the lists. */
const entryBytes = 600;

export interface KeptPage {
  /** Compressed. */
  brotli: Buffer;
  /** Strong, of the compressed bytes. */
  etag: string;
  /** By slot of the layout. */
  outcomes: ReadonlyMap<string, string>;
}

/** All that a page is made from. Texts of the view hold the search, the answers of its sources, the brand's view and the day. */
export interface PageInputs {
  plan: Plan;
  brand: Brand;
  reference: ReferenceData;
  view: ViewTexts;
  /** What stands in the head. */
  head: Readonly<Record<string, unknown>>;
  /** What is the same for all pages of this process. */
  host: HostScript;
}

/**
 * Versions never change, and a page sees nothing but its inputs: the same inputs make the same bytes, for whoever asks. What is kept is
 * never out of date, for other inputs have another key. Nothing of a visitor is an input, so nothing of one is in a page that is kept.
 */
export class PageStore {
  private readonly kept: LRUCache<string, KeptPage>;

  /** @param bytes at most in all; with 0 nothing is kept */
  constructor(
    private readonly bytes: number,
    private readonly metrics: Pick<Metrics, 'pageStore' | 'pageStoreEvictions' | 'service'>,
  ) {
    this.kept = new LRUCache({
      // 0 would mean that there is no limit.
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ brotli }) => brotli.length + entryBytes,
      dispose: (_page, _key, reason) => {
        if (reason === 'evict') metrics.pageStoreEvictions.inc();
      },
    });
    metrics.service.gauge(
      'forecourt_page_store_bytes',
      'Memory of the pages that are kept.',
      () => this.kept.calculatedSize,
    );
  }

  get isOn(): boolean {
    return this.bytes > 0;
  }

  get(key: string): KeptPage | undefined {
    const page = this.kept.get(key);
    this.metrics.pageStore.inc({ outcome: page === undefined ? 'miss' : 'hit' });
    return page;
  }

  /** Compresses the page, and keeps it. */
  async keep(key: string, html: string, outcomes: KeptPage['outcomes']): Promise<KeptPage> {
    const brotli = await compress(html, pageBrotli);
    const page = { brotli, outcomes, etag: `"${digest(brotli).slice(0, 27)}"` };
    this.kept.set(key, page);
    return page;
  }

  /** Forgets everything. */
  clear(): void {
    this.kept.clear();
  }
}

/** The page's HTML, for who does not take it compressed. */
export const htmlOf = async ({ brotli }: KeptPage): Promise<string> => (await decompress(brotli)).toString();

/**
 * Names all inputs. A digest stands in the place of each long text and of what several pages share, as members of one JSON list: no two
 * lists of inputs have one name.
 */
export function pageKey({ plan, brand, reference, view, head, host }: PageInputs): string {
  const data = Object.keys(view.data)
    .sort()
    .map((name) => [name, sharedDigest(view.data[name]!)]);
  const shared = [digestOf(plan), digestOf(brand), digestOf(reference), digestOf(host)];
  const texts = [digest(view.own), sharedDigest(view.packed), sharedDigest(view.reference)];
  return digest(JSON.stringify([shared, texts, data, head]));
}

const digests = new WeakMap<object, string>();

/** Of what does not change as long as it is there. */
function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const made = digest(JSON.stringify(value));
  digests.set(value, made);
  return made;
}

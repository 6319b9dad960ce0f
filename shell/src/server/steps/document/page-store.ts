/** Stored pages, compressed, by the inputs that they were made from. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';
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
const zip = promisify(gzip);

/** Encodings of a stored page, the preferred one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes of an entry besides the page: key, record, its place in the lists. */
const entryBytes = 600;

export interface StoredPage {
  /** HTML, compressed. */
  brotli: Buffer;
  /** The same for clients without Brotli, once one has requested the page. */
  gzip?: Buffer;
  /** Digest of the compressed bytes. */
  name: string;
  /** Outcomes by slot of the layout. */
  outcomes: ReadonlyMap<string, string>;
}

/** All inputs of a page. The view's texts contain the search, the answers of its sources, the brand's view and the day. */
export interface PageInputs {
  plan: Plan;
  brand: Brand;
  reference: ReferenceData;
  view: ViewTexts;
  /** Contents of the head. */
  head: Readonly<Record<string, unknown>>;
  /** The same for all pages of this process. */
  host: HostScript;
}

/**
 * Stores pages by their inputs. Versions never change, and a page depends on its inputs alone: the same inputs make the same bytes for
 * every client. A stored page is never out of date, because other inputs have another key. No data of a visitor is an input, so no stored
 * page contains any.
 */
export class PageStore {
  /** Counts the times that everything was discarded: a page that was begun before is not stored after. */
  age = 0;
  private readonly stored: LRUCache<string, StoredPage>;

  /** @param bytes size of all entries; 0 stores none */
  constructor(
    private readonly bytes: number,
    private readonly metrics: Pick<Metrics, 'pageStore' | 'pageStoreEvictions' | 'service'>,
  ) {
    this.stored = new LRUCache({
      // 0 would mean no limit.
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ brotli, gzip }) => brotli.length + (gzip?.length ?? 0) + entryBytes,
      dispose: (_page, _key, reason) => {
        if (reason === 'evict') metrics.pageStoreEvictions.inc();
      },
    });
    metrics.service.gauge(
      'forecourt_page_store_bytes',
      'Memory of the pages that are stored.',
      () => this.stored.calculatedSize,
    );
  }

  get isOn(): boolean {
    return this.bytes > 0;
  }

  get(key: string): StoredPage | undefined {
    const page = this.stored.get(key);
    this.metrics.pageStore.inc({ outcome: page === undefined ? 'miss' : 'hit' });
    return page;
  }

  /** Whether a page is stored; a look that counts as none. */
  has(key: string): boolean {
    return this.stored.has(key);
  }

  /** Compresses and stores a page. @param age of the store when its making began */
  async put(key: string, html: string, outcomes: StoredPage['outcomes'], age: number): Promise<StoredPage> {
    const brotli = await compress(html, pageBrotli);
    const page = { brotli, outcomes, name: digest(brotli).slice(0, 27) };
    if (age === this.age) this.stored.set(key, page);
    return page;
  }

  /** Returns a stored page's bytes in an encoding; the same bytes each time. */
  async bytesOf(key: string, page: StoredPage, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return page.brotli;
    if (encoding === 'gzip' && page.gzip !== undefined) return page.gzip;
    const html = await decompress(page.brotli);
    if (encoding === 'identity') return html;
    const zipped = await zip(html);
    // Unless it has been discarded in the meantime.
    if (this.stored.peek(key) === page) this.stored.set(key, { ...page, gzip: zipped });
    return zipped;
  }

  clear(): void {
    this.age += 1;
    this.stored.clear();
  }
}

/** Returns the strong entity tag of a page's bytes in an encoding. */
export const etagOf = ({ name }: StoredPage, encoding: Encoding): string =>
  encoding === 'br' ? `"${name}"` : `"${name}-${encoding}"`;

/**
 * Returns a key of all inputs. Digests replace long texts and texts that pages share, as members of one JSON list, so that different
 * inputs never have the same key.
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

/** Caches the digest of an object that never changes. */
function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const made = digest(JSON.stringify(value));
  digests.set(value, made);
  return made;
}

/** Files that pages need once they become interactive: their plans and views, under names made of their contents. */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import type { Plan } from '@forecourt/contracts';
import { joinTexts, type ViewTexts } from '@forecourt/packed-view';
import { LRUCache } from 'lru-cache';
import { pageBrotli } from '../../http/page-compression';
import type { Metrics } from '../../metrics';
import { digest, sharedDigest } from '../text-digest';
import { browserPlan, type PlanForBrowser } from './browser-plan';

const compress = promisify(brotliCompress);

/** A plan is compressed once for all pages of a brand, a view once for one page. */
const levels: Readonly<Record<PageFileKind, BrotliOptions>> = {
  plans: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  views: pageBrotli,
};

export type PageFileKind = 'plans' | 'views';

/** Path of a file below `/_shell`. */
export type PageFilePath = `${PageFileKind}/${string}`;

/** Characters of a name: base64url, 162 bits of a digest. */
const nameLength = 27;
export const fileName = new RegExp(`^[\\w-]{${nameLength}}$`);

/** A file that nobody has requested yet; it is written when it is requested. */
interface Unwritten {
  text: () => string;
  /** Upper limit of the memory that it takes. */
  bytes: number;
}

/** Bytes of an entry besides the file: key, record, its place in the lists. */
const entryBytes = 600;
const bytesPerCharacter = 2;

/**
 * Stores the files of the pages that were sent last. Sending a page stores its files again, also when the page itself is taken from a
 * store, so those of pages in use are there. A file that was evicted, or made by another shell, is made again from its page's address.
 */
export class PageFiles {
  private readonly cached: LRUCache<PageFilePath, Unwritten | Buffer>;
  private readonly plans = new WeakMap<Plan, { path: PageFilePath; text: string; page: PlanForBrowser }>();

  /** @param bytes size of all files */
  constructor(bytes: number, metrics: Pick<Metrics, 'service'>) {
    this.cached = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (file) => ('text' in file ? file.bytes : file.length) + entryBytes,
    });
    metrics.service.gauge(
      'forecourt_page_files_bytes',
      'Memory of the plans and views that are cached for pages in browsers.',
      () => this.cached.calculatedSize,
    );
  }

  /** Stores a page type's plan. */
  keepPlan(plan: Plan, page: PlanForBrowser): PageFilePath {
    let file = this.plans.get(plan);
    if (file === undefined || file.page.bundles !== page.bundles || file.page.later !== page.later) {
      const text = JSON.stringify(browserPlan(plan, page));
      file = { text, path: `plans/${digest(text).slice(0, nameLength)}`, page };
      this.plans.set(plan, file);
    }
    const { path, text } = file;
    return this.keep(path, () => ({ text: () => text, bytes: text.length * bytesPerCharacter }));
  }

  /** Stores a page view, in which nothing may be a visitor's own. */
  keepView(view: ViewTexts): PageFilePath {
    const { own, packed, reference, data } = view;
    const answers = Object.entries(data);
    const digests = [packed, reference].map(sharedDigest);
    const parts = [digest(own), ...digests, answers.map(([source, shared]) => [source, sharedDigest(shared)])];
    const name = digest(JSON.stringify(parts)).slice(0, nameLength);
    return this.keep(`views/${name}`, () => {
      const texts = [own, packed.text, reference.text, ...answers.map(([, { text }]) => text)];
      const length = texts.reduce((sum, text) => sum + text.length, 0);
      return { text: () => joinTexts(view), bytes: length * bytesPerCharacter };
    });
  }

  /** Returns a file, compressed; undefined if this shell does not have it. */
  async read(path: PageFilePath): Promise<Buffer | undefined> {
    const file = this.cached.get(path);
    if (file === undefined || !('text' in file)) return file;
    const written = await compress(file.text(), levels[path.startsWith('plans/') ? 'plans' : 'views']);
    this.cached.set(path, written);
    return written;
  }

  private keep(path: PageFilePath, file: () => Unwritten): PageFilePath {
    if (this.cached.get(path) === undefined) this.cached.set(path, file());
    return path;
  }
}

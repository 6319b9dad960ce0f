import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PhotoWidth } from '@forecourt/ui/vehicle';
import { LRUCache } from 'lru-cache';
import { convert, convertDrawing, type PhotoFormat } from './convert';
import { PhotoFailure } from './failure';
import { fetchPhoto } from './fetch-photo';
import { Gate } from './gate';
import type { PhotoCache } from './photo-cache';

export interface PhotoOptions {
  /** Allowed origins of photographs: `https://photos.example`. */
  origins: readonly string[];
  cache: PhotoCache;
  /** Which addresses may be called; default: those of the public internet. */
  isAllowedAddress?: (address: string) => boolean;
}

export interface AskedPhoto {
  url: URL;
  width: PhotoWidth;
  format: PhotoFormat;
  /** The client, for the limit below. */
  client: string;
}

/** A picture, and whether it came from the cache. */
export interface MadePhoto {
  bytes: Buffer;
  isCached: boolean;
}

/** The width of link previews in social networks. */
const drawnWidth = 1280;

const timeoutMs = 4_000;
const maxBytes = 15_000_000;
/** Time before a failed photograph is requested again, ms. */
const restMs = 60_000;
/** Maximum number of uncached photographs per client and minute: ten pages of pictures. */
const madeAMinute = 600;

/** Serves sellers' photographs in the site's widths and formats: each is fetched once from its host, converted once, and cached. */
export class Photos {
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly failed = new LRUCache<string, PhotoFailure>({ max: 5_000, ttl: restMs });
  private readonly made = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 });
  private readonly fetching = new Gate(16, 200);
  private readonly converting = new Gate(Math.max(1, availableParallelism() - 1), 200);
  private readonly origins: ReadonlySet<string>;

  constructor(private readonly options: PhotoOptions) {
    this.origins = new Set(options.origins);
  }

  /** Returns a photograph. @throws PhotoFailure */
  async get(asked: AskedPhoto): Promise<MadePhoto> {
    const { url, width, format, client } = asked;
    if (!this.origins.has(url.origin) || url.username !== '' || url.password !== '')
      throw new PhotoFailure('not-allowed', `photographs may not come from ${url.origin}`);
    try {
      return await this.keep(nameOf(url.href, `${width}.${format}`), client, async () =>
        this.inPixels(await this.original(url), width, format),
      );
    } catch (error) {
      if (error instanceof PhotoFailure && error.reason !== 'busy') this.failed.set(url.href, error);
      throw error;
    }
  }

  /** Converts a drawing, an SVG of the site, to JPEG. @throws PhotoFailure `busy` */
  draw(svg: string, client: string): Promise<MadePhoto> {
    return this.keep(nameOf(svg, `${drawnWidth}.jpeg`), client, () =>
      this.inPixels(Buffer.from(svg), drawnWidth, 'jpeg'),
    );
  }

  /** Converts a picture for shared links, an SVG of the site, to JPEG in its own size. @throws PhotoFailure `busy` */
  card(svg: string, client: string): Promise<MadePhoto> {
    return this.keep(nameOf(svg, 'card.jpeg'), client, () => this.converting.run(() => convertDrawing(svg)));
  }

  private inPixels(original: Buffer, width: PhotoWidth, format: PhotoFormat): Promise<Buffer> {
    return this.converting.run(() => convert(original, width, format));
  }

  private async keep(name: string, client: string, make: () => Promise<Buffer>): Promise<MadePhoto> {
    const cached = await this.options.cache.read(name);
    if (cached !== null) return { bytes: cached, isCached: true };
    this.countFor(client);
    const bytes = await this.once(name, async () => {
      const made = await make();
      await this.options.cache.write(name, made);
      return made;
    });
    return { bytes, isCached: false };
  }

  private async original(url: URL): Promise<Buffer> {
    const name = nameOf(url.href, 'original');
    const failure = this.failed.get(url.href);
    if (failure !== undefined) throw failure;
    const cached = await this.options.cache.read(name);
    if (cached !== null) return cached;
    return this.once(name, async () => {
      const limits = { timeoutMs, maxBytes, isAllowed: this.options.isAllowedAddress };
      const original = await this.fetching.run(() => fetchPhoto(url, limits));
      await this.options.cache.write(name, original);
      return original;
    });
  }

  /** Shares a conversion in progress with further requests for it. */
  private once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.pending.get(name);
    if (known !== undefined) return known;
    const making = make().finally(() => this.pending.delete(name));
    this.pending.set(name, making);
    return making;
  }

  private countFor(client: string): void {
    const made = this.made.get(client);
    if (made === undefined) this.made.set(client, { count: 1 });
    else if (made.count >= madeAMinute)
      throw new PhotoFailure('busy', 'this client has requested too many photographs');
    else made.count += 1;
  }
}

const nameOf = (of: string, what: string) => `${createHash('sha256').update(of).digest('hex')}-${what}`;

/** Editorial content in a WordPress, read by its REST interface. */
import { createBreaker, fetchBytes, type Log, readJson, reasonOf } from '@forecourt/service';
import * as z from 'zod';
import { checkPicture, maxPictureBytes } from '../pictures/pictures';
import type { Entry, FilePicture } from './entry';
import { LastGood } from './last-good';
import type { Editorial, Refusal } from './port';
import { EditorialError } from './refusal';
import { Shelf } from './shelf';
import { entryOfPost, mediaOf, type Post, postSchema } from './wordpress-post';

/** Default timeout of one answer, headers and body together, ms (section 9, expert reviews); size of one page of posts, bytes. */
const standardTimeoutMs = 3_000;
const maxBytes = 20_000_000;
/** Posts of a page, the most that WordPress sends, and the most pages that are read. */
const perPage = 100;
const mostPages = 20;
/** Name of the copy on disk. */
const copy = 'wordpress';

/** A page of posts: a list of anything else is no list of a WordPress, and removes nothing. */
const pageSchema = z.array(z.looseObject({ slug: z.string() }));
type NamedPost = z.infer<typeof pageSchema>[number];

export interface WordpressOptions {
  /** Base of the interface, without a slash at its end: `https://cms.example/wp-json/wp/v2`. */
  url: string;
  /** Time between two readings, ms. */
  everyMs: number;
  /** Timeout of one answer, ms; default: 3 s. */
  timeoutMs?: number;
  /** Folder of the last valid versions. */
  lastGood: string;
  log: Log;
}

export class WordpressEditorial implements Editorial {
  shelf = new Shelf();
  refusals: readonly Refusal[] = [];
  outage: string | null = null;
  private entries: readonly Entry[] = [];
  /** Pictures by their address, which WordPress changes with the picture. */
  private pictures = new Map<string, FilePicture>();
  private readonly lastGood: LastGood;
  private readonly timeoutMs: number;
  private readonly guarded = createBreaker({ name: 'WordPress', failures: 3, restMs: 300_000 });
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly options: WordpressOptions) {
    this.lastGood = new LastGood(options.lastGood, options.log);
    this.timeoutMs = options.timeoutMs ?? standardTimeoutMs;
  }

  async watch(): Promise<void> {
    this.put(await this.lastGood.read(copy), []);
    await this.look();
    this.timer = setInterval(() => void this.look(), this.options.everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  look(): Promise<void> {
    this.looking ??= this.read().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async read(): Promise<void> {
    try {
      const { entries, refusals } = await this.entriesOf(await this.posts());
      if (this.entries.length > 0 && entries.length === 0 && refusals.length === 0)
        throw new EditorialError(
          `it lists no post, and ${this.entries.length} before: they stay. If they are meant to go, remove ${copy}.json of the last valid versions and start the service again`,
        );
      this.put(entries, refusals);
      this.outage = null;
      await this.lastGood.write(copy, entries);
    } catch (error) {
      const outage = reasonOf(error);
      if (outage !== this.outage)
        this.options.log.error({ reason: outage }, 'WordPress cannot be read; the last valid articles stay');
      this.outage = outage;
    }
  }

  private put(entries: readonly Entry[], refusals: readonly Refusal[]): void {
    const known = new Set(this.refusals.map(({ of, reason }) => `${of} ${reason}`));
    for (const { of, reason } of refusals)
      if (!known.has(`${of} ${reason}`))
        this.options.log.error({ post: of, reason }, 'a post is refused; its last valid version stays');
    this.entries = entries;
    this.refusals = refusals;
    this.shelf = new Shelf(entries);
  }

  /** Returns all published posts, unchecked but for their slugs. @throws FetchError */
  private async posts(): Promise<NamedPost[]> {
    const posts: NamedPost[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const url = `${this.options.url}/posts?_embed=wp:featuredmedia,wp:term&status=publish&per_page=${perPage}&page=${page}`;
      const { bytes, headers } = await this.guarded(() => fetchBytes({ url, timeoutMs: this.timeoutMs, maxBytes }));
      const read = readJson(url, bytes, pageSchema);
      posts.push(...read);
      const pages = Number(headers.get('x-wp-totalpages') ?? 1);
      if (read.length < perPage || page >= pages) break;
    }
    return posts;
  }

  private async entriesOf(posts: readonly NamedPost[]): Promise<{ entries: Entry[]; refusals: Refusal[] }> {
    const before = new Map(this.entries.map((entry) => [entry.slug, entry]));
    const entries = new Map<string, Entry>();
    const refusals: Refusal[] = [];
    const pictures = new Map<string, FilePicture>();
    for (const post of posts) {
      const slug = post.slug.slice(0, 200);
      try {
        if (entries.has(slug)) throw new EditorialError('another post has the same slug');
        const read = postSchema.safeParse(post);
        if (!read.success) throw new EditorialError(z.prettifyError(read.error).replace(/\s*\n\s*/g, ' '));
        entries.set(slug, entryOfPost(read.data, await this.pictureOf(read.data, pictures)));
      } catch (error) {
        refusals.push({ of: slug, reason: reasonOf(error) });
        const last = before.get(slug);
        if (last !== undefined && !entries.has(slug)) entries.set(slug, last);
      }
    }
    this.pictures = pictures;
    return { entries: [...entries.values()], refusals };
  }

  /** Returns a post's picture, fetched once for its address. @param kept the pictures that are still in use */
  private async pictureOf(post: Post, kept: Map<string, FilePicture>): Promise<FilePicture> {
    const { url, alt } = mediaOf(post);
    // No other host is asked for anything.
    if (!URL.canParse(url) || new URL(url).origin !== new URL(this.options.url).origin)
      throw new EditorialError(`its featured image is not on ${new URL(this.options.url).origin}`);
    const known = this.pictures.get(url) ?? (await this.fetchPicture(url));
    const picture = { ...known, alt };
    kept.set(url, picture);
    return picture;
  }

  private async fetchPicture(url: string): Promise<Omit<FilePicture, 'alt'>> {
    const { bytes } = await this.guarded(() =>
      fetchBytes({ url, timeoutMs: this.timeoutMs, maxBytes: maxPictureBytes }),
    );
    const { name, type, bytes: data } = await checkPicture(bytes, 'the featured image');
    return { name, type, base64: data.toString('base64') };
  }
}

/** A post as WordPress's REST interface sends it with `_embed`, and the entry that it is. */

import { reasonsOf } from '@forecourt/service';
import { type EditorialKind, topics } from '@forecourt/site';
import * as z from 'zod';
import { excessOf, proseOf } from '../words/prose';
import { readWords } from '../words/read-words';
import { type Entry, entryOf, type FilePicture } from './entry';
import { frontMatterOf } from './front-matter';
import { maxFileBytes } from './read-file';
import { EditorialError } from './refusal';

const rendered = z.object({ rendered: z.string() });
const termSchema = z.object({ taxonomy: z.string(), slug: z.string() });

/** The fields that are read; what a post lacks is a reason to refuse the post, not the whole answer. */
export const postSchema = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(100),
  date_gmt: z.string(),
  modified_gmt: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  /** An empty list if a post has no registered fields. */
  meta: z.unknown(),
  _embedded: z
    .object({
      'wp:featuredmedia': z.array(z.object({ source_url: z.string().optional(), alt_text: z.string().optional() })),
      'wp:term': z.array(z.array(termSchema)),
    })
    .partial()
    .optional(),
});
export type Post = z.infer<typeof postSchema>;

/** Category of expert reviews; posts of other categories are articles. */
const reviewCategory = 'expert-reviews';
/** Beginning of the tags that name the brands of a post. */
const brandTag = 'brand-';

const metaSchema = z.object({
  /** The vehicles that the post is about: year or years, make, model. */
  ymmt: z.union([z.string(), z.array(z.string())]).optional(),
});

/** Returns the text of HTML, for titles: WordPress sends `Tom &#038; Ann`. */
const textOf = (html: string) =>
  readWords<never>(html, { deepest: 0, elementOf: () => undefined })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the day of WordPress's time without zone, `2026-06-02T08:00:00`, which is UTC in the fields `…_gmt`. */
const dayOfTime = (time: string) => time.slice(0, 10);

/** Parses `2018-2024|TOYOTA|CAMRY`; a trim after it is ignored, and `*` is every year. */
function vehicleOf(text: string): unknown {
  const [, from, to, make, model] = /^(?:(\d{4})(?:-(\d{4}))?|\*)\|([^|]+)\|([^|]+)(?:\|.*)?$/.exec(text) ?? [];
  if (make === undefined)
    throw new EditorialError(`meta.ymmt: "${text.slice(0, 60)}" is not of the form 2018-2024|TOYOTA|CAMRY`);
  return { make, model, ...(from !== undefined && { years: [Number(from), Number(to ?? from)] }) };
}

/** Returns address and alternative text of a post's picture. @throws EditorialError if it has none */
export function mediaOf({ _embedded: embedded }: Post): { url: string; alt: string } {
  const [media] = embedded?.['wp:featuredmedia'] ?? [];
  if (media?.source_url === undefined) throw new EditorialError('it has no featured image');
  return { url: media.source_url, alt: media.alt_text ?? '' };
}

/** Returns the entry of a post. @param picture its featured image @throws EditorialError with every reason */
export function entryOfPost(post: Post, picture: FilePicture): Entry {
  const terms = (post._embedded?.['wp:term'] ?? []).flat();
  const slugs = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy).map(({ slug }) => slug);
  const categories = slugs('category');
  const kind: EditorialKind = categories.includes(reviewCategory) ? 'expert-review' : 'article';
  const brands = slugs('post_tag')
    .filter((slug) => slug.startsWith(brandTag))
    .map((slug) => slug.slice(brandTag.length));
  const ymmt = metaSchema.safeParse(post.meta).data?.ymmt;
  const [published, updated] = [dayOfTime(post.date_gmt), dayOfTime(post.modified_gmt)];
  const front = frontMatterOf(kind).safeParse({
    ...{ title: textOf(post.title.rendered), summary: textOf(post.excerpt.rendered), published },
    ...(updated > published && { updated }),
    topic: categories.find((slug) => topics.some((topic) => topic === slug)),
    ...(brands.length > 0 && { brands }),
    // A post may be saved with a field that is empty.
    vehicles: [ymmt ?? []].flat().filter(Boolean).map(vehicleOf),
    picture: { file: picture.name, alt: picture.alt },
  });
  if (!front.success) throw new EditorialError(reasonsOf(front.error).join('; '));
  const { rendered: html } = post.content;
  if (Buffer.byteLength(html) > maxFileBytes)
    throw new EditorialError(`its text has ${Buffer.byteLength(html)} bytes; ${maxFileBytes} are the limit`);
  const words = proseOf(html);
  const fault = words.length === 0 ? 'there is no text' : excessOf(words);
  if (fault !== undefined) throw new EditorialError(fault);
  return entryOf({ kind, slug: post.slug }, front.data, words, picture);
}

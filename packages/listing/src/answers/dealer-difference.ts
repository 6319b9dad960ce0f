import { samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** Elements that a dealer's words may be made of; each is drawn as the site's own. */
export const wordTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const;

/** A text, or an element with what it holds: HTML that has become data, so that none of a dealer's is ever in a page. */
export type Words = string | { tag: (typeof wordTags)[number]; words: readonly Words[] };

const wordsSchema: z.ZodType<Words> = z.lazy(() =>
  z.union([z.string(), z.strictObject({ tag: z.enum(wordTags), words: z.array(wordsSchema).max(200) })]),
);

/** Answer of `GET /content/dealer-differences/{id}`: what a dealer says sets them apart (sections 2 and 3). */
export const dealerDifferenceSchema = z.strictObject({
  title: z.string(),
  words: z.array(wordsSchema).max(200),
  /** Of this site; left out where it is said to be elsewhere. */
  image: z.strictObject({ src: z.string().overwrite((src) => samePath(src) ?? ''), alt: z.string() }).optional(),
});
export type DealerDifference = z.infer<typeof dealerDifferenceSchema>;

import { samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** Elements allowed in a dealer's text; each is rendered as the site's own. */
export const wordTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const;

/** A text, or an element with its content: HTML turned into data, so that no HTML of a dealer is ever in a page. */
export type Words = string | { tag: (typeof wordTags)[number]; words: readonly Words[] };

const wordsSchema: z.ZodType<Words> = z.lazy(() =>
  z.union([z.string(), z.strictObject({ tag: z.enum(wordTags), words: z.array(wordsSchema).max(200) })]),
);

/** Answer of `GET /content/dealer-differences/{id}`: what, in their own words, sets a dealer apart (sections 2 and 3). */
export const dealerDifferenceSchema = z.strictObject({
  title: z.string(),
  words: z.array(wordsSchema).max(200),
  /** A path of this site; empty if the answer names another site. */
  image: z.strictObject({ src: z.string().overwrite((src) => samePath(src) ?? ''), alt: z.string() }).optional(),
});
export type DealerDifference = z.infer<typeof dealerDifferenceSchema>;

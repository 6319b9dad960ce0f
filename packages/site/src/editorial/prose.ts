/** Text with structure, as data: no HTML of an author is ever in a page. */
import { samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** Elements of an article's text besides links; each is rendered as the site's own, without attributes. */
export const proseTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type ProseTag = (typeof proseTags)[number];

/** A text, an element with its content, or a link. */
export type Prose =
  | string
  | { tag: ProseTag; words: readonly Prose[] }
  | { tag: 'a'; href: string; words: readonly Prose[] };

/** Returns the target of a link in a text: a path of this site, or an `https:` URL; undefined for any other. */
export function proseLink(href: string): string | undefined {
  if (samePath(href) !== undefined) return href;
  return href.length <= 2_000 && URL.canParse(href) && new URL(href).protocol === 'https:' ? href : undefined;
}

/** Maximum number of parts of one element. */
const mostParts = 2_000;

export const proseSchema: z.ZodType<Prose> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ tag: z.enum(proseTags), words: z.array(proseSchema).max(mostParts) }),
    z.strictObject({
      tag: z.literal('a'),
      href: z.string().refine((href) => proseLink(href) !== undefined, 'a path of this site, or https'),
      words: z.array(proseSchema).max(mostParts),
    }),
  ]),
);

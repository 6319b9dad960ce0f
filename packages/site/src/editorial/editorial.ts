/** Editorial content: articles and expert reviews, as the content service answers and the site's pages read them. */
import { samePath } from '@forecourt/search-state';
import * as z from 'zod';
import { proseSchema } from './prose';

/** The kinds of editorial content, with the paths of their pages. */
export const editorialPaths = { article: '/articles', 'expert-review': '/reviews' } as const;
/** Address of the feed of articles (RSS 2.0). */
export const articleFeedPath = `${editorialPaths.article}/feed.xml`;
export type EditorialKind = keyof typeof editorialPaths;
export const editorialKinds = Object.keys(editorialPaths) as [EditorialKind, ...EditorialKind[]];

/** What $20,000 buys: the text with a page of its own, with cars, instead of one among the articles (section 9). */
export const under20000 = {
  slug: 'cars-under-20000',
  href: '/cars-for-sale/under-20000',
  label: 'Under $20,000',
} as const;

/** Returns the path of an entry's page. */
export function editorialPath(kind: EditorialKind, slug: string): string {
  return kind === 'article' && slug === under20000.slug ? under20000.href : `${editorialPaths[kind]}/${slug}`;
}

/** Path under which the pages of drafts are, each at a signed address. */
export const draftsPath = '/drafts';
/** The signed part of a draft's address. */
export const draftToken = /^[\w.-]{20,200}$/;

/** The topics of editorial content by id, in the order in which pages list them. */
export const topicLabels = {
  buying: 'Buying',
  'first-car': 'First car',
  electric: 'Electric',
  certified: 'Certified',
  commercial: 'Commercial',
  money: 'Money',
  ownership: 'Ownership',
} as const;
export type Topic = keyof typeof topicLabels;
export const topics = Object.keys(topicLabels) as [Topic, ...Topic[]];

/** Name of an entry in addresses: the name of its file. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const topicSchema = z.strictObject({ id: z.enum(topics), label: z.string() });

const ownPath = z.string().refine((path) => samePath(path) !== undefined, 'a path of this site');
const day = z.iso.date();
const year = z.int().min(1900).max(2100);

export const editorialVehicleSchema = z.strictObject({
  /** Codes of the catalogue, `TOYOTA` and `CAMRY`. */
  make: z.string().regex(/^\w[\w-]{0,19}$/, 'the code of a make such as TOYOTA'),
  model: z.string().regex(/^\w[\w-]{0,39}$/, 'the code of a model such as CAMRY'),
  /** First and last model year; absent: every year. */
  years: z
    .tuple([year, year])
    .refine(([from, to]) => from <= to, 'the years are the wrong way round')
    .optional(),
});

const summaryShape = {
  kind: z.enum(editorialKinds),
  /** Path of its page. */
  href: ownPath,
  title: z.string(),
  summary: z.string(),
  topic: topicSchema,
  /** Days, `2026-06-02`. */
  published: day,
  updated: day.optional(),
  /** Time to read it, minutes. */
  minutes: z.int(),
  picture: z.strictObject({
    src: ownPath,
    /** The same as a bitmap, for link previews. */
    bitmap: ownPath,
    alt: z.string(),
    isDrawn: z.boolean(),
  }),
  vehicles: z.array(editorialVehicleSchema),
};

/** An entry in a list: without its text. */
export const editorialSummarySchema = z.strictObject(summaryShape);
export type EditorialSummary = z.infer<typeof editorialSummarySchema>;

/** Answer of `GET /content/editorial/entries/{slug}` and of the same for a draft. */
export const editorialEntrySchema = z.strictObject({
  ...summaryShape,
  /** The author's score of an expert review, 1 to 10; most have none. */
  score: z.number().optional(),
  isDraft: z.boolean(),
  words: z.array(proseSchema),
});
export type EditorialEntry = z.infer<typeof editorialEntrySchema>;

/** Answer of `GET /content/editorial`: a page of a list, the newest first. */
export const editorialListSchema = z.strictObject({
  /** Number of entries on all pages. */
  total: z.int(),
  /** This page, from 1, and the number of pages, at least 1. */
  page: z.int(),
  pages: z.int(),
  /** Topics of the brand's entries of this kind, with their labels. */
  topics: z.array(topicSchema),
  entries: z.array(editorialSummarySchema),
});
export type EditorialList = z.infer<typeof editorialListSchema>;

/** Answer of `GET /content/editorial/model`: what there is to read about a model. */
export const modelEditorialSchema = z.strictObject({
  reviews: z.array(editorialSummarySchema),
  articles: z.array(editorialSummarySchema),
});
export type ModelEditorial = z.infer<typeof modelEditorialSchema>;

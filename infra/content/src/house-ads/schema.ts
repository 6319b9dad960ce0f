import { nameSchema } from '@forecourt/contracts';
import { multiParams, samePath } from '@forecourt/search-state';
import * as z from 'zod';
import { pictureFile } from '../pictures/pictures';
import { kindNames } from './kinds';

const words = (most: number) => z.string().trim().min(1).max(most);
const day = z.iso.date('a day such as 2026-11-30');
const cap = z.int().min(1, 'a cap of 0 shows it to nobody: remove the campaign instead').max(1_000_000);

/** An ad's text and link. Texts are plain: markup in them is shown verbatim. */
const wordsSchema = z.strictObject({
  id: nameSchema.max(60),
  /** Theme of the drawing, if there is no picture. */
  theme: z.enum(['finance', 'insurance', 'trade-in', 'electric', 'warranty', 'research']),
  headline: words(60),
  body: words(160),
  cta: words(30),
  /** A path of this site, or a page of a site that the operator allows. */
  href: z.string().max(500),
});

/** One campaign, as `data/house-ads.json` and the operator's `campaigns.json` have them. */
export const campaignSchema = wordsSchema
  .extend({
    /** The brands that show it; default: all. */
    brands: z.array(nameSchema).min(1).optional(),
    /** Searches that it targets, those with any of these codes of a parameter: it comes first there, and is not shown elsewhere. */
    suits: z.partialRecord(z.enum(multiParams), z.array(z.string()).min(1)).optional(),
    /** Regions that it targets, by the first three digits of a ZIP; shown only there. */
    zip3: z
      .array(z.string().regex(/^\d{3}$/, 'the first three digits of a ZIP'))
      .min(1)
      .optional(),
    /** Kinds of page (`prd`) on which it is shown; default: all. */
    products: z.array(nameSchema).min(1).optional(),
    /** Kinds of place that it is made for: it comes first there, and is not shown elsewhere. */
    kinds: z.array(z.enum(kindNames)).min(1).optional(),
    /** First and last day, UTC. */
    from: day.optional(),
    until: day.optional(),
    /** Weight among other campaigns; default: 1. */
    weight: z.number().positive().max(100).optional(),
    /** Maximum number of times that one visitor sees it per day. */
    capPerDay: cap.optional(),
    /** Maximum number of times that it is served per day, spread evenly. */
    perDay: cap.optional(),
    /** Replaces the drawing: a file beside `campaigns.json`. */
    picture: z
      .strictObject({
        file: z.string().regex(pictureFile, 'a file name such as tyres.webp'),
        alt: z.string().max(160),
      })
      .optional(),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    message: 'the dates are the wrong way round: it ends before it starts',
  });
export type Campaign = z.infer<typeof campaignSchema>;

/** @param origins of other sites to which campaigns may lead, `https://tyres.example` */
export function campaignsSchema(origins: readonly string[]) {
  const leads = (href: string) =>
    samePath(href) !== undefined ||
    (URL.canParse(href) && new URL(href).protocol === 'https:' && origins.includes(new URL(href).origin));
  return z
    .array(
      campaignSchema.refine(({ href }) => leads(href), {
        path: ['href'],
        message: `leads to another site: use a path of this site, or a page of ${origins.join(', ') || 'one of LANDING_ORIGINS, of which there are none'}`,
      }),
    )
    .max(500)
    .superRefine((all, context) => {
      const seen = new Set<string>();
      for (const [index, { id }] of all.entries()) {
        if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `"${id}" is used twice` });
        seen.add(id);
      }
    });
}

const adSchema = wordsSchema.extend({
  picture: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
  /** Maximum number of times that one visitor sees it per day. */
  capPerDay: z.int().optional(),
  width: z.int(),
  height: z.int(),
});

/** Answer of `GET /ads/house`: ads by placement, `footer`, `grid-7`, …; a placement without one is left out. */
export const adsSchema = z.strictObject({ ads: z.record(z.string(), adSchema) });
export type Ads = z.infer<typeof adsSchema>;

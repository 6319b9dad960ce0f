import * as z from 'zod';

/** House ads by placement: `footer`, `grid-7`, …; a placement without an ad is left out, its space stays reserved. */
export const adsSchema = z.object({
  ads: z.record(
    z.string(),
    z.object({
      id: z.string(),
      width: z.int(),
      height: z.int(),
      headline: z.string(),
      body: z.string(),
      cta: z.string(),
      /** Same-origin path or https URL. */
      href: z.string(),
      /** Decoration, one of the house themes. */
      theme: z.enum(['finance', 'insurance', 'trade-in', 'electric', 'warranty', 'research']),
    }),
  ),
});

export type Ads = z.infer<typeof adsSchema>;

/** How a brand shows ads, besides its flags: whether it asks for consent, and which ad server fills the places. */
import * as z from 'zod';

/** An https origin, or `https://*.host`. */
const sourceSchema = z
  .string()
  .max(200)
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'a source such as https://ads.example or https://*.ads.example',
  );

export const adSettingsSchema = z.strictObject({
  /** Whether visitors are asked for consent to ads that use their region and what this browser has shown. Without consent no ad uses either. */
  asksConsent: z.boolean(),
  /** Google Publisher Tag fills the places or, without the required consent, the site's own ads. The pages' policy allows its sources. */
  gpt: z
    .strictObject({
      /** Path of the ad unit. */
      unit: z
        .string()
        .max(200)
        .regex(/^\/\d{1,20}(,\d{1,20})?(\/[A-Za-z0-9_.-]{1,100}){1,5}$/, 'an ad unit such as /1234567/marketplace'),
      /** Further sources from which its ads may load frames and pictures. */
      sources: z.array(sourceSchema).max(40).readonly(),
    })
    .optional(),
});
export type AdSettings = z.infer<typeof adSettingsSchema>;

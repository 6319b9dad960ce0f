/** How a brand shows ads, besides its flags: whether visitors are asked, and who fills the places. */
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
  /** Visitors are asked whether ads may use their region and what this browser has shown. Until they agree, none does. */
  asksConsent: z.boolean(),
  /** Google Publisher Tag fills the places, and the site's own ads where it may not be asked. Opens the brand's pages to its sources. */
  gpt: z
    .strictObject({
      /** Path of the ad unit. */
      unit: z
        .string()
        .max(200)
        .regex(/^\/\d{1,20}(,\d{1,20})?(\/[A-Za-z0-9_.-]{1,100}){1,5}$/, 'an ad unit such as /1234567/marketplace'),
      /** Further sources that its ads may have frames and pictures from. */
      sources: z.array(sourceSchema).max(40).readonly(),
    })
    .optional(),
});
export type AdSettings = z.infer<typeof adSettingsSchema>;

import * as z from 'zod';
import { listingSchema } from './contract';
import { picturedFields } from './pictured';
import { type SpotlightName, spotlightCounts } from './spotlight-counts';
import { tileListingSchema, tileOwnerSchema } from './tile';

/** Pictures of a highlight; other paid listings have one (section 9, "Image count"). */
const highlightPictures = 4;

/** A listing in a paid place: the fields of a small tile, and its first pictures. Fields are opt-in, as with tiles. */
const spotlightListingOf = (pictures: number) =>
  tileListingSchema
    .pick({
      ...picturedFields,
      id: true,
      vdpBaseUrl: true,
      ownerId: true,
      listingType: true,
      mileage: true,
      pricingDetail: true,
    })
    .extend({
      images: listingSchema.shape.images.overwrite(({ primary, sources }) => {
        const main = sources[primary] ?? sources[0];
        const ordered = main === undefined ? [] : [main, ...sources.filter((source) => source !== main)];
        return { primary: 0, sources: ordered.slice(0, pictures) };
      }),
      vehicleHighlight: listingSchema.shape.vehicleHighlight,
    });

const ownerSchema = tileOwnerSchema.pick({ id: true, name: true, location: true, distanceFromSearch: true });

/** Answer of a paid place: each listing once, and at most the requested number, whatever the service sends. */
const answerOf = (name: SpotlightName) => {
  const listing = spotlightListingOf(name === 'highlights' ? highlightPictures : 1);
  return z.object({
    listings: z
      .array(listing)
      .overwrite((all) => [...new Map(all.map((one) => [one.id, one])).values()].slice(0, spotlightCounts[name])),
    owners: z.array(ownerSchema),
  });
};

export const spotlightSchemas = {
  premium: answerOf('premium'),
  'fourth-tier': answerOf('fourth-tier'),
  featured: answerOf('featured'),
  standard: answerOf('standard'),
  highlights: answerOf('highlights'),
  boost: answerOf('boost'),
} as const satisfies Record<SpotlightName, z.ZodType>;

export type SpotlightListing = z.infer<ReturnType<typeof spotlightListingOf>>;
export type SpotlightOwner = z.infer<typeof ownerSchema>;
export type SpotlightPage = z.infer<ReturnType<typeof answerOf>>;

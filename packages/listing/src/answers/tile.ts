import * as z from 'zod';
import { listingResponseSchema, listingSchema, ownerSchema, showcaseSchema } from './contract';
import { picturedFields } from './pictured';

/**
 * Fields of a listing that tiles show, here and in the showcase, and that a page's head gives to search engines. Fields are opt-in: a field
 * that is not named is not sent to the browser, and code that reads it does not compile. The results team owns the list.
 */
export const tileListingSchema = listingSchema
  .pick({
    ...picturedFields,
    id: true,
    vin: true,
    vdpBaseUrl: true,
    ownerId: true,
    phone: true,
    listingType: true,
    make: true,
    model: true,
    trim: true,
    year: true,
    mileage: true,
    pricingDetail: true,
    isReducedPrice: true,
    priceDrop: true,
    isHot: true,
    hasSpecialOffer: true,
    listedAt: true,
    history: true,
    viewCount: true,
    ribbon: true,
    certifiedProduct: true,
    productTiles: true,
    esntial: true,
  })
  .extend({
    // A tile says that there is something to turn: one frame is enough for that.
    spin: listingSchema.shape.spin.overwrite((frames) => frames?.slice(0, 1)),
    specifications: listingSchema.shape.specifications.pick({
      mpg: true,
      mileRange: true,
    }),
  });

/** Fields of a seller on tiles and on the showcase's card. */
export const tileOwnerSchema = ownerSchema.pick({
  id: true,
  name: true,
  privateSeller: true,
  location: true,
  phone: true,
  rating: true,
  distanceFromSearch: true,
  dealerDiff: true,
  logo: true,
  homeServices: true,
  shippingLabel: true,
  hideEmailForm: true,
});

const tiles = { listings: z.array(tileListingSchema), owners: z.array(tileOwnerSchema) };

/** The listing search's answer, reduced for a results page. */
export const resultsSchema = listingResponseSchema.extend(tiles);

/** The showcase, reduced for a page. */
export const showcaseTilesSchema = showcaseSchema.extend({
  owner: tileOwnerSchema.nullable(),
  listings: z.array(tileListingSchema).max(12),
});

export type TileListing = z.infer<typeof tileListingSchema>;
export type TileOwner = z.infer<typeof tileOwnerSchema>;
export type ResultsAnswer = z.infer<typeof resultsSchema>;
export type ShowcaseTiles = z.infer<typeof showcaseTilesSchema>;

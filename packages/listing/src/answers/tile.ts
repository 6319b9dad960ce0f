import * as z from 'zod';
import { listingResponseSchema, listingSchema, ownerSchema, showcaseSchema } from './contract';

/**
 * What a tile shows of a listing, here and in the showcase, and what a page's head says of it to search engines. Fields opt in: what
 * is not named is not sent to the browser, and code that reads it does not compile. The list is the results team's.
 */
export const tileListingSchema = listingSchema
  .pick({
    id: true,
    vin: true,
    title: true,
    vdpBaseUrl: true,
    ownerId: true,
    phone: true,
    listingType: true,
    make: true,
    model: true,
    year: true,
    mileage: true,
    fuelTypeGroup: true,
    pricingDetail: true,
    images: true,
    vehicleStyleCodes: true,
    styleSubtype: true,
    extColorSimple: true,
    isReducedPrice: true,
    priceDrop: true,
    isHot: true,
    hasSpecialOffer: true,
    listedAt: true,
    history: true,
    viewCount: true,
    ribbon: true,
    fyuseId: true,
    certifiedProduct: true,
    productTiles: true,
    esntial: true,
  })
  .extend({
    specifications: listingSchema.shape.specifications.pick({
      mpg: true,
      mileRange: true,
      engine: true,
      driveType: true,
      color: true,
    }),
  });

/** What a tile and the showcase's card say of who sells it. */
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

/** The listing search's answer as a results page has it. */
export const resultsSchema = listingResponseSchema.extend(tiles);

/** The showcase as a page has it. */
export const showcaseTilesSchema = showcaseSchema.extend({
  owner: tileOwnerSchema.nullable(),
  listings: z.array(tileListingSchema).max(12),
});

export type TileListing = z.infer<typeof tileListingSchema>;
export type TileOwner = z.infer<typeof tileOwnerSchema>;
export type ResultsAnswer = z.infer<typeof resultsSchema>;
export type ShowcaseTiles = z.infer<typeof showcaseTilesSchema>;

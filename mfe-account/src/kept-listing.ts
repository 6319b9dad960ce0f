import type { Listing } from '@forecourt/listing';

/** What is shown of a listing among others that are kept or were looked at. */
export type KeptListing = Pick<
  Listing,
  | 'id'
  | 'title'
  | 'vdpBaseUrl'
  | 'pricingDetail'
  | 'images'
  | 'vehicleStyleCodes'
  | 'styleSubtype'
  | 'extColorSimple'
  | 'mileage'
  | 'viewCount'
  | 'isReducedPrice'
  | 'vin'
>;

export interface KeptFavourite {
  listingId: string;
  title: string;
  href: string;
  /** Whole US dollars: now, and when it was kept. */
  price: number | null;
  priceThen: number | null;
  /** Epoch milliseconds. */
  keptAt: number;
  sold: boolean;
  /** As it is for sale now; null where that is not known. */
  look: KeptListing | null;
}

declare module '@forecourt/contracts' {
  interface Sources {
    favourites: {
      favourites: readonly KeptFavourite[];
      /** Whether letters tell of them, and where that is changed; null for who has no account. */
      letters?: { email: string; come: boolean; href: string } | null;
    };
  }
}

import type { Listing, Pictured } from '@forecourt/listing';

/** A listing in a list of saved or viewed ones. */
export type ListingSummary = Pictured &
  Pick<Listing, 'id' | 'vdpBaseUrl' | 'pricingDetail' | 'mileage' | 'viewCount' | 'isReducedPrice' | 'vin'>;

export interface Favourite {
  listingId: string;
  title: string;
  href: string;
  /** Whole US dollars: now, and when it was saved. */
  price: number | null;
  priceThen: number | null;
  /** Epoch milliseconds. */
  savedAt: number;
  sold: boolean;
  /** Its present state; null if unknown. */
  look: ListingSummary | null;
}

declare module '@forecourt/contracts' {
  interface Sources {
    favourites: {
      favourites: readonly Favourite[];
      /** Whether emails are sent about them, and the page to change that; null without an account. */
      emails?: { email: string; enabled: boolean; href: string } | null;
    };
  }
}

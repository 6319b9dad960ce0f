import type { ListingResponse, Showcase } from './contract';

/** What the marketplace's sources deliver, and what is told of listings. */
declare module '@forecourt/contracts' {
  interface Sources {
    listing: ListingResponse;
    showcase: Showcase;
  }

  interface BusEvents {
    'showcase-hidden': { ownerId: string };
    'listing-clicked': { listingId: string; placement: string; position: number };
  }
}

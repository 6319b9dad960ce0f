import type { ResultsAnswer, ShowcaseTiles } from './tile';

/** What the marketplace's sources deliver, and what is told of listings. */
declare module '@forecourt/contracts' {
  interface Sources {
    listing: ResultsAnswer;
    showcase: ShowcaseTiles;
  }

  interface BusEvents {
    'showcase-hidden': { ownerId: string };
    'listing-clicked': { listingId: string; placement: string; position: number };
  }
}

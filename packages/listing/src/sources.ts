import type { sourceParts } from '@forecourt/site';
import type { CrawlLinks } from './answers/crawl-links';
import type { DealerDifference } from './answers/dealer-difference';
import type { Directory } from './answers/directory';
import type { ModelFacts } from './answers/model-facts';
import type { ModelTrims } from './answers/model-trims';
import type { Spotlights } from './answers/spotlight';
import type { ResultsAnswer, ShowcaseTiles } from './answers/tile';
import type { Besides, Compared, Market, Mileage, Sellers, Similar, Trims, Vehicle } from './answers/vehicle';
import type { Wallet } from './payment/wallet';
import type { Memory } from './payment/wallet-schema';
import type { ModelReviews, MyReviews } from './reviews/model-reviews';

type Part<P extends keyof (typeof sourceParts)['listing']> = Pick<
  ResultsAnswer,
  (typeof sourceParts)['listing'][P][number]
>;

/** Data of the sources about vehicles, and events about the vehicles and wallet that a visitor saves. */
declare module '@forecourt/contracts' {
  interface Sources {
    listing: ResultsAnswer;
    supplemental: Sellers;
    alike: Similar;
    /** Links to the years and trims of the search's model. */
    'year-links': CrawlLinks;
    'trim-links': CrawlLinks;
    'new-trim-links': CrawlLinks;
    /** What there is in the brand's condition, in groups of links. */
    directory: Directory;
    /** Reviews of the search's model year, and those of the visitor. */
    'model-reviews': ModelReviews;
    'my-reviews': MyReviews;
    vehicle: Vehicle;
    similar: Similar;
    /** The vehicle in the search that it was found in, between its neighbours. */
    besides: Besides;
    sellers: Sellers;
    market: Market;
    /** Of the model of the search or the vehicle. */
    mileage: Mileage;
    showcase: ShowcaseTiles;
    /** Paid places by tier (section 3, "Spotlight tiers"), and new cars beside used ones. */
    premium: Spotlights;
    'fourth-tier': Spotlights;
    featured: Spotlights;
    standard: Spotlights;
    highlights: Spotlights;
    boost: Spotlights;
    /** The listing that an overlay's props name. */
    subject: Vehicle;
    /** The trims of the model that an overlay's props name. */
    trims: Trims;
    /** The trims of that model in one year, with their properties. */
    'model-trims': ModelTrims;
    /** What is known about the search's model in the years that it shows. */
    'model-facts': ModelFacts;
    compared: Compared;
    /** The text of the dealer that an overlay's props name. */
    difference: DealerDifference;
    /** Data stored for the visitor; absent if there is none. */
    memory: Memory;
  }

  interface SourceParts {
    'listing.total': Part<'total'>;
    'listing.filters': Part<'filters'>;
    'listing.listings': Part<'listings'>;
  }

  interface BusEvents {
    /** A vehicle was saved, or removed; `count` is the number of saved vehicles. */
    'favourite-changed': { listingId: string; isKept: boolean; count: number };
    /** `message`: the server's message about the change. */
    'wallet-changed': { wallet: Wallet | null; message: string };
  }
}

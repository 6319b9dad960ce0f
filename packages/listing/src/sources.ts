import type { CrawlLinks } from './answers/crawl-links';
import type { DealerDifference } from './answers/dealer-difference';
import type { ModelTrims } from './answers/model-trims';
import type { Spotlights } from './answers/spotlight';
import type { ResultsAnswer, ShowcaseTiles } from './answers/tile';
import type { Besides, Compared, Market, Mileage, Sellers, Similar, Trims, Vehicle } from './answers/vehicle';
import type { Wallet } from './payment/wallet';
import type { Memory } from './payment/wallet-schema';

/** What the sources of vehicles deliver, and what is told of those that a visitor keeps. */
declare module '@forecourt/contracts' {
  interface Sources {
    listing: ResultsAnswer;
    supplemental: Sellers;
    alike: Similar;
    /** Links to the years and trims of the model that a search is about. */
    'year-links': CrawlLinks;
    'trim-links': CrawlLinks;
    'new-trim-links': CrawlLinks;
    vehicle: Vehicle;
    similar: Similar;
    /** The vehicle in the search that it was found in, between the one before it and the one after. */
    besides: Besides;
    sellers: Sellers;
    market: Market;
    mileage: Mileage;
    showcase: ShowcaseTiles;
    /** Paid places by tier (section 3, "Spotlight tiers"), and new cars beside used ones. */
    premium: Spotlights;
    'fourth-tier': Spotlights;
    featured: Spotlights;
    standard: Spotlights;
    highlights: Spotlights;
    boost: Spotlights;
    /** What an overlay is about: the listing that its props name. */
    subject: Vehicle;
    /** The trims of the model that an overlay's props name. */
    trims: Trims;
    /** What its props' model had as trims in a year, with what they are like. */
    'model-trims': ModelTrims;
    compared: Compared;
    /** What the dealer says whose content an overlay's props name. */
    difference: DealerDifference;
    /** What the site keeps of who asks; absent for those of whom nothing is kept. */
    memory: Memory;
  }

  interface BusEvents {
    /** A vehicle was kept, or let go; `count` is of all that are kept. */
    'favourite-changed': { listingId: string; isKept: boolean; count: number };
    /** `message`: what the server said of it. */
    'wallet-changed': { wallet: Wallet | null; message: string };
  }
}

/** Tables of what brings people back: favourites, wallet, deals, push messages, and what they said of the site. Times are epoch milliseconds. */
import type { Generated } from 'kysely';

export interface FavouritesTable {
  id: Generated<number>;
  /** `person:…` or `device:…`. */
  owner: string;
  listingId: string;
  /** As it was when it was last seen for sale. */
  title: string;
  href: string;
  /** Origin of the site on which it was kept, for letters; null where that is not known. */
  site: string | null;
  /** Whole US dollars; null where the seller tells none. The last that its owner was told of. */
  price: number | null;
  /** When it was kept. */
  priceThen: number | null;
  keptAt: number;
  /** When it was found to be gone; null while it is for sale. */
  soldAt: number | null;
}

export interface WalletsTable {
  owner: string;
  /** JSON of `Wallet`. */
  wallet: string;
  updatedAt: number;
}

/** How somebody would pay for a vehicle. */
export interface DealsTable {
  id: Generated<number>;
  owner: string;
  carId: string;
  dealType: string;
  /** JSON of all that was said of it. */
  deal: string;
  createdAt: number;
  updatedAt: number;
}

export interface PushSubscriptionsTable {
  id: Generated<number>;
  owner: string;
  /** `device:…`, whoever is signed in on it; null where that was not kept. */
  device: string | null;
  brand: string;
  pixallId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  timeZone: string;
  quietFrom: number;
  quietTo: number;
  createdAt: number;
}

export interface PushesTable {
  id: Generated<number>;
  subscriptionId: number;
  /** Of the fact that it tells: once a browser. */
  key: string;
  payload: string;
  attempts: Generated<number>;
  dueAt: number;
  createdAt: number;
  sentAt: number | null;
  refusal: string | null;
}

export interface FeedbackTable {
  id: Generated<number>;
  owner: string | null;
  answer: string;
  brand: string;
  /** Path of the page. */
  page: string;
  createdAt: number;
}

/** Who was asked whether a vehicle still interests them. */
export interface InterestsTable {
  id: Generated<number>;
  /** Of people who are signed in only (R68). */
  owner: string | null;
  brand: string;
  /** Joined by commas. */
  vins: string;
  createdAt: number;
}

export interface MemoryTables {
  favourites: FavouritesTable;
  wallets: WalletsTable;
  deals: DealsTable;
  pushSubscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  feedback: FeedbackTable;
  interests: InterestsTable;
}

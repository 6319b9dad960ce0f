/** Tables of favourites, budgets, deals, push messages and feedback. Times are epoch milliseconds. */
import type { Generated } from 'kysely';

export interface FavouritesTable {
  id: Generated<number>;
  /** `person:…` or `device:…`. */
  owner: string;
  listingId: string;
  /** As it was when it was last for sale. */
  title: string;
  href: string;
  /** Origin of the site on which it was saved, for links in emails; null if it is not known. */
  site: string | null;
  /** Whole US dollars, as last reported to its owner; null if the seller names none. */
  price: number | null;
  /** The price when it was saved. */
  priceThen: number | null;
  savedAt: number;
  /** When it was found to be no longer for sale; null while it is. */
  soldAt: number | null;
}

export interface WalletsTable {
  owner: string;
  /** JSON of `Wallet`. */
  wallet: string;
  updatedAt: number;
}

/** How a shopper would pay for a vehicle. */
export interface DealsTable {
  id: Generated<number>;
  owner: string;
  carId: string;
  dealType: string;
  /** JSON of its terms. */
  deal: string;
  createdAt: number;
  updatedAt: number;
}

/** A purchase that was sent to the dealer. */
export interface PurchasesTable {
  id: Generated<number>;
  owner: string;
  /** Digest of what was sent: the same sent again is the same purchase. */
  digest: string;
  /** Its name for people, 8 letters and digits. */
  reference: string;
  /** SHA-256 of the secret in the link of the shopper's email. */
  tokenDigest: string;
  carId: string;
  sellerId: string;
  /** Of the shopper, lower case. */
  email: string;
  /** JSON of `PurchaseContent`. */
  content: string;
  sentAt: number;
  cancelledAt: number | null;
}

export interface PushSubscriptionsTable {
  id: Generated<number>;
  owner: string;
  /** `device:…`, whoever is signed in on it; null if it is not known. */
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
  /** Key of the reported event; a browser gets each event once. */
  key: string;
  payload: string;
  attempts: Generated<number>;
  dueAt: number;
  createdAt: number;
  sentAt: number | null;
  refusal: string | null;
  /** Until when one of several processes sends it; null if none does. */
  claimedUntil: Generated<number | null>;
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

/** Vehicles about which a shopper was asked whether they still interest them. */
export interface InterestsTable {
  id: Generated<number>;
  /** Of signed-in people only (R68). */
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
  purchases: PurchasesTable;
  pushSubscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  feedback: FeedbackTable;
  interests: InterestsTable;
}

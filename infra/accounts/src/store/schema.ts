import type { Generated } from 'kysely';

export interface SubscriptionsTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  brand: string;
  /** The canonical search: the same search twice is one subscription. */
  search: string;
  title: string;
  /** Tells those who asked for it apart, and nobody who they are; empty where it is not known. */
  asker: Generated<string>;
  /** JSON as it was sent. */
  requestValues: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** What shoppers wrote to sellers. */
export interface LeadsTable {
  id: Generated<number>;
  /** Digest of who wrote what about which listing: the same again within a day is the same lead. */
  digest: string;
  listingId: string;
  sellerId: string;
  /** Title of the listing as it was then. */
  listing: string;
  brand: string;
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  phone: string | null;
  comments: string;
  /** Whole US dollars, to a private seller. */
  offer: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Letters that wait to be sent, or were. */
export interface MailsTable {
  id: Generated<number>;
  leadId: number;
  /** Its name for good, as `Message-ID` and as file: sending it again makes no second one. */
  name: string;
  /** JSON of `Letter`. */
  letter: string;
  /** How often a server put it off. */
  attempts: Generated<number>;
  /** Epoch milliseconds: not before. */
  dueAt: number;
  /** Epoch milliseconds; null until it is out. */
  sentAt: number | null;
  /** Why it will never be sent; null for all others. */
  refusal: string | null;
}

/** What shoppers reported about listings. */
export interface ReportsTable {
  id: Generated<number>;
  /** Of what is reported by whom: the same again within a day is the same report. */
  digest: string;
  listingId: string;
  reason: string;
  comments: string;
  email: string | null;
  brand: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface Database {
  subscriptions: SubscriptionsTable;
  leads: LeadsTable;
  mails: MailsTable;
  reports: ReportsTable;
}

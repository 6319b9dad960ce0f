import type { Generated } from 'kysely';
import type { MemoryTables } from './memory-schema';
import type { ReviewTables } from './review-schema';
import type { SharedTables } from './shared-schema';

export interface SubscriptionsTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  brand: string;
  /** The canonical search: the same search twice is one subscription. */
  search: string;
  title: string;
  /** Distinguishes the clients that saved searches for one address, and identifies none; empty if the network is not known. */
  client: Generated<string>;
  /** JSON as it was sent. */
  requestValues: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The `Owner`; null if it was not stored. */
  owner: string | null;
  /** Its id in URLs, by which it is shared: opaque and unguessable. */
  bookmarkId: string;
  /** Token in the links of its emails, with which the recipient confirms or ends them: opaque and unguessable. */
  token: string;
  /** Origin of the site on which it was saved; empty if it is not known. */
  site: Generated<string>;
  /** Pace of the emails about it, see `paces`. */
  pace: Generated<string>;
  /** When the address's owner confirmed emails, epoch milliseconds; null until then: nothing is sent. */
  confirmedAt: number | null;
  /** Since when it is paused, epoch milliseconds; null while it is not. */
  pausedAt: number | null;
  /** Time at which its owner last viewed its finds, epoch milliseconds. */
  lastExecutedAt: number;
  /** When the last email about it was written, epoch milliseconds. */
  emailedAt: number | null;
  /** Further finds that no email has reported: there were too many to store each. */
  uncounted: Generated<number>;
}

/** Finds of saved searches, each listing once per reason: emails report them, and "new since" counts them. */
export interface FindsTable {
  searchId: number;
  listingId: string;
  /** `new`, `gone`, or `cheaper:` with the price: each is reported once. */
  reason: string;
  /** JSON of `Found`. */
  vehicle: string;
  /** Epoch milliseconds. */
  at: number;
  /** Name of the email that reports it; null until there is one. */
  emailName: string | null;
}

/** Addresses that emails go to. */
export interface AddressesTable {
  /** Lower case. */
  email: string;
  /** When the last daily or weekly email about saved searches was written to it, epoch milliseconds. */
  dailyAt: number | null;
  /** Emails in a row that its mail server refused permanently. */
  bounces: Generated<number>;
  /** Since when it takes no alerts at all, epoch milliseconds. */
  stoppedAt: number | null;
}

/** Progress of recurring tasks, by name. */
export interface ProgressTable {
  name: string;
  value: number;
}

/** Messages of shoppers to sellers. */
export interface LeadsTable {
  id: Generated<number>;
  /** Digest of the sender, the words and the listing: the same again within a day is the same lead. */
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
  /** The one that brought the sender (R12), `psid=spring`. */
  campaign: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The `Owner`; null if it was not stored. */
  owner: string | null;
}

/** Emails that wait to be sent, or were sent. */
export interface MailsTable {
  id: Generated<number>;
  /** The stored datum that caused it, `lead:7`, and with which it is deleted; null if there is none. */
  cause: string | null;
  /** Its permanent name, as `Message-ID` and as file: sending it again makes no second one. */
  name: string;
  /** Address in lower case. */
  recipient: string;
  subject: Generated<string>;
  /** JSON of `Email` while it waits; empty once it is sent or given up, because its links work for every reader (R79). */
  content: string;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** Number of times that a server deferred it. */
  attempts: Generated<number>;
  /** Earliest time to send it, epoch milliseconds. */
  dueAt: number;
  /** Epoch milliseconds; null until it is sent. */
  sentAt: number | null;
  /** Why it will never be sent; null for all others. */
  refusal: string | null;
  /** Until when one of several processes sends it, epoch milliseconds; null if none does. */
  claimedUntil: Generated<number | null>;
}

/** Reports of shoppers about listings. */
export interface ReportsTable {
  id: Generated<number>;
  /** Digest of the report: the same again within a day is the same report. */
  digest: string;
  listingId: string;
  reason: string;
  comments: string;
  email: string | null;
  brand: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The `Owner`; null if it was not stored. */
  owner: string | null;
}

/** People with an account. */
export interface PersonsTable {
  /** A UUID. */
  id: string;
  /** Lower case. */
  email: string;
  /** As they call themselves; may be empty. */
  name: string;
  /** See `passwords.ts`; null for an account without a password. */
  passwordHash: string | null;
  /** When they confirmed the address, epoch milliseconds. */
  verifiedAt: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** When they were last signed in, epoch milliseconds, to the minute. */
  seenAt: number;
  /** Token in the links of emails about saved cars, with which the recipient ends them; null until one was written. */
  newsToken: Generated<string | null>;
  /** When they ended emails about saved cars, epoch milliseconds; null if these go out. */
  newsStoppedAt: Generated<number | null>;
}

/** Identities of people at other providers. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  personId: string;
}

/** Passkeys by their ids, base64url. */
export interface PasskeysTable {
  id: string;
  personId: string;
  /** base64url of COSE. */
  publicKey: string;
  counter: number;
  /** JSON list of WebAuthn's transports. */
  transports: string;
  /** Chosen by its owner. */
  name: Generated<string>;
  /** The only host name at which it works. */
  site: Generated<string>;
  /** When it was last used, epoch milliseconds. */
  usedAt: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Codes, tokens and grants that the site's OpenID provider has issued, and pending sign-ins. */
export interface OpenidTable {
  issuer: string;
  /** As `oidc-provider` calls it: `AuthorizationCode`, `AccessToken`, … */
  model: string;
  /** SHA-256 of its id, hex: a reader of the database has no code and no token. */
  id: string;
  /** JSON, without the id. */
  payload: string;
  uid: string | null;
  grantId: string | null;
  /** The subject; null if nobody has signed in yet. */
  personId: string | null;
  clientId: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** Known browsers of an account: a sign-in by another one is reported by email. */
export interface KnownBrowsersTable {
  personId: string;
  /** SHA-256 of the browser's cookie, hex. */
  digest: string;
  /** When it last signed in, epoch milliseconds. */
  seenAt: number;
}

export interface SessionsTable {
  /** SHA-256 of the browser's cookie, hex. */
  digest: string;
  personId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds, to the minute. */
  seenAt: number;
}

/** Links of emails, and pending sign-ins, each valid once. */
export interface TicketsTable {
  /** SHA-256 of the token, hex. */
  digest: string;
  purpose: string;
  /** An address, or an owner. */
  about: string;
  /** JSON, by the purpose. */
  payload: string;
  /** The account that it acts on, with whose sessions it ends; null if it acts on none. */
  personId: string | null;
  /** Distinguishes the clients that requested emails to one address, and identifies none; empty if the network is not known. */
  client: Generated<string>;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

export interface Database extends MemoryTables, ReviewTables, SharedTables {
  persons: PersonsTable;
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  sessions: SessionsTable;
  knownBrowsers: KnownBrowsersTable;
  openid: OpenidTable;
  tickets: TicketsTable;
  subscriptions: SubscriptionsTable;
  finds: FindsTable;
  addresses: AddressesTable;
  progress: ProgressTable;
  leads: LeadsTable;
  mails: MailsTable;
  reports: ReportsTable;
}

import type { Generated } from 'kysely';
import type { MemoryTables } from './memory-schema';

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
  /** Whose it is (`Owner`); null where that was not kept. */
  owner: string | null;
  /** By what it is named in addresses, and shared: opaque, and not to be guessed. */
  bookmarkId: string;
  /** What a letter holds so that its reader may confirm or end it: opaque, and not to be guessed. */
  token: string;
  /** Origin of the site on which it was saved; empty where that was not kept. */
  site: Generated<string>;
  /** How often it may write, see `paces`. */
  pace: Generated<string>;
  /** When the address's owner said yes to letters, epoch milliseconds; null until then: nothing is sent. */
  confirmedAt: number | null;
  /** Since when it rests, epoch milliseconds; null while it does not. */
  pausedAt: number | null;
  /** When its owner last looked at what it finds, epoch milliseconds. */
  lastExecutedAt: number;
  /** When it was last written about, epoch milliseconds. */
  toldAt: number | null;
  /** What it found besides and nobody has been told of: there were too many to keep each. */
  uncounted: Generated<number>;
}

/** What saved searches found, each listing once a reason: what a letter tells of, and what "new since" counts. */
export interface FindsTable {
  searchId: number;
  listingId: string;
  /** `new`, `gone`, or `cheaper:` with the price: what is told once. */
  reason: string;
  /** JSON of `Told`. */
  vehicle: string;
  /** Epoch milliseconds. */
  at: number;
  /** Name of the letter that tells of it; null until there is one. */
  letter: string | null;
}

/** Addresses that are written to. */
export interface AddressesTable {
  /** Lower case. */
  email: string;
  /** When it was last written to without having asked for every find at once, epoch milliseconds. */
  dailyAt: number | null;
  /** Letters in a row that its mail server refused for good. */
  bounces: Generated<number>;
  /** Since when it wants no alerts at all, epoch milliseconds. */
  stoppedAt: number | null;
}

/** How far something has come, by its name. */
export interface ProgressTable {
  name: string;
  value: number;
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
  /** Whose it is (`Owner`); null where that was not kept. */
  owner: string | null;
}

/** Letters that wait to be sent, or were. */
export interface MailsTable {
  id: Generated<number>;
  /** The lead that caused it; null for all others. */
  leadId: number | null;
  /** Its name for good, as `Message-ID` and as file: sending it again makes no second one. */
  name: string;
  /** Address in lower case. */
  recipient: string;
  subject: Generated<string>;
  /** JSON of `Letter` while it waits; empty once it is out or given up, for its links are good for whoever reads them (R79). */
  letter: string;
  /** Epoch milliseconds. */
  writtenAt: number;
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
  /** Whose it is (`Owner`); null where that was not kept. */
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
  /** See `passwords.ts`; null for who signs in otherwise. */
  passwordHash: string | null;
  /** When they showed that the address is theirs, epoch milliseconds. */
  verifiedAt: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** When they were last here, epoch milliseconds, to the hour. */
  seenAt: number;
  /** By it a letter about saved cars lets its reader end such letters; null until one was written. */
  newsToken: Generated<string | null>;
  /** When they ended letters about saved cars, epoch milliseconds; null where they come. */
  newsStoppedAt: Generated<number | null>;
}

/** By what other providers know people. */
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
  /** JSON list of what WebAuthn calls so. */
  transports: string;
  /** As its owner calls it. */
  name: Generated<string>;
  /** The host name for which it was made, and where alone it works. */
  site: Generated<string>;
  /** When it was last used, epoch milliseconds. */
  usedAt: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** What the site's OpenID provider has given out, or waits for. */
export interface OpenidTable {
  issuer: string;
  /** As `oidc-provider` calls it: `AuthorizationCode`, `AccessToken`, … */
  model: string;
  /** SHA-256 of its id, hex: who reads the store has no code and no token. */
  id: string;
  /** JSON, without the id. */
  payload: string;
  uid: string | null;
  grantId: string | null;
  /** Whom it is about; null where nobody has signed in yet. */
  personId: string | null;
  clientId: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** By which browsers somebody has signed in: a sign-in by another is told to them. */
export interface KnownBrowsersTable {
  personId: string;
  /** SHA-256 of what the browser keeps, hex. */
  digest: string;
  /** When it was last signed in by, epoch milliseconds. */
  seenAt: number;
}

export interface SessionsTable {
  /** SHA-256 of what the browser keeps, hex. */
  digest: string;
  personId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds, to the minute. */
  seenAt: number;
}

/** What is good once: links of letters, sign-ins under way. */
export interface TicketsTable {
  /** SHA-256 of the token, hex. */
  digest: string;
  purpose: string;
  /** An address, or an owner. */
  about: string;
  /** JSON, by the purpose. */
  payload: string;
  /** Whose account it acts on: it ends with their sessions; null where it acts on none. */
  personId: string | null;
  /** Tells those who asked about one address apart, and nobody who they are; empty where it is not known. */
  asker: Generated<string>;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

export interface Database extends MemoryTables {
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

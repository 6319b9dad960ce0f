import type { MovedTable } from '@forecourt/database';
import type { Database } from './schema';

/** The columns of each table's primary key. */
const keys = {
  addresses: ['email'],
  deals: ['id'],
  favourites: ['id'],
  feedback: ['id'],
  finds: ['searchId', 'listingId', 'reason'],
  identities: ['issuer', 'subject'],
  interests: ['id'],
  jobs: ['name'],
  knownBrowsers: ['personId', 'digest'],
  leads: ['id'],
  mails: ['id'],
  openid: ['issuer', 'model', 'id'],
  passkeys: ['id'],
  persons: ['id'],
  progress: ['name'],
  purchases: ['id'],
  pushSubscriptions: ['id'],
  pushes: ['id'],
  rates: ['digest'],
  reports: ['id'],
  reviewReports: ['id'],
  reviews: ['id'],
  reviewVotes: ['reviewId', 'personId'],
  secrets: ['name'],
  sessions: ['digest'],
  subscriptions: ['id'],
  tickets: ['digest'],
  wallets: ['owner'],
} as const satisfies { [T in keyof Database]: readonly (keyof Database[T])[] };

const ofTheMoment: readonly string[] = ['jobs', 'rates'] satisfies (keyof Database)[];

/** Lists the tables that a move copies, with the columns of their primary keys: all but those about running processes. */
export const lastingTables: readonly MovedTable[] = Object.entries(keys).filter(
  ([table]) => !ofTheMoment.includes(table),
);

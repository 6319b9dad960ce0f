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

export interface Database {
  subscriptions: SubscriptionsTable;
}

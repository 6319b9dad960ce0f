import type { Generated } from 'kysely';

export interface SubscriptionsTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  brand: string;
  /** The canonical search: the same search twice is one subscription. */
  search: string;
  title: string;
  /** JSON as it was sent. */
  requestValues: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface Database {
  subscriptions: SubscriptionsTable;
}

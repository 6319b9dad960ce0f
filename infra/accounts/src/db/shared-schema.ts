/** Tables of processes that share a database. */

/** Recurring jobs. */
export interface JobsTable {
  name: string;
  /** The process that does it. */
  holder: string;
  /** When another process may take it, epoch milliseconds. */
  endsAt: number;
}

/** Requests of clients in the present window. */
export interface RatesTable {
  /** SHA-256 of the limiter's name and the client, hex. */
  digest: string;
  /** Beginning of the window, epoch milliseconds. */
  began: number;
  count: number;
}

/** Keys of the service. */
export interface SecretsTable {
  name: string;
  /** JSON, by the name. */
  value: string;
}

export interface SharedTables {
  jobs: JobsTable;
  rates: RatesTable;
  secrets: SecretsTable;
}

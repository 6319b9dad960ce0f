/** The outcome of a conditional write. `lost`: the condition does not hold (412); `conflict`: another write was going on (409); `missing`: there is no such object. */
export type PutOutcome =
  | { kind: 'stored'; etag: string }
  | { kind: 'lost' }
  | { kind: 'missing' }
  | { kind: 'conflict'; code: string };

/** Condition of a write: that there is no such object yet, or that it is the one with this entity tag. */
export type Condition = { isNew: true } | { etag: string };

export interface StoredObject {
  bytes: Uint8Array;
  etag: string;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** A failure of a bucket. */
export class BucketError extends Error {
  constructor(
    message: string,
    /** Whether it may pass by itself: the store cannot be reached, or fails; otherwise it refuses. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}

/** Objects of a store by key, below a prefix. Reads and lists show each write that was acknowledged before. */
export interface Bucket {
  /** Name of the store, for people: `s3://bucket/prefix at http://…`. */
  readonly name: string;
  /** Reads an object. @param known entity tag; an object that still has it is `unchanged` @returns null if there is none @throws BucketError */
  get(key: string, known?: string): Promise<StoredObject | 'unchanged' | null>;
  /** Writes an object if the condition holds; tries once. @throws BucketError if the outcome is unknown, or the store refuses */
  put(key: string, bytes: string | Uint8Array, condition: Condition): Promise<PutOutcome>;
  list(prefix: string): Promise<ListedObject[]>;
  /** Removes an object; does nothing if there is none. */
  remove(key: string): Promise<void>;
}

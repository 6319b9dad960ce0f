/** Tables of reviews of model years. Times are epoch milliseconds. */
import type { Generated } from 'kysely';

export interface ReviewsTable {
  id: Generated<number>;
  /** Its id in URLs and forms: opaque and unguessable. */
  publicId: string;
  personId: string;
  makeCode: string;
  /** Compound, `CAMRY|TOYOTA`. */
  modelCode: string;
  year: number;
  /** `2021 Toyota Camry`. */
  vehicle: string;
  /** `owner` or `driver`. */
  kind: string;
  /** Stars, 1 to 5. */
  overall: number;
  /** JSON of the rated parts. */
  ratings: string;
  title: string;
  text: string;
  byline: string;
  /** Digest of its words without case, marks and spaces, by which a repeated text is recognised. */
  digest: string;
  /** Origin of the site on which it was written, for links in emails; empty if it is not known. */
  site: string;
  /** `pending`, `shown` or `refused`. */
  state: string;
  /** Why it was refused; null unless it was. */
  why: string | null;
  writtenAt: number;
  /** When a moderator decided; null until then. */
  decidedAt: number | null;
}

/** People who found a review helpful, once each. */
export interface ReviewVotesTable {
  reviewId: number;
  personId: string;
  votedAt: number;
}

export interface ReviewReportsTable {
  id: Generated<number>;
  reviewId: number;
  owner: string;
  reason: string;
  comments: string;
  createdAt: number;
}

export interface ReviewTables {
  reviews: ReviewsTable;
  reviewVotes: ReviewVotesTable;
  reviewReports: ReviewReportsTable;
}

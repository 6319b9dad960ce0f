import * as z from 'zod';

/**
 * The visitor of the page, as the accounts service identifies them by their cookies: the source `visitor`.
 * Present only for visitors with such a cookie; without it the page is the same for everybody.
 */
export const visitorSchema = z.discriminatedUnion('signedIn', [
  z.object({
    signedIn: z.literal(true),
    /** The name that they chose; by default the part of the address before the @. */
    name: z.string(),
    email: z.string(),
    /** Whether they have confirmed the address. */
    verified: z.boolean(),
    /** Number of their saved searches. */
    savedSearches: z.int().min(0),
    /** Names of the providers with which they can sign in, too (`ways`); absent if there are none. */
    connected: z.array(z.string()).optional(),
  }),
  /** Known as a device only: what it saved may be theirs, but nobody has signed in. */
  z.object({ signedIn: z.literal(false), savedSearches: z.int().min(0) }),
]);
export type Visitor = z.infer<typeof visitorSchema>;

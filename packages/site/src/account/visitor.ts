import * as z from 'zod';

/**
 * Who looks at the page, as the accounts service knows them by their cookies: the source `visitor`. It is there only for who has such a
 * cookie; without it the page is anybody's.
 */
export const visitorSchema = z.discriminatedUnion('signedIn', [
  z.object({
    signedIn: z.literal(true),
    /** As they call themselves; the part of the address before the @ where they have not said. */
    name: z.string(),
    email: z.string(),
    /** Whether they have shown that the address is theirs. */
    verified: z.boolean(),
    /** How many searches are saved for them. */
    savedSearches: z.int().min(0),
    /** Names of the providers by which they may sign in, too (`ways`); absent where there are none. */
    connected: z.array(z.string()).optional(),
  }),
  /** Known as a device only: what it has kept may be theirs, nobody has signed in. */
  z.object({ signedIn: z.literal(false), savedSearches: z.int().min(0) }),
]);
export type Visitor = z.infer<typeof visitorSchema>;

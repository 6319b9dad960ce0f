import * as z from 'zod';

/** The purpose of the link in an email about an account: the source `link`. */
export const accountLinkSchema = z.object({
  /** null if it was used, has expired, or never existed. */
  kind: z.enum(['sign-up', 'reset', 'change-email']).nullable(),
  /** The address that it was sent to. */
  email: z.string(),
  /** Other ways to sign in to the account; only of `reset`: the person who chooses a new password selects which of them stay. */
  ways: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

import * as z from 'zod';

/** What the link of an email about an account is for: the source `link`. */
export const accountLinkSchema = z.object({
  /** null: it was used, has ended, or is none. */
  kind: z.enum(['sign-up', 'reset', 'change-email']).nullable(),
  /** The address that it went to. */
  email: z.string(),
  /** By what else the account is entered; of `reset`, where whoever chooses a password says which of them are theirs. */
  ways: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

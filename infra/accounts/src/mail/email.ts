import * as z from 'zod';

const personSchema = z.strictObject({ name: z.string(), address: z.string() });

/** What is mailed, and who it is from and to. */
export const letterSchema = z.strictObject({
  to: personSchema,
  replyTo: personSchema.optional(),
  subject: z.string(),
  text: z.string(),
  /** The same as a document of its own, for mail programs that show it. */
  html: z.string().optional(),
  /** Where one request ends such letters (RFC 8058): an address that takes a POST. */
  unsubscribe: z.url().optional(),
});
export type Letter = z.infer<typeof letterSchema>;

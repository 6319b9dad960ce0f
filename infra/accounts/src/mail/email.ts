import * as z from 'zod';

const personSchema = z.strictObject({ name: z.string(), address: z.string() });

/** An email with its recipient. */
export const emailSchema = z.strictObject({
  /** Name of the sender: that of the brand on whose site it was caused. Emails that were queued without one have the address alone. */
  from: z.string().default(''),
  to: personSchema,
  replyTo: personSchema.optional(),
  subject: z.string(),
  text: z.string(),
  /** The same as an HTML document. */
  html: z.string().optional(),
  /** Address at which one POST ends such emails (RFC 8058). */
  unsubscribe: z.url().optional(),
});
export type Email = z.infer<typeof emailSchema>;

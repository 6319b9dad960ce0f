import * as z from 'zod';

const personSchema = z.strictObject({ name: z.string(), address: z.string() });

/** What is mailed: text only, and who it is from and to. */
export const letterSchema = z.strictObject({
  to: personSchema,
  replyTo: personSchema.optional(),
  subject: z.string(),
  text: z.string(),
});
export type Letter = z.infer<typeof letterSchema>;

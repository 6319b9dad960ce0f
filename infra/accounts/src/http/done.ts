import * as z from 'zod';

/** The answer to a form that succeeded. */
export const doneSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  /** For people. */
  message: z.string(),
  /** Where to go on: a path of this site. */
  next: z.string().optional(),
});

/** Returns the answer to a form that succeeded. @param next where to go on */
export const done = (message: string, next?: string): z.infer<typeof doneSchema> => ({
  ...{ status: 'SUCCESS', message },
  ...(next !== undefined && { next }),
});

import * as z from 'zod';

/** RFC 9457 problem details: the body of every 4xx and 5xx response of the JSON services. */
export const problemSchema = z.object({
  /** Stable code, such as `registry/version-exists`. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What happened, why, and what to do. */
  detail: z.string(),
  /** The reasons, if there are several. */
  reasons: z.array(z.string()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/**
 * How a service describes itself to the shell, and how it answers a form that a browser without scripts sends. The
 * shell serves what a service describes and knows none of its paths, sentences or timeouts.
 */
import * as z from 'zod';

/** Path of a service's description. */
export const descriptionPath = '/.well-known/forecourt';

const pathSchema = z.string().regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'an absolute path without a query');
const sentenceSchema = z.string().min(1).max(200);

/** When calls are suspended: after `failures` in a row, for `restMs` milliseconds; one trial call then decides (R72). */
export const breakerSettingsSchema = z.object({
  failures: z.int().min(1).max(100),
  restMs: z.int().min(100).max(600_000),
});

/** A path that browsers may reach through the shell, with everything below it. */
export const servedPathSchema = z.object({
  path: pathSchema,
  methods: z.array(z.enum(['GET', 'HEAD', 'POST', 'OPTIONS'])).min(1),
  /** Whether the `Authorization` header is passed on; for programs of other teams, not for pages. */
  authorizes: z.boolean().default(false),
  /** Timeout of a whole answer, ms; by default the service's own. */
  timeoutMs: z.int().min(10).max(30_000).optional(),
  /** The problem detail of an answer that does not come in time (section 8); by default the shell's own. */
  lateDetail: sentenceSchema.optional(),
  /** A separate breaker for posts to this path, and the problem detail that they get while it is open (section 8). */
  breaker: breakerSettingsSchema.extend({ openDetail: sentenceSchema }).optional(),
});
export type ServedPath = z.infer<typeof servedPathSchema>;

/** A form that the service accepts from browsers without scripts. The answer to it becomes a page (`formAnswerSchema`). */
export const servedFormSchema = z.object({
  /** One of the paths above, or a path below one. */
  path: pathSchema,
  /** Heading of the page if the service did not answer, such as 'Your search was not saved'. */
  failed: sentenceSchema,
  /** Label of the link back, such as 'Back to the results'. */
  back: sentenceSchema,
  /** The event that a successful submission counts as, if any. */
  measuredAs: z.literal('lead').optional(),
});
export type ServedForm = z.infer<typeof servedFormSchema>;

/** The answer at `descriptionPath`. Unknown fields are ignored, so that a newer service works with an older shell. */
export const serviceDescriptionSchema = z.object({
  version: z.literal(1),
  /** Name for use in sentences, such as 'accounts service'. */
  title: sentenceSchema,
  /** Timeout of a whole answer, ms; a source may set less. */
  timeoutMs: z.int().min(10).max(30_000),
  /** Largest answer that the shell reads, bytes. */
  answerBytes: z.int().min(1000).max(10_000_000),
  breaker: breakerSettingsSchema,
  paths: z.array(servedPathSchema).max(100),
  forms: z.array(servedFormSchema).max(200),
});
export type ServiceDescription = z.infer<typeof serviceDescriptionSchema>;

/** Where a page leads back to: a label, and a path of this site if the form named none. */
export const wayBackSchema = z.object({ label: sentenceSchema, href: z.string().optional() });
export type WayBack = z.infer<typeof wayBackSchema>;

/**
 * Body of a successful answer to a form. `title` is the page's heading; `next` is a path to redirect to instead of showing a page. A
 * refusal is a problem (`problemSchema`) whose `title` and `detail` are written for people; it may have `back`, too.
 */
export const formAnswerSchema = z.object({
  title: z.string().optional(),
  message: z.string(),
  next: z.string().optional(),
  back: wayBackSchema.optional(),
});
export type FormAnswer = z.infer<typeof formAnswerSchema>;

/** The fields of forms. */
import { reasonsOf } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { ProblemError } from '../problems';

/** People leave it empty; a value was filled in by a robot (R62). */
const honeypotSchema = z.object({ textPot: z.unknown().refine((pot) => pot !== undefined && pot !== '') });

/** Returns the fields as they came. @throws ProblemError `bad-type` if they are neither JSON nor a form */
export function bodyOf({ body }: Request): unknown {
  if (body !== undefined) return body;
  throw new ProblemError('bad-type', 'Send the fields as JSON or as a form, with the matching Content-Type.');
}

/** Whether the honeypot is filled in (R62). */
export const isRobot = (body: unknown): boolean => honeypotSchema.safeParse(body).success;

/** Validates the fields. @param what the outcome of a refusal, in words @throws ProblemError `bad-parameter`, which names every field that does not fit */
export function readFields<T>(schema: z.ZodType<T>, request: Request, what: string): T {
  const parsed = schema.safeParse(bodyOf(request));
  if (parsed.success) return parsed.data;
  const reasons = reasonsOf(parsed.error);
  throw new ProblemError('bad-parameter', `${what}: ${reasons.join('; ')}.`, reasons);
}

/** Characters without a look of their own, those that reverse the direction of the text around them included; joiners and variation selectors count where they follow nothing that they could change. */
const invisible =
  /(?!\u200C|\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)(?:\u200C|\u200D|\uFE0F)/gu;

/** Removes what controls terminals and mail programs, or is invisible. */
const withoutControls = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(invisible, '');

/** Returns the schema of a text of several lines, trimmed. */
export const linesSchema = (most: number) =>
  z.string().max(most, `at most ${most} characters`).overwrite(withoutControls).trim();

/** Returns the schema of a text of one line: no name has a line break, and in an email it would begin a header. */
export const lineSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'one line only')
    .overwrite(withoutControls)
    .trim();

/** An email address, in lower case. */
export const emailAddressSchema = z
  .string()
  .trim()
  .min(1, 'has to be filled in')
  .max(100, 'at most 100 characters')
  .pipe(z.email('not an email address such as name@example.com'))
  .overwrite((email) => email.toLowerCase());

/** A phone number of at least seven digits, or nothing. */
export const phoneSchema = lineSchema(30).regex(
  /^(?:[+(]*\d(?:[\s().-]*\d){6,}(?:\s*(?:x|ext\.?)\s*\d{1,6})?)?$/i,
  'not a phone number such as (312) 555-0142',
);

/** The id of a listing, as addresses have it. */
export const listingIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'no id of a listing');

/** A checkbox: `on` in a form, a boolean in JSON. */
export const tickedSchema = z
  .union([z.boolean(), z.literal(['on', 'true', 'false', ''])])
  .transform((value) => value === true || value === 'on' || value === 'true');

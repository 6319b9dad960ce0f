/** What all forms of people have in common. */
import { reasonsOf } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { ProblemError } from '../problems';

/** No person fills it: anything but nothing is a robot's (R62). */
const honeypotSchema = z.object({ textPot: z.unknown().refine((pot) => pot !== undefined && pot !== '') });

/** The fields as they came. @throws ProblemError `bad-type` where they are neither JSON nor a form */
export function bodyOf({ body }: Request): unknown {
  if (body !== undefined) return body;
  throw new ProblemError('bad-type', 'Send the fields as JSON or as a form, with the Content-Type that says which.');
}

export const isRobot = (body: unknown): boolean => honeypotSchema.safeParse(body).success;

/** @param what came of it that they cannot be read. @throws ProblemError `bad-parameter` that names every field that does not fit */
export function readFields<T>(schema: z.ZodType<T>, request: Request, what: string): T {
  const parsed = schema.safeParse(bodyOf(request));
  if (parsed.success) return parsed.data;
  const reasons = reasonsOf(parsed.error);
  throw new ProblemError('bad-parameter', `${what}: ${reasons.join('; ')}.`, reasons);
}

/** Text of several lines: without what steers terminals and mail programs, or turns the direction of what stands beside it. */
const withoutControls = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');

/** Several lines, trimmed. */
export const linesSchema = (most: number) =>
  z.string().max(most, `at most ${most} characters`).overwrite(withoutControls).trim();

/** One line: a line break in a name is nobody's name, and would begin a header of a letter. */
export const lineSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'one line only')
    .overwrite(withoutControls);

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'has to be filled in')
  .max(100, 'at most 100 characters')
  .pipe(z.email('not an email address such as name@example.com'))
  .overwrite((email) => email.toLowerCase());

/** An id of a listing, as addresses have it. */
export const listingIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'no id of a listing');

/** A box of a form, which says `on`, or JSON's own. */
export const tickedSchema = z
  .union([z.boolean(), z.literal(['on', 'true', 'false', ''])])
  .transform((value) => value === true || value === 'on' || value === 'true');

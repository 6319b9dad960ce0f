import { type Schema, Validator } from '@cfworker/json-schema';
import type { AnswerShape } from '@forecourt/contracts';
import * as z from 'zod';

/**
 * Makes a validator of answers from a JSON Schema. It compiles no code from the schema, which a remote wrote, and stops at the first
 * mismatch; with the keywords that are allowed it takes time linear in the answer's length, some 100 ms per MB.
 */
export function answerCheck({ examples: _notForAnswers, ...shape }: AnswerShape): z.ZodType {
  const validator = new Validator(shape as Schema, '2020-12', true);
  return z.unknown().superRefine((answer, context) => {
    const { valid, errors } = validator.validate(answer);
    if (valid) return;
    // The errors go from the outermost to the innermost: the last one has the exact place.
    const { instanceLocation = '#', error = '' } = errors.at(-1) ?? {};
    const path = instanceLocation.split('/').slice(1).map(unescaped);
    context.addIssue({ code: 'custom', path, message: error });
  });
}

/** Decodes a part of a JSON pointer. */
const unescaped = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

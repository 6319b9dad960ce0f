import { type Schema, Validator } from '@cfworker/json-schema';
import type { AnswerShape } from '@forecourt/contracts';
import * as z from 'zod';

/**
 * The check of answers that a JSON Schema stands for. It makes no code of the schema, which a remote wrote, and ends at the first place
 * that does not fit; with what schemas may hold it takes the time that the answer is long, some 100 ms a megabyte.
 */
export function answerCheck({ examples: _notForAnswers, ...shape }: AnswerShape): z.ZodType {
  const validator = new Validator(shape as Schema, '2020-12', true);
  return z.unknown().superRefine((answer, context) => {
    const { valid, errors } = validator.validate(answer);
    if (valid) return;
    // From the outside in: the last one says where it is.
    const { instanceLocation = '#', error = '' } = errors.at(-1) ?? {};
    const path = instanceLocation.split('/').slice(1).map(unescaped);
    context.addIssue({ code: 'custom', path, message: error });
  });
}

/** A part of a JSON pointer. */
const unescaped = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

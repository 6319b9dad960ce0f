import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseJson } from '../values/json';
import { reasonOf, reasonsOf } from '../values/reason';

/** Returns the schema of a variable that holds a JSON list or the path of a file with one; an empty list if it is not set. */
export function listOrFile<T>(schema: z.ZodType<T[]>) {
  return z
    .string()
    .default('[]')
    .transform((text, context): T[] => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      try {
        const json = parseJson(text.trimStart().startsWith('[') ? text : readFileSync(text, 'utf8'));
        const parsed = schema.safeParse(json);
        return parsed.success ? parsed.data : refuse(reasonsOf(parsed.error).join('; '));
      } catch (error) {
        return refuse(reasonOf(error));
      }
    });
}

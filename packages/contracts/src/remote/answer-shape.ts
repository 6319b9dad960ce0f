import * as z from 'zod';

/**
 * The expected shape of a source's answer, in a part of JSON Schema. Keywords whose check could take longer than linear
 * time in the answer's length are left out: patterns, references, alternatives, unique items.
 */
export interface AnswerShape {
  title?: string;
  description?: string;
  /** Examples of the source's answer; the gate renders fragments with each. */
  examples?: unknown[];
  type?: AnswerType | AnswerType[];
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  properties?: Record<string, AnswerShape>;
  required?: string[];
  additionalProperties?: boolean | AnswerShape;
  items?: AnswerShape;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const;
type AnswerType = (typeof types)[number];

/** Bounds: characters of JSON, levels of nesting, names in one object, examples. */
const mostText = 20_000;
const mostDepth = 24;
const mostNames = 64;
const mostExamples = 3;

const literal = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
const name = z.string().max(100);
const count = z.int().min(0).optional();
const bound = z.number().optional();

const shapeSchema: z.ZodType<AnswerShape> = z.lazy(() =>
  z.strictObject({
    title: z.string().optional(),
    description: z.string().optional(),
    examples: z.array(z.unknown()).max(mostExamples).optional(),
    type: z.union([z.enum(types), z.array(z.enum(types)).min(1).max(types.length)]).optional(),
    enum: z.array(literal).min(1).max(mostNames).optional(),
    const: literal.optional(),
    properties: z
      .record(name, shapeSchema)
      .refine((all) => Object.keys(all).length <= mostNames, `at most ${mostNames} properties`)
      .optional(),
    required: z.array(name).max(mostNames).optional(),
    additionalProperties: z.union([z.boolean(), shapeSchema]).optional(),
    items: shapeSchema.optional(),
    ...{ minItems: count, maxItems: count, minLength: count, maxLength: count, minimum: bound, maximum: bound },
  }),
);

/** A manifest's schema of answers: in the supported part of JSON Schema, and within the bounds. */
export const answerShapeSchema = z
  .unknown()
  .refine(isShallow, { error: `at most ${mostDepth} objects and lists in each other`, abort: true })
  .refine((value) => JSON.stringify(value).length <= mostText, `at most ${mostText} characters`)
  .pipe(shapeSchema);

/** Not recursive: a deep value would overflow the stack. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= mostDepth; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return true;
  }
  return false;
}

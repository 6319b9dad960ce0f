import * as z from 'zod';

/** One environment variable, as the documentation describes it. */
export interface Variable {
  name: string;
  /** Its form in words, such as `a whole number from 0 to 65535`. */
  form: string;
  /** Default value; null if there is none. */
  standard: string | null;
  description: string;
}

/** What zod's JSON schema says about a variable; `form` and `standard` are our metadata, for what a schema cannot express. */
const propertySchema = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  default: z.unknown().optional(),
  description: z.string().optional(),
  form: z.string().optional(),
  standard: z.string().optional(),
});
type Property = z.infer<typeof propertySchema>;

/**
 * Parses the environment of a program. An empty variable counts as not set.
 * @throws an error that names every invalid variable and its required form; never its value, which may be a secret
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const sentences = variablesOf(schema)
    .filter(({ name }) => wrong.has(name))
    .map(({ name, form }) => `${name} ${set[name] === undefined ? 'has to be set: ' : 'has to be '}${form}`);
  throw new Error(`The environment is not usable. ${sentences.join('; ')}.`);
}

/** Lists the variables of a schema in its order. @throws if one has no description */
export function variablesOf(schema: z.ZodObject): Variable[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, found]) => {
    const property = propertySchema.parse(found);
    if (property.description === undefined) throw new Error(`The variable ${name} has no description.`);
    return { name, form: formOf(property), standard: standardOf(property), description: property.description };
  });
}

function formOf({ form, enum: choices, type, format, minimum, maximum, minLength = 0 }: Property): string {
  if (form !== undefined) return form;
  if (choices !== undefined) return `one of ${choices.join(', ')}`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (format === 'uri') return 'an http URL';
  return minLength > 1 ? `text of at least ${minLength} characters` : 'text';
}

function standardOf({ standard, default: value }: Property): string | null {
  if (standard !== undefined) return standard;
  return value === undefined || Array.isArray(value) ? null : String(value);
}

/** Compares the shapes of two versions by the TypeScript types that they stand for: bounds of numbers and lengths are not compared. */
import type { AnswerShape } from '@forecourt/contracts';

/** Why a value may not fit, by the path of the property; `''` is the whole value. */
type Misfits = ReadonlyMap<string, string>;

/**
 * Lists the reasons why code written for `before` may not work with `after`. A name that is gone always counts.
 * @param reads whether that code reads values of the shape, as the fragment in a slot does; otherwise it writes them, as the link to an overlay does
 */
export function narrowings(before: AnswerShape, after: AnswerShape, reads: boolean): string[] {
  const found = new Map([...(reads ? misfits(after, before) : misfits(before, after)), ...gone(before, after)]);
  return [...found].map(([path, why]) => `${path === '' ? 'it' : `"${path}"`} ${why}`);
}

/** Finds values of the shape `given` that do not fit the shape `wanted`. An object has no other properties than those that its shape names. */
export function misfits(given: AnswerShape, wanted: AnswerShape, path = ''): Misfits {
  if (isAnything(wanted)) return new Map();
  const what = (why: string): Misfits => new Map([[path, why]]);
  const [literals, admitted] = [literalsOf(given), literalsOf(wanted)];
  if (admitted !== null) {
    if (literals === null) return what(`may be something else than ${textOf(admitted)}`);
    const other = literals.filter((value) => !admitted.includes(value));
    return other.length === 0 ? new Map() : what(`may be ${textOf(other)}, not only ${textOf(admitted)}`);
  }
  const types = literals?.map(typeOf) ?? [given.type ?? []].flat();
  const wantedTypes = [wanted.type ?? []].flat();
  if (types.length === 0) return what(`may be anything, not only ${wantedTypes.join(' or ')}`);
  const other = types.filter(
    (type) => !wantedTypes.some((one) => one === type || (one === 'number' && type === 'integer')),
  );
  if (other.length > 0) return what(`may be of the type ${other.join(' or ')}, not only ${wantedTypes.join(' or ')}`);
  return new Map([
    ...(types.includes('object') ? inProperties(given, wanted, path) : []),
    ...(types.includes('array') ? misfits(given.items ?? {}, wanted.items ?? {}, `${path}[]`) : []),
  ]);
}

function inProperties(given: AnswerShape, wanted: AnswerShape, path: string): Misfits {
  const present = given.required ?? [];
  const missing = (wanted.required ?? []).filter(
    (name) => !present.includes(name) || !Object.hasOwn(given.properties ?? {}, name),
  );
  const all = Object.entries(given.properties ?? {}).flatMap(([name, shape]) => [
    ...misfits(shape, propertyOf(wanted, name), below(path, name)),
  ]);
  return new Map([...all, ...missing.map((name) => [below(path, name), 'may be absent'] as const)]);
}

/** Returns the shape of a property that is not named, too. */
function propertyOf({ properties = {}, additionalProperties }: AnswerShape, name: string): AnswerShape {
  if (Object.hasOwn(properties, name)) return properties[name]!;
  return typeof additionalProperties === 'object' ? additionalProperties : {};
}

/** Finds the names of properties that one shape has and a later one has not. */
function gone(before: AnswerShape, after: AnswerShape, path = ''): Misfits {
  const found = Object.entries(before.properties ?? {}).flatMap(([name, shape]): [string, string][] => {
    const next = Object.hasOwn(after.properties ?? {}, name) ? after.properties?.[name] : undefined;
    if (next === undefined) return [[below(path, name), 'is gone']];
    return [...gone(shape, next, below(path, name))];
  });
  return new Map([...found, ...(before.items && after.items ? gone(before.items, after.items, `${path}[]`) : [])]);
}

const isAnything = (shape: AnswerShape) =>
  shape.const === undefined && shape.enum === undefined && shape.type === undefined;

function literalsOf({ const: only, enum: some }: AnswerShape): readonly unknown[] | null {
  return only !== undefined ? [only] : (some ?? null);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const textOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' or ');
const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

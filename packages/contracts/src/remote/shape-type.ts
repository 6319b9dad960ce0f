import type { AnswerShape } from './answer-shape';

/** Returns the TypeScript type of the answers that a schema admits; `unknown` where it does not say their type. */
export function typeOfShape(shape: AnswerShape): string {
  if (shape.const !== undefined) return literal(shape.const);
  if (shape.enum !== undefined) return unionOf(shape.enum.map(literal));
  if (shape.type === undefined) return 'unknown';
  return unionOf([shape.type].flat().map((type) => typeOf(type, shape)));
}

/** Quotes a name where it is no identifier. */
export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** Writes a value as code is written here: texts in single quotes. */
function literal(value: unknown): string {
  const json = JSON.stringify(value);
  if (typeof value !== 'string') return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function typeOf(type: string, { items, properties, required = [], additionalProperties }: AnswerShape): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return `readonly ${grouped(items === undefined ? 'unknown' : typeOfShape(items))}[]`;
    case 'object': {
      if (properties === undefined) {
        const each = typeof additionalProperties === 'object' ? typeOfShape(additionalProperties) : 'unknown';
        return `Readonly<Record<string, ${each}>>`;
      }
      const members = Object.entries(properties).map(
        ([name, shape]) => `readonly ${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOfShape(shape)}`,
      );
      return `{ ${members.join('; ')} }`;
    }
    default:
      return type;
  }
}

const unionOf = (types: readonly string[]) => [...new Set(types)].join(' | ');
const grouped = (type: string) => (type.includes(' | ') || type.startsWith('readonly ') ? `(${type})` : type);

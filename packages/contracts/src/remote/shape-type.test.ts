import { typeOfShape } from './shape-type';

test.each([
  [{}, 'unknown'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: 'a' }, "'a'"],
  [{ enum: ['a', 3, null] }, "'a' | 3 | null"],
  [{ type: 'array', items: { type: ['string', 'number'] } }, 'readonly (string | number)[]'],
  [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'readonly (readonly string[])[]'],
  [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Readonly<Record<string, boolean>>'],
  [
    { type: 'object', required: ['id'], properties: { id: { type: 'string' }, "it's": { type: 'integer' } } },
    "{ readonly id: string; readonly 'it\\'s'?: number }",
  ],
] as const)('the type of answers of the schema %j is %s', (shape, type) => {
  expect(typeOfShape(JSON.parse(JSON.stringify(shape)))).toBe(type);
});

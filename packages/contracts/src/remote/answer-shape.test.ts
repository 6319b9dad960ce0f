import { answerShapeSchema } from './answer-shape';

const nested = (depth: number): unknown => (depth === 0 ? {} : { items: nested(depth - 1) });
const reasonsFor = (shape: unknown) =>
  answerShapeSchema.safeParse(shape).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  {},
  { type: 'object', required: ['a'], properties: { a: { type: ['string', 'null'], maxLength: 5 } } },
  { type: 'array', items: { enum: [1, 'a', null] }, minItems: 1, examples: [[1]] },
  { additionalProperties: { type: 'number', minimum: 0 } },
  nested(20),
])('a schema is accepted: %j', (shape) => expect(reasonsFor(shape)).toEqual([]));

test.each([
  ['what is none', 'string', /expected object/],
  ['a type that there is not', { type: 'text' }, /^type: /],
  ['a pattern, which may take for ever', { properties: { a: { pattern: '(a+)+$' } } }, /^properties\.a: .*"pattern"/],
  ['a reference', { items: { $ref: '#' } }, /^items: .*"\$ref"/],
  ['alternatives', { anyOf: [{}] }, /"anyOf"/],
  ['what nests too deep', nested(25), /at most 24 objects and lists in each other/],
  ['what nests without end', nested(5000), /at most 24 objects and lists in each other/],
  ['what is too long', { description: 'x'.repeat(20_000) }, /at most 20000 characters/],
  [
    'too many names',
    { properties: Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`a${at}`, {}])) },
    /at most 64 properties/,
  ],
])('a schema is refused: %s', (_what, shape, reason) => {
  expect(reasonsFor(shape)).toEqual([expect.stringMatching(reason)]);
});

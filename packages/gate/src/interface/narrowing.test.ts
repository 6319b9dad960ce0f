import type { AnswerShape } from '@forecourt/contracts';
import { answerCheck } from '@forecourt/service';
import fc from 'fast-check';
import { misfits, narrowings } from './narrowing';

const object = (properties: Record<string, AnswerShape>, required: string[] = []): AnswerShape => ({
  type: 'object',
  properties,
  required,
});
const text: AnswerShape = { type: 'string' };
const number: AnswerShape = { type: 'number' };
const integer: AnswerShape = { type: 'integer' };
const kinds = (...values: string[]): AnswerShape => ({ enum: values });

test.each<[string, AnswerShape, AnswerShape]>([
  ['nothing', object({ a: text }, ['a']), object({ a: text }, ['a'])],
  ['a further prop', object({}), object({ a: text })],
  ['a prop that is always there now', object({ a: text }), object({ a: text }, ['a'])],
  ['whole numbers only', object({ a: number }), object({ a: integer })],
  ['fewer values', object({ a: kinds('x', 'y') }), object({ a: { const: 'x' } })],
  ['no null any more', object({ a: { type: ['string', 'null'] } }), object({ a: text })],
])('those who read props lose nothing by %s', (_what, before, after) => {
  expect(narrowings(before, after, true)).toEqual([]);
});

test.each<[string, AnswerShape, AnswerShape, string]>([
  ['a prop that is gone', object({ a: text }), object({}), '"a" is gone'],
  ['a prop that may be absent', object({ a: text }, ['a']), object({ a: text }), '"a" may be absent'],
  ['another type', object({ a: text }), object({ a: number }), '"a" may be of the type number, not only string'],
  ['fractions', object({ a: integer }), object({ a: number }), '"a" may be of the type number, not only integer'],
  ['a further value', object({ a: kinds('x') }), object({ a: kinds('x', 'y') }), '"a" may be "y", not only "x"'],
  ['any text', object({ a: kinds('x') }), object({ a: text }), '"a" may be something else than "x"'],
  ['anything', object({ a: text }), object({ a: {} }), '"a" may be anything, not only string'],
  ['an inner name that is gone', object({ a: object({ b: text }) }), object({ a: object({}) }), '"a.b" is gone'],
  [
    'another type in a list',
    object({ a: { type: 'array', items: text } }),
    object({ a: { type: 'array', items: number } }),
    '"a[]" may be of the type number, not only string',
  ],
])('those who read props lose by %s', (_what, before, after, reason) => {
  expect(narrowings(before, after, true)).toEqual([reason]);
});

test.each<[string, AnswerShape, AnswerShape]>([
  ['a further prop that may be absent', object({ a: text }, ['a']), object({ a: text, b: text }, ['a'])],
  ['a prop that may be absent now', object({ a: text }, ['a']), object({ a: text })],
  ['fractions', object({ a: integer }), object({ a: number })],
  ['a further value', object({ a: kinds('x') }), object({ a: kinds('x', 'y') })],
])('those who write props lose nothing by %s', (_what, before, after) => {
  expect(narrowings(before, after, false)).toEqual([]);
});

test.each<[string, AnswerShape, AnswerShape, string]>([
  ['a prop that is gone', object({ a: text }), object({}), '"a" is gone'],
  ['a prop that is required now', object({ a: text }), object({ a: text }, ['a']), '"a" may be absent'],
  ['a further prop that is required', object({}), object({ a: text }, ['a']), '"a" may be absent'],
  ['fewer values', object({ a: kinds('x', 'y') }), object({ a: kinds('x') }), '"a" may be "y", not only "x"'],
])('those who write props lose by %s', (_what, before, after, reason) => {
  expect(narrowings(before, after, false)).toEqual([reason]);
});

const scalar: fc.Arbitrary<AnswerShape> = fc.oneof(
  fc.constant({}),
  fc
    .subarray(['string', 'number', 'integer', 'boolean', 'null'] as const, { minLength: 1 })
    .map((type) => ({ type: [...type] })),
  fc.subarray(['x', 'y', 1, 2.5, true, null], { minLength: 1 }).map((values) => ({ enum: values })),
  fc.constantFrom('x', 1, null).map((value) => ({ const: value })),
);
const names = ['a', 'b', 'c'];
const shapes: fc.Arbitrary<AnswerShape> = fc.letrec<{ shape: AnswerShape }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    tie('shape').map((items) => ({ type: 'array' as const, items })),
    fc
      .tuple(fc.dictionary(fc.constantFrom(...names), tie('shape'), { noNullPrototype: true }), fc.subarray(names))
      .map(([properties, required]) =>
        object(
          properties,
          required.filter((name) => name in properties),
        ),
      ),
  ),
})).shape;

/** Values that a shape admits, without properties that it does not name. */
function valuesOf({ const: only, enum: some, type, items, properties, required }: AnswerShape): fc.Arbitrary<unknown> {
  if (only !== undefined) return fc.constant(only);
  if (some !== undefined) return fc.constantFrom(...some);
  const types = [type ?? (['string', 'integer'] as const)].flat();
  const each = types.map((one): fc.Arbitrary<unknown> => {
    if (one === 'array') return fc.array(valuesOf(items ?? {}), { maxLength: 2 });
    if (one === 'object')
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, shape]) => [name, valuesOf(shape)])),
        {
          requiredKeys: [...(required ?? [])],
          noNullPrototype: true,
        },
      );
    if (one === 'null') return fc.constant(null);
    if (one === 'boolean') return fc.boolean();
    if (one === 'integer') return fc.integer();
    return one === 'number' ? fc.constantFrom(0.5, 1, -3) : fc.constantFrom('x', 'y', '');
  });
  return fc.oneof(...each);
}

test('every value of a shape fits another one without misfits', () => {
  const pairs = fc.tuple(shapes, shapes).filter(([given, wanted]) => misfits(given, wanted).size === 0);
  const withValues = pairs.chain(([given, wanted]) => fc.tuple(fc.constant(wanted), valuesOf(given)));
  fc.assert(
    fc.property(withValues, ([wanted, value]) => answerCheck(wanted).safeParse(value).success),
    { numRuns: 300 },
  );
});

test('every shape fits itself', () => {
  fc.assert(
    fc.property(
      shapes,
      (shape) => narrowings(shape, shape, true).length + narrowings(shape, shape, false).length === 0,
    ),
  );
});

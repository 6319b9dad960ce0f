import { isDeeper } from './shallow';

const nested = (levels: number, inner: unknown = 1): unknown =>
  Array.from({ length: levels }).reduce((value: unknown, _, at) => (at % 2 === 0 ? [value] : { value }), inner);

test.each([
  ['a text', 'x', 0, false],
  ['nothing at all', undefined, 0, false],
  ['null', null, 0, false],
  ['an empty list', [], 1, false],
  ['three levels of at most two', nested(3), 2, true],
  ['two levels of at most two', nested(2), 2, false],
  ['one deep branch among many', [1, 'x', {}, nested(5), null], 3, true],
  ['a hundred thousand levels', nested(100_000), 20, true],
])('%s', (_title, value, most, expected) => {
  expect(isDeeper(value, most)).toBe(expected);
});

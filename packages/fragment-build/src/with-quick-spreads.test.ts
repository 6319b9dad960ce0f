import { runInNewContext } from 'node:vm';
import { quickSpreads } from '@forecourt/quick-spreads';

const valuesOf = (code: string) =>
  JSON.stringify(runInNewContext(`const s = { b: 1, a: 2 }, t = null, f = (o) => o, n = 'k';\n${code}`));

test.each([
  ['({ ...s, a: 3, c: 4 })', '({ ...null, ...s, a: 3, c: 4 })'],
  ['({ ...t, ...s })', '({ ...null, ...t, ...s })'],
  [
    '({\n  ...{ a: 1 },\n  [n]: { ...s, b: 5 },\n})',
    '({\n  ...null, ...{ a: 1 },\n  [n]: { ...null, ...s, b: 5 },\n})',
  ],
  [
    'f({ .../* the rest */ s, get x() { return { ...s, y: 1 }; } })',
    'f({ ...null, .../* the rest */ s, get x() { return { ...null, ...s, y: 1 }; } })',
  ],
  // Quick as they are.
  ['({ ...s })', '({ ...s })'],
  ['({ a: 3, ...s, c: 4 })', '({ a: 3, ...s, c: 4 })'],
  ['{ const { a, ...rest } = s; const [...all] = [1, 2]; ({ rest, all }); }', null],
])('%s is quick, says the same and stays in its line', (code, quick) => {
  const written = quickSpreads(code, 'script');
  expect(written).toBe(quick ?? code);
  expect(valuesOf(written)).toBe(valuesOf(code));
});

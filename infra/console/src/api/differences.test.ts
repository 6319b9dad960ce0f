import { pairOf } from './differences';

test.each([
  ['1.0.0..1.1.0', ['1.0.0', '1.1.0']],
  ['1.0.0-rc.1..1.0.0', ['1.0.0-rc.1', '1.0.0']],
  ['1.0.0', null],
  ['..1.0.0', null],
  [undefined, null],
])('%s names the versions %j', (compare, pair) => {
  expect(pairOf(compare)).toEqual(pair);
});

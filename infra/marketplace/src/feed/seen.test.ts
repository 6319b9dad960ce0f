import { remember } from './remember';
import { Seen } from './seen';

test('recognises repeated texts among many similar ones', () => {
  const seen = new Seen();
  const textsOf = (number: number) => [`4T1G11AK5MU${number}`, 'Toyota', String(number % 7)];
  const count = () => Array.from({ length: 40_000 }, (_, number) => seen.add(textsOf(number))).filter(Boolean).length;
  expect(count()).toBe(0);
  expect(count()).toBe(40_000);
});

test('the boundary between texts matters', () => {
  const seen = new Seen();
  const all = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], [], ['']];
  expect(all.map((texts) => seen.add(texts))).toEqual(all.map(() => false));
  expect(all.map((texts) => seen.add(texts))).toEqual(all.map(() => true));
});

test('remembered values are read once, and again after too much was read', () => {
  let count = 0;
  const length = remember((text) => {
    count += 1;
    return text.length;
  });
  expect([length('abc'), length('ab'), length('abc'), count]).toEqual([3, 2, 3, 2]);
  for (let number = 0; number < 25_000; number += 1) length(String(number));
  const before = count;
  expect([length('abc'), count - before]).toEqual([3, 1]);
});

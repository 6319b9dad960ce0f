import { shortNames } from './short-names';

test('the first 200,000 names are identifiers of at most three characters, and none comes twice', () => {
  const names = Array.from({ length: 200_000 }, (_, index) => shortNames.get(index));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-zA-Z_$][\w$]{0,2}$/.test(name))).toEqual([]);
  expect(names.slice(0, 54).every((name) => name.length === 1)).toBe(true);
});

import { Recent } from './recent';

test('makes what it does not have, and forgets what was used longest ago', () => {
  const made: string[] = [];
  const recent = new Recent<string, string | undefined>(2);
  const get = (key: string) =>
    recent.get(key, () => {
      made.push(key);
      return key === 'nothing' ? undefined : key.toUpperCase();
    });
  expect([get('a'), get('b'), get('a'), get('c')]).toEqual(['A', 'B', 'A', 'C']);
  expect(made).toEqual(['a', 'b', 'c']);
  get('a');
  expect(made).toEqual(['a', 'b', 'c']);
  get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect([get('nothing'), get('nothing')]).toEqual([undefined, undefined]);
  expect(made.filter((key) => key === 'nothing')).toHaveLength(1);
});

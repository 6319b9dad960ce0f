import { CellStore } from './cell-store';

test('cells are cached within a number of characters, and the least recently used ones are evicted', () => {
  const store = new CellStore(30);
  const made: string[] = [];
  const take = (key: string) =>
    store.take(key, 'it', () => {
      made.push(key);
      return '123456789';
    });
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) take(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a cell that throws is not cached', () => {
  const store = new CellStore();
  const boom = () => {
    throw new Error('boom');
  };
  expect(() => store.take('a', 'it', boom)).toThrow('boom');
  expect(store.take('a', 'it', () => '<p></p>')).toBe('<p></p>');
});

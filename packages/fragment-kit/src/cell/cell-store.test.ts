import { CellStore } from './cell-store';

test('cells are cached within a number of characters, and the least recently used ones are evicted', () => {
  const store = new CellStore(30);
  const made: string[] = [];
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) {
    if (store.get(key) !== undefined) continue;
    made.push(key);
    store.keep(key, 'it', '123456789');
  }
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a cell with other HTML for the same inputs is refused', () => {
  const store = new CellStore();
  store.keep('a', 'Line', '<p>1</p>');
  store.keep('a', 'Line', '<p>1</p>');
  expect(() => store.keep('a', 'Line', '<p>2</p>')).toThrow('The cell Line renders differently on two pages');
  expect(store.get('a')).toBe('<p>1</p>');
});

import { searchKey } from './search-key';

test('a search has one key on all of its pages and in every order, and another search has another', () => {
  const search = { makeCode: ['TOYOTA'], zip: '60601' };
  const key = searchKey(search);
  expect(searchKey({ ...search, firstRecord: 60, numRecords: 75, sortBy: 'mileageASC' })).toBe(key);
  expect(searchKey({ ...search, makeCode: ['HONDA'] })).not.toBe(key);
  expect(searchKey({ ...search, zip: '60602' })).not.toBe(key);
  expect(key).toContain('makeCode=TOYOTA');
});

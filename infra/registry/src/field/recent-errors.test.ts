import { mostErrors, type ReportedError } from '@forecourt/contracts/errors';
import { RecentErrors } from './recent-errors';

const error = (text: string, more: Partial<ReportedError> = {}): ReportedError => ({
  ...{ remote: 'mfe-ads', version: '1.0.0', where: 'server', what: 'slot liner', text, count: 1 },
  ...more,
});
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const texts = (errors: RecentErrors, version = '1.0.0') => errors.of('mfe-ads', version).map(({ text }) => text);

test('an error of the same frames is counted as one, whatever value its message names; its latest text is kept', () => {
  const errors = new RecentErrors();
  errors.add(error('Error: no car 7\n    at Tile (src/tile.tsx:4:2)'), at(1));
  errors.add(error('Error: no car 8\n    at Tile (src/tile.tsx:4:2)', { count: 3 }), at(2));
  errors.add(error('Error: no car 8\n    at Tile (src/tile.tsx:9:2)'), at(3));
  expect(errors.of('mfe-ads', '1.0.0')).toMatchObject([
    { count: 1 },
    { count: 4, text: expect.stringContaining('no car 8'), first: at(1).toISOString(), last: at(2).toISOString() },
  ]);
});

test('errors of other versions, places and messages without frames stay apart, the latest first', () => {
  const errors = new RecentErrors();
  errors.add(error('a'), at(1));
  errors.add(error('b'), at(2));
  errors.add(error('a', { where: 'browser' }), at(3));
  errors.add(error('c', { version: '1.1.0' }), at(4));
  expect(texts(errors)).toEqual(['a', 'b', 'a']);
  expect(texts(errors, '1.1.0')).toEqual(['c']);
  errors.add(error('b'), at(5));
  expect(texts(errors)).toEqual(['b', 'a', 'a']);
});

test('a version has so many errors at most: the one that was last seen before all others is dropped', () => {
  const errors = new RecentErrors();
  for (let index = 0; index < mostErrors; index += 1) errors.add(error(`${index}`), at(index));
  errors.add(error('0'), at(40));
  errors.add(error('new'), at(41));
  expect(texts(errors)).toHaveLength(mostErrors);
  expect(texts(errors).slice(0, 2)).toEqual(['new', '0']);
  expect(texts(errors)).not.toContain('1');
});

import { engineAt } from './engines';

const url = 'postgres://writer:secret@db.example:5433/marketplace?sslmode=verify-full';
const withCode = (code: string) => Object.assign(new Error(code), { code });

test('a URL of PostgreSQL is named in messages without its user and password; a folder by its path', () => {
  expect(engineAt(url).nameOf(url)).toBe('the database marketplace on db.example:5433');
  expect(engineAt('/data').nameOf('/data')).toBe('/data');
  expect([engineAt(url).isShared, engineAt('postgresql://db/x').isShared, engineAt('/data').isShared]).toEqual([
    ...[true, true, false],
  ]);
});

test('each error of a database has a kind: a conflict, a database that is away, or one that stores nothing', () => {
  const { isConflict, isUnreachable, isUnwritable } = engineAt(url);
  const kinds = (error: unknown) => [isConflict(error), isUnreachable(error), isUnwritable(error)];
  for (const code of ['40001', '40P01']) expect(kinds(withCode(code))).toEqual([true, false, false]);
  for (const code of ['ECONNREFUSED', '57P01', '57P03', '08006', '53300'])
    expect(kinds(withCode(code))).toEqual([false, true, false]);
  expect(kinds(new AggregateError([withCode('ECONNREFUSED')]))).toEqual([false, true, false]);
  for (const code of ['25006', '53100']) expect(kinds(withCode(code))).toEqual([false, false, true]);
  expect(kinds(withCode('23505'))).toEqual([false, false, false]);
});

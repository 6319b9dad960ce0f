import { brands } from '@forecourt/brands';
import { manifestOf } from './fake-remote';
import { plainRemotes } from './test-shell';

test('the plain remotes have every fragment that a brand’s layouts place: without one, no page of a test would be whole', () => {
  const known = new Set(
    Object.entries(plainRemotes()).flatMap(([remote, version]) =>
      Object.keys(manifestOf(version).fragments).map((fragment) => `${remote}/${fragment}`),
    ),
  );
  const placed = brands.flatMap(({ layouts }) =>
    Object.values(layouts).flatMap(({ slots }) => slots.map(({ remote, fragment }) => `${remote}/${fragment}`)),
  );
  expect([...new Set(placed)].filter((fragment) => !known.has(fragment))).toEqual([]);
});

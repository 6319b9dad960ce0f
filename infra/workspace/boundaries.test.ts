import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brandIds } from '@forecourt/brands';
import { edges, files, isTest, placeOf, root, workspaces } from './tree';

function crossings(
  allowed: (from: ReturnType<typeof placeOf>, to: ReturnType<typeof placeOf>, path: string) => boolean,
): string[] {
  return edges.flatMap(({ path, imported, to }) => {
    const from = placeOf(path);
    if (to === undefined || to === from.workspace || to === '') return [];
    return allowed(from, placeOf(`${to}/`), path) ? [] : [`${path} imports ${imported}`];
  });
}

/** Returns the rooms of a folder, its files and subfolders, with what each imports of the others, types included. */
function roomsOf(place: string): Map<string, Set<string>> {
  const roomAt = (path: string) =>
    path
      .slice(place.length + 1)
      .split('/')[0]
      ?.replace(/\.tsx?$/, '') ?? '';
  const rooms = new Map<string, Set<string>>();
  for (const { path, imported } of edges) {
    if (!path.startsWith(`${place}/`) || isTest(path)) continue;
    const room = roomAt(path);
    const used = rooms.get(room) ?? new Set();
    rooms.set(room, used);
    const to = imported.startsWith('.') ? normalize(join(dirname(path), imported)) : '';
    if (to.startsWith(`${place}/`) && roomAt(to) !== room) used.add(roomAt(to));
  }
  return rooms;
}

/** Lists the rooms that cannot be ordered, because their imports lead to a cycle. */
function inCircles(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const placed = new Set<string>();
  for (;;) {
    const isPlaced = (room: string) => placed.has(room) || !rooms.has(room);
    const next = [...rooms].filter(([room, used]) => !placed.has(room) && [...used].every(isPlaced));
    if (next.length === 0) return [...rooms.keys()].filter((room) => !placed.has(room));
    for (const [room] of next) placed.add(room);
  }
}

/** Every folder with sources, from each workspace's `src` down: its files and folders are its rooms. */
const places = [
  ...new Set(
    files.flatMap((path) => {
      const parts = isTest(path) || !/\.tsx?$/.test(path) ? [] : path.split('/').slice(0, -1);
      return parts.map((_, end) => parts.slice(0, end + 1).join('/')).filter((folder) => /\/src(\/|$)/.test(folder));
    }),
  ),
].sort();

describe('boundaries', () => {
  test('there are imports to check', () => {
    expect(edges.filter(({ to }) => to !== undefined).length).toBeGreaterThan(100);
    expect(Object.values(workspaces)).toEqual(
      expect.arrayContaining(['shell', 'mfe-filters', 'packages/contracts', 'infra/registry']),
    );
  });

  test('a remote imports packages only, not other remotes, the shell or infra', () => {
    expect(crossings((from, to) => from.zone !== 'remote' || to.zone === 'package')).toEqual([]);
  });

  test('packages import neither remotes nor shell nor infra', () => {
    expect(crossings((from, to) => from.zone !== 'package' || to.zone === 'package')).toEqual([]);
  });

  test('the shell imports packages only; it meets the remotes through the registry', () => {
    expect(crossings((from, to) => from.zone !== 'shell' || to.zone === 'package')).toEqual([]);
  });

  test('infra imports packages; its tests and benchmarks may also drive the shell and other infra', () => {
    const drives = (workspace: string, path: string) => workspace === 'infra/bench' || isTest(path);
    expect(
      crossings((from, to, path) => from.zone !== 'infra' || to.zone === 'package' || drives(from.workspace, path)),
    ).toEqual([]);
  });

  test('the console imports packages only: it meets the registry by its HTTP interface', () => {
    expect(edges.some(({ path }) => path.startsWith('infra/console/src/'))).toBe(true);
    expect(crossings((from, to) => from.workspace !== 'infra/console' || to.zone === 'package')).toEqual([]);
  });

  test('every folder with several rooms is checked', () => {
    expect(places).toEqual(
      expect.arrayContaining(['shell/src/server', 'shell/src/server/steps', 'infra/accounts/src', 'packages/ui/src']),
    );
  });

  test.each(places)('the rooms of %s are layered: none imports from a room above it, not even a type', (place) => {
    expect(inCircles(roomsOf(place))).toEqual([]);
  });

  test('the folders and files of every remote are layered, in its fragments too', () => {
    const paths = files.filter((path) => placeOf(path).zone === 'remote' && !isTest(path));
    const folders = paths.flatMap((path) => path.split('/').map((_, depth, names) => names.slice(0, depth).join('/')));
    const places = [...new Set(folders)].filter((folder) => folder.includes('/src'));
    expect(places).toEqual(expect.arrayContaining(['mfe-vehicle/src', 'mfe-filters/src/fragments/filters/model']));
    expect(places.flatMap((place) => inCircles(roomsOf(place)).map((room) => `${place}/${room}`))).toEqual([]);
  });

  test.each(['packages/contracts', 'packages/search-state', 'packages/listing', 'packages/site'])(
    '%s knows nothing of React',
    (workspace) => {
      const react = edges.filter(
        ({ path, imported }) => path.startsWith(`${workspace}/`) && /^react(-dom)?(\/|$)/.test(imported),
      );
      expect(react).toEqual([]);
    },
  );

  test.each(['contracts', 'service', 'fragment-kit', 'packed-view', 'renderer'])(
    'packages/%s, of the platform, imports no package that knows the site or its vehicles',
    (name) => {
      const ofSite = /^@forecourt\/(site|site-data|listing|listing-kit|device|brands|matching)(\/|$)/;
      const own = edges.filter(({ path }) => path.startsWith(`packages/${name}/`) && !isTest(path));
      expect(own.filter(({ imported }) => ofSite.test(imported))).toEqual([]);
    },
  );

  test('no source file reaches outside the repository', () => {
    const outside = edges.filter(
      ({ path, imported }) => imported.startsWith('.') && normalize(join(dirname(path), imported)).startsWith('..'),
    );
    expect(outside).toEqual([]);
  });

  test('only its folder and the index of packages/brands name a brand, so that a new one is a folder and a line', () => {
    const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    // The other ids are common words of sites and searches.
    const ids = brandIds.filter((id) => !['research', 'certified'].includes(id)).join('|');
    const named = new RegExp(
      `['"](${ids})['"]|\\[data-theme="?(${brandIds.join('|')})|\\b(${brandIds.join('|')})\\.localhost`,
    );
    const knowing = [...files, ...sheets].filter(
      (path) => !isTest(path) && named.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(knowing.filter((path) => !path.startsWith('packages/brands/'))).toEqual([]);
    for (const id of brandIds) expect(knowing).toContain(`packages/brands/src/${id}/brand.ts`);
  });

  test('a remote imports only types from packages that the host does not share; values come through the kits', () => {
    const notShared = /^@forecourt\/(search-state|contracts|site|brands)(\/|$)/;
    const values = edges.filter(
      ({ path, imported, onlyTypes }) =>
        placeOf(path).zone === 'remote' && !isTest(path) && !onlyTypes && notShared.test(imported),
    );
    expect(values).toEqual([]);
  });
});

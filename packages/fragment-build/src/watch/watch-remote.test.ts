import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SourceProblem } from './problem';
import { type WatchedBuild, type Watching, watchRemote } from './watch-remote';

// The first build compiles everything.
jest.setTimeout(120_000);

let folder: string;
let watching: Watching | undefined;
beforeEach(async () => {
  // Within the tree, so that packages are found.
  folder = await mkdtemp(join(dirname(__dirname), 'watched-'));
  // Files that were written just before the start would count as changed.
  await cp(join(dirname(__dirname), 'fixture-remote'), folder, { recursive: true, preserveTimestamps: true });
});
afterEach(async () => {
  await watching?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Watches the copy. @returns functions that give the next build, and the next error */
function watch() {
  const builds: WatchedBuild[] = [];
  const problems: SourceProblem[] = [];
  let look = () => {};
  let number = 0;
  watching = watchRemote({
    folder,
    nextVersion: () => {
      number += 1;
      return `1.0.0-dev.x00000000.${number}`;
    },
    onBuilt(built) {
      builds.push(built);
      look();
    },
    onFailed(problem) {
      problems.push(problem);
      look();
    },
  });
  const next = <T>(from: T[]): Promise<T> =>
    new Promise((resolve) => {
      look = () => {
        const first = from.shift();
        if (first !== undefined) resolve(first);
      };
      look();
    });
  return { built: () => next(builds), failed: () => next(problems) };
}

const change = async (path: string, from: string, to: string) => {
  const file = join(folder, path);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};
const textOf = ({ files }: WatchedBuild, name: RegExp) =>
  [...files].flatMap(([path, bytes]) => (name.test(path) ? [bytes.toString()] : [])).join('\n');

test('a change is built for browsers and the server, and files without it stay the same', async () => {
  const { built } = watch();
  const first = await built();
  expect(first.savedAt).toBeNull();
  const before = Date.now();
  await change('src/fragments/counter/index.tsx', 'Count, sorted by', 'Sum, sorted by');
  const second = await built();
  expect(textOf(second, /^server\.js$/)).toContain('Sum, sorted by');
  expect(textOf(second, /^static\/counter\..*\.js$/)).toContain('Sum, sorted by');
  expect(second.manifest.version).toMatch(/^1\.0\.0-dev\.x00000000\.[2-9]$/);
  expect(Math.abs((second.savedAt ?? 0) - before)).toBeLessThan(60_000);
  const same = [...second.files].filter(([path, bytes]) => first.files.get(path)?.equals(bytes)).map(([path]) => path);
  expect(same).toEqual(expect.arrayContaining([expect.stringMatching(/^static\/greeting\..*\.css$/)]));
  expect(Object.keys(second.manifest.files)).not.toContainEqual(expect.stringMatching(/\.map$/));
  expect(JSON.parse(second.serverMap)).toMatchObject({ version: 3 });
});

test('its components are marked for Fast Refresh in browsers, by file, and not on the server', async () => {
  const { built } = watch();
  const first = await built();
  const counter = textOf(first, /^static\/counter\..*\.js$/);
  expect(counter).toContain(
    'globalThis.__fcDev?.register(type, "fixture-remote /src/fragments/counter/index.tsx " + name)',
  );
  expect(counter).not.toMatch(/\$Refresh(Reg|Sig)\$/);
  expect(textOf(first, /^remoteEntry\.js$/)).toContain('globalThis.__fcDev?.entered("fixture_remote", fixture_remote)');
  expect(textOf(first, /^server\.js$/)).not.toContain('__fcDev');
});

test('a changed style has another class name, in both builds', async () => {
  const { built } = watch();
  const nameIn = (build: WatchedBuild) =>
    [/^server\.js$/, /^static\/greeting\..*\.js$/, /^static\/.*\.css$/].map(
      (files) => /greeting_(?!module)\w{4}/.exec(textOf(build, files))?.[0],
    );
  const [one, ...others] = nameIn(await built());
  expect(others).toEqual([one, one]);
  await change('src/fragments/greeting/greeting.module.css', '1rem', '2rem');
  // Files that were written just before the start may count as changed once more.
  let next = one;
  let rest: readonly unknown[] = [];
  while (next === one) [next, ...rest] = nameIn(await built());
  expect(rest).toEqual([next, next]);
});

test('an error has its file and line; the next change is built again', async () => {
  const { built, failed } = watch();
  await built();
  await change('src/fragments/counter/index.tsx', "from './initial'", "from './nothing'");
  const missing = await failed();
  expect(missing).toMatchObject({ file: 'src/fragments/counter/index.tsx', line: 5 });
  expect(missing.frame).toContain(">    5 | import { initial } from './nothing';");
  await change('src/fragments/counter/index.tsx', "from './nothing'", "from './initial'");
  await built();
  await change('src/fragments/counter/index.tsx', 'function Counter() {', 'function Counter( {');
  expect(await failed()).toMatchObject({ file: 'src/fragments/counter/index.tsx', line: expect.any(Number) });
  await change('src/fragments/counter/index.tsx', 'function Counter( {', 'function Counter() {');
  await built();
});

test('a change that concerns one compiler only leaves the results of the others', async () => {
  const { built } = watch();
  const first = await built();
  // Only the server's compiler watches sources.
  await change('src/sources.json', '"timeoutMs": 1000', '"timeoutMs": 900');
  const second = await built();
  expect(second.manifest.sources.greetings?.timeoutMs).toBe(900);
  expect([...second.files.keys()]).toEqual([...first.files.keys()]);
  expect(second.manifest.fragments).toEqual(first.manifest.fragments);
});

test('a new fragment is built, too', async () => {
  const { built } = watch();
  await built();
  await cp(join(folder, 'src/fragments/counter'), join(folder, 'src/fragments/meter'), { recursive: true });
  await change('src/fragments/meter/index.tsx', "name: 'counter'", "name: 'meter'");
  let last = await built();
  // The copy may be seen before its name is changed.
  while (!Object.hasOwn(last.manifest.fragments, 'meter')) last = await built();
  expect(Object.keys(last.manifest.fragments)).toEqual(['counter', 'greeting', 'meter']);
});

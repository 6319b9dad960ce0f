import { edges, files, isTest, packageAt, packageOf, placeOf, workspaces } from './tree';

/** Scripts of the repository, which run with what the root declares. */
const isScript = (path: string) => /\.(mjs|cjs)$/.test(path);

test('what a workspace imports, its package.json declares; its tests may also use what the root declares', () => {
  const undeclared = edges.flatMap(({ path, imported }) => {
    const own = packageAt(placeOf(path).workspace);
    const name = packageOf(imported);
    if (name === undefined || name === own.name || isScript(path)) return [];
    const declared = { ...own.dependencies, ...own.peerDependencies };
    if (isTest(path)) Object.assign(declared, own.devDependencies, packageAt('').devDependencies);
    return Object.hasOwn(declared, name) ? [] : [`${path} imports ${imported}`];
  });
  expect(undeclared).toEqual([]);
});

test('versions are exact', () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  const inexact = ['', ...Object.values(workspaces)].flatMap((workspace) => {
    const { dependencies, devDependencies, peerDependencies } = packageAt(workspace);
    return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
      .filter(([name, version]) => (Object.hasOwn(workspaces, name) ? version !== '*' : !exact.test(version)))
      .map(([name, version]) => `${workspace || 'the root'}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
});

test('the workspaces with tests are those with a test script', () => {
  const tested = new Set(files.filter((path) => /\.test\.tsx?$/.test(path)).map((path) => placeOf(path).workspace));
  const scripted = Object.values(workspaces).filter((workspace) => packageAt(workspace).scripts?.test !== undefined);
  expect(scripted.toSorted()).toEqual([...tested].sort());
});

import { execFileSync } from 'node:child_process';
import { basename, join, relative } from 'node:path';
import * as z from 'zod';
import { readsOf } from './reads';
import { edges, files, isTest, packageAt, placeOf, root, workspaces } from './tree';

const planSchema = z.object({
  globalCacheInputs: z.object({ files: z.record(z.string(), z.string()) }),
  tasks: z.array(
    z.object({
      taskId: z.string(),
      directory: z.string(),
      inputs: z.record(z.string(), z.string()),
      dependencies: z.array(z.string()),
      resolvedTaskDefinition: z.object({ cache: z.boolean() }),
    }),
  ),
});

/** The tasks that `npm test` runs. */
const names = ['test', 'test:pages', 'test:changes'];

/** Turbo's plan for `npm test`, with the files whose hashes are part of each task's key. */
const plan = planSchema.parse(
  JSON.parse(
    execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', ...names, '--dry=json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
    }),
  ),
);
const tasks = new Map(plan.tasks.map((task) => [task.taskId, task]));

/** Lists every file that is part of a task's key: its own inputs, those of the tasks that it depends on, and the global ones. */
function keyOf(taskId: string, seen = new Set<string>()): string[] {
  const task = tasks.get(taskId);
  if (task === undefined || seen.has(taskId)) return [];
  seen.add(taskId);
  return [
    ...Object.keys(task.inputs).map((file) => relative(root, join(root, task.directory, file))),
    ...task.dependencies.flatMap((dependency) => keyOf(dependency, seen)),
  ];
}

const cached = Object.values(workspaces).filter(
  (workspace) => tasks.get(`${packageAt(workspace).name}#test`)?.resolvedTaskDefinition.cache,
);

test('the test results of every workspace are cached, except those of the whole repository', () => {
  const tested = Object.values(workspaces).filter((workspace) => packageAt(workspace).scripts?.test !== undefined);
  expect(tested.filter((workspace) => !cached.includes(workspace))).toEqual(['infra/workspace']);
});

test.each(cached)('a change of any file that a test of %s reads changes the key of its cached result', (workspace) => {
  const { name } = packageAt(workspace);
  const key = new Set([
    ...names.flatMap((task) => keyOf(`${name}#${task}`)),
    ...Object.keys(plan.globalCacheInputs.files),
  ]);
  const readers = files.filter((path) => placeOf(path).workspace === workspace && isTest(path));
  const packages = edges.filter(
    ({ path, imported, to }) => to !== undefined && !imported.startsWith('.') && placeOf(path).workspace === workspace,
  );
  const missed = [
    ...readers.flatMap((path) =>
      readsOf(path)
        // A test that names the folder `docs` names the documents that it reads elsewhere; READMEs in folders are not read.
        .filter(({ file, written }) => written !== 'docs' && (basename(file) !== 'README.md' || file === written))
        .map(({ file }) => ({ path, file })),
    ),
    ...packages.map(({ path, to }) => ({ path, file: `${to}/package.json` })),
  ].filter(({ file }) => !key.has(file));
  expect(missed.map(({ path, file }) => `${path} reads ${file}`)).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A tree with a command and a remote that does not build. */
let tree: string;
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
};
const build = (lines: string) =>
  put('packages/tool/build.mjs', `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';\n${lines}`);
const works =
  "appendFileSync('built', '.'); mkdirSync('dist', { recursive: true }); writeFileSync('dist/tool.js', 'console.log(process.argv.slice(2).join()); process.exitCode = 7;');";
const builds = () => readFileSync(join(tree, 'packages/tool/built'), 'utf8').length;

function run(...args: string[]) {
  const script = join(tree, 'infra/workspace/run.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, 'packages/tool/tool', ...args], {
    cwd: tree,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: tree },
  });
  return { status, stdout };
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'forecourt-run-test-'));
  for (const script of ['run.mjs', 'setup.mjs']) cpSync(join(__dirname, script), join(tree, 'infra/workspace', script));
  put('package.json', '{ "private": true, "workspaces": ["packages/*", "mfe-*"] }');
  put('package-lock.json', '{}');
  put('node_modules/.package-lock.json', '{}');
  put('packages/tool/package.json', '{ "name": "tool", "version": "1.0.0", "scripts": { "build": "node build.mjs" } }');
  put('packages/tool/src/tool.ts', '');
  put('mfe-broken/package.json', '{ "name": "mfe-broken", "version": "1.0.0", "scripts": { "build": "exit 1" } }');
  build(works);
});
afterAll(() => rmSync(tree, { recursive: true }));

test('a command without a bundle is bundled, and gets its arguments and returns its exit code; nothing else is built', () => {
  expect(run('rollback', 'ads')).toEqual({ status: 7, stdout: 'rollback,ads\n' });
  expect(builds()).toBe(1);
});

test('a command with a current bundle is run without a build', () => {
  expect(run('again')).toEqual({ status: 7, stdout: 'again\n' });
  expect(builds()).toBe(1);
});

test('a command whose source has changed is bundled again; if that fails, the former bundle runs', () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(tree, 'packages/tool/src/tool.ts'), later, later);
  expect(run('changed').stdout).toBe('changed\n');
  expect(builds()).toBe(2);
  build('process.exit(1);');
  expect(run('rollback')).toEqual({ status: 7, stdout: 'rollback\n' });
});

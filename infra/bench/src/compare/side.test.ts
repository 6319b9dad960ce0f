import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sideOf } from './side';

let root: string;
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-side-'));
  mkdirSync(join(root, 'infra/bench'), { recursive: true });
  writeFileSync(join(root, 'infra/bench/package.json'), '{}');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a folder with benchmarks is a side as it is, on the present Node', () => {
  expect(sideOf(root, root)).toEqual({ name: root, folder: root, path: process.env.PATH });
  const [major] = process.versions.node.split('.');
  expect(sideOf(`${root}@${major}`, root).path).toBe(process.env.PATH);
});

test('a commit is checked out once', () => {
  const { folder } = sideOf('HEAD', root);
  expect(folder).toMatch(/\.cache\/bench\/[0-9a-f]{40}$/);
  writeFileSync(join(folder, 'mark'), '');
  expect(sideOf('HEAD', root).folder).toBe(folder);
});

test('what is neither, and a Node that cannot be had, are refused with the reason', () => {
  expect(() => sideOf('nothing-of-that-name', root)).toThrow(
    '"nothing-of-that-name" is neither a checkout with benchmarks nor a commit of this repository.',
  );
  expect(() => sideOf(`${root}@9`, root)).toThrow('Node 9 cannot be had here; @24 can.');
});

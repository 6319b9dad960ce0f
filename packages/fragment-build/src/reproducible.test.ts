import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '@forecourt/contracts/integrity';

const tree = join(__dirname, '../../..');
let temporary: string;
beforeEach(() => {
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'fragment-build-twice-')));
  symlinkSync(join(tree, 'node_modules'), join(temporary, 'node_modules'));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }));

/** Returns the hashes of a folder's files by path. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), integrityOf(readFileSync(path))]));
}

/** Copies a remote's source, without anything that was built or installed, and builds it as teams do: with the command, in a process of its own. */
async function builtIn(folder: string, source: string): Promise<Record<string, string>> {
  const copy = join(temporary, folder);
  mkdirSync(copy, { recursive: true });
  for (const path of ['package.json', 'src']) cpSync(join(source, path), join(copy, path), { recursive: true });
  await promisify(execFile)(process.execPath, [join(tree, 'packages/fragment-build/bin/fragment-build.mjs')], {
    cwd: copy,
  });
  return hashesOf(join(copy, 'dist/fragment'));
}

test.each(['packages/fragment-build/src/fixture-remote', 'mfe-ads'])(
  '%s, built twice in two folders, is the same byte for byte',
  async (remote) => {
    const one = await builtIn('one', join(tree, remote));
    const two = await builtIn('another/place/further-down', join(tree, remote));
    expect(Object.keys(one)).toContain('private/sbom.json');
    expect(two).toEqual(one);
  },
  // Two whole builds, on a machine that may be busy.
  300_000,
);

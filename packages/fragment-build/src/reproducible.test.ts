import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildRemote } from './index';

const tree = join(__dirname, '../../..');
let temporary: string;
beforeEach(() => {
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'fragment-build-twice-')));
  symlinkSync(join(tree, 'node_modules'), join(temporary, 'node_modules'));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true }));

function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'base64')]));
}

/** Copies a remote's source, without anything that was built or installed, and builds it from another working directory. */
async function builtIn(folder: string, source: string): Promise<Record<string, string>> {
  const copy = join(temporary, folder);
  mkdirSync(copy, { recursive: true });
  for (const path of ['package.json', 'src']) cpSync(join(source, path), join(copy, path), { recursive: true });
  const before = process.cwd();
  process.chdir(join(temporary, folder, 'src'));
  try {
    return bytesOf((await buildRemote({ folder: copy })).out);
  } finally {
    process.chdir(before);
  }
}

test.each(['packages/fragment-build/src/fixture-remote', 'mfe-ads', 'mfe-filters'])(
  '%s, built twice in two folders, is the same byte for byte',
  async (remote) => {
    const one = await builtIn('one', join(tree, remote));
    const two = await builtIn('another/place/further-down', join(tree, remote));
    expect(Object.keys(one)).toContain('private/sbom.json');
    expect(two).toEqual(one);
  },
);

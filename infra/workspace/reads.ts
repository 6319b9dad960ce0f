import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { textsOf } from './syntax';
import { root } from './tree';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const trackedFiles = new Set(tracked);
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** A file of the repository, and the string literal that names it. */
export interface Read {
  file: string;
  written: string;
}

/**
 * Lists the files of the repository that a source file reads, according to its string literals: relative paths in any call (`import`,
 * `require`, `jest.mock`, `new URL`, `join`), paths from the root such as `'docs/rules.md'`, and `join(root, 'package.json')`.
 * A folder stands for its files except tests. Paths that are built at run time are not found.
 */
export function readsOf(path: string): Read[] {
  const source = readFileSync(join(root, path), 'utf8');
  const joined = [...source.matchAll(/\(root, '([^']+)'/g)].map(([, written = '']) => written);
  const paths = textsOf(join(root, path)).filter(
    (text) => /^\.\.?\//.test(text) || /^[\w-]+\/[\w.-][\w./-]*$/.test(text),
  );
  return [...new Set([...paths, ...joined])].flatMap((written) => {
    const from = written.startsWith('.') ? join(dirname(path), written) : written;
    return filesAt(normalize(from)).map((file) => ({ file, written }));
  });
}

function filesAt(path: string): readonly string[] {
  const file = endings.map((ending) => `${path}${ending}`).find((candidate) => trackedFiles.has(candidate));
  if (file !== undefined) return [file];
  const folder = `${path.replace(/\/$/, '')}/`;
  return folder === './' ? [] : tracked.filter((each) => each.startsWith(folder) && !/\.test\.tsx?$/.test(each));
}

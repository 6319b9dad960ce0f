import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { installOnce } from '../programs/install';

/** One side of a comparison: a checkout, and the Node that runs its benchmarks. */
export interface Side {
  /** The text that named it. */
  name: string;
  folder: string;
  /** `PATH` of its commands. */
  path: string;
}

/** Major version of Node in `peers/node`. */
const otherNode = '24';

/**
 * Returns the side that a text names: `FOLDER` or `COMMIT`, and `@24` after it for Node 24 in place of the present one. A commit is checked
 * out once, into `.cache` of the repository.
 * @param root the repository
 * @throws if there is neither such a folder nor such a commit, or that Node cannot be had
 */
export function sideOf(name: string, root: string): Side {
  const [, place = '', version] = /^(.+?)(?:@(\d+))?$/.exec(name) ?? [];
  return { name, folder: folderOf(place, root), path: pathWith(version, root) };
}

function folderOf(place: string, root: string): string {
  const isCheckout = (folder: string) => existsSync(join(folder, 'infra/bench/package.json'));
  const folder = resolve(place);
  if (isCheckout(folder)) return folder;
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${place}^{commit}`);
  if (commit === null)
    throw new Error(`"${place}" is neither a checkout with benchmarks nor a commit of this repository.`);
  const copy = join(root, '.cache/bench', commit);
  if (isCheckout(copy)) return copy;
  mkdirSync(copy, { recursive: true });
  const isCopied =
    git(root, 'clone', '--quiet', '--no-checkout', root, copy) !== null &&
    git(copy, 'checkout', '--quiet', commit) !== null;
  if (!isCopied || !isCheckout(copy)) throw new Error(`The commit ${commit} could not be checked out into ${copy}.`);
  return copy;
}

/** Runs a command of git. @returns its output; null if it failed */
function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function pathWith(version: string | undefined, root: string): string {
  const { PATH = '' } = process.env;
  if (version === undefined || process.versions.node.startsWith(`${version}.`)) return PATH;
  if (version !== otherNode) throw new Error(`Node ${version} cannot be had here; @${otherNode} can.`);
  const folder = join(root, 'infra/bench/peers/node');
  const bin = join(folder, 'node_modules/.bin');
  const isUsable = () => spawnSync(join(bin, 'node'), ['--version']).status === 0;
  const missing = installOnce(folder, `Node ${otherNode} (120 MB)`, isUsable);
  if (missing !== null) throw new Error(missing);
  return bin + delimiter + PATH;
}

/** The folder of the packages that teams install, and whether it fits the tree. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

export const packs = join(root, 'dist/packs');
/** Its time is when the last packing began: what has changed since is not in the packs. */
export const packedMark = join(packs, '.packed');

const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
/** Outputs, caches and tests, which are not packed. */
const isIgnored = (name) => ['node_modules', 'dist', '.turbo', '.cache'].includes(name) || /\.test\.tsx?$/.test(name);

/** Whether nothing of the packages has changed since they were packed. */
export function isPacked() {
  if (!existsSync(packedMark)) return false;
  const changed = [join(root, 'package-lock.json'), ...folders].map(lastChange);
  return Math.max(...changed) < statSync(packedMark).mtimeMs;
}

/** Returns the time of the last change of a file, or of any file below a folder, epoch ms. */
function lastChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const names = readdirSync(path).filter((name) => !isIgnored(name));
  return Math.max(0, ...names.map((name) => lastChange(join(path, name))));
}

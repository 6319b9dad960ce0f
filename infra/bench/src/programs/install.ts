import { spawnSync } from 'node:child_process';

/** The first attempt follows the lockfile, which may lack the binaries of platforms other than the one it was made on. */
const attempts = [
  ['install', '--no-save'],
  ['install', '--no-save', '--no-package-lock'],
];

/**
 * Installs the packages of a single comparison in a folder outside all workspaces, unless they are installed already.
 * @param what name and size, for the console message
 * @returns the reason if it cannot be installed; null if it is installed
 */
export function installOnce(folder: string, what: string, isUsable: () => boolean): string | null {
  if (isUsable()) return null;
  console.log(`Installing ${what}, once …`);
  let reason = '';
  for (const args of attempts) {
    const npm = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (isUsable()) return null;
    reason = npm.error?.message ?? (npm.stderr.trim() || 'there is none for this platform');
  }
  return `${what} could not be installed, so it is not compared: ${reason.split('\n').slice(0, 3).join(' ')}`;
}

import { spawnSync } from 'node:child_process';

/** First as the lockfile says; it may lack the binaries of other platforms than the one it was made on. */
const attempts = [
  ['install', '--no-save'],
  ['install', '--no-save', '--no-package-lock'],
];

/**
 * Installs what nothing but one comparison needs, in a folder of its own that belongs to no workspace, unless it is there.
 * @param what its name and size, for who waits
 * @returns why it cannot be had; null when it is there
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

import { spawnSync } from 'node:child_process';
import type { Workbench } from '../../programs/workbench';
import { requireDuckdb } from './api';

/** First as the lockfile says; it may lack the binaries of other platforms than the one it was made on. */
const attempts = [
  ['install', '--no-save'],
  ['install', '--no-save', '--no-package-lock'],
];

/**
 * Installs DuckDB in a folder of its own unless it is there: 70 MB that nothing but this comparison needs.
 * @returns the folder, or why it cannot be had
 */
export function installDuckdb(bench: Workbench): { folder: string } | { missing: string } {
  const folder = bench.built('infra/bench/duckdb');
  if (isUsable(folder)) return { folder };
  console.log('Installing DuckDB (70 MB, once) …');
  let reason = '';
  for (const args of attempts) {
    const npm = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (isUsable(folder)) return { folder };
    reason = npm.error?.message ?? (npm.stderr.trim() || 'there is no DuckDB for this platform');
  }
  return {
    missing: `DuckDB could not be installed, so it is not compared: ${reason.split('\n').slice(0, 3).join(' ')}`,
  };
}

function isUsable(folder: string): boolean {
  try {
    requireDuckdb(folder);
    return true;
  } catch {
    return false;
  }
}

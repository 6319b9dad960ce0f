import { installOnce } from '../../programs/install';
import type { Workbench } from '../../programs/workbench';
import { requireDuckdb } from './api';

/** Installs DuckDB. @returns its folder, or the reason why it could not be installed */
export function installDuckdb(bench: Workbench): { folder: string } | { missing: string } {
  const folder = bench.built('infra/bench/peers/duckdb');
  const isUsable = () => {
    try {
      requireDuckdb(folder);
      return true;
    } catch {
      return false;
    }
  };
  const missing = installOnce(folder, 'DuckDB (70 MB)', isUsable);
  return missing === null ? { folder } : { missing };
}

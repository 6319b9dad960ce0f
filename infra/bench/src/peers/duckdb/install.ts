import { installOnce } from '../../programs/install';
import type { Workbench } from '../../programs/workbench';
import { requireDuckdb } from './api';

/** @returns the folder where DuckDB is, or why it cannot be had */
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

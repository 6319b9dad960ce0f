import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The part of `@duckdb/node-api` that the benchmark uses; declared here because the package is installed only for a run. */
export interface Duckdb {
  DuckDBInstance: { create(path: string, settings: Readonly<Record<string, string>>): Promise<DuckdbInstance> };
}
export interface DuckdbInstance {
  connect(): Promise<DuckdbConnection>;
  closeSync(): void;
}
export interface DuckdbConnection {
  run(sql: string): Promise<DuckdbResult>;
  prepare(sql: string): Promise<DuckdbStatement>;
  closeSync(): void;
}
export interface DuckdbStatement {
  run(): Promise<DuckdbResult>;
}
export interface DuckdbResult {
  fetchAllChunks(): Promise<DuckdbChunk[]>;
}
export interface DuckdbChunk {
  getColumns(): DuckdbValue[][];
}
/** A value of the types that the benchmark reads. */
export type DuckdbValue = number | string | null;

/** Loads DuckDB. @param folder its installation, see `installDuckdb` */
export function requireDuckdb(folder: string): Duckdb {
  return createRequire(join(folder, 'package.json'))('@duckdb/node-api') as Duckdb;
}

/** Runs a statement and reads its rows, column by column within each chunk. */
export async function readColumns(statement: { run(): Promise<DuckdbResult> }): Promise<DuckdbValue[][][]> {
  const chunks = await (await statement.run()).fetchAllChunks();
  return chunks.map((chunk) => chunk.getColumns());
}

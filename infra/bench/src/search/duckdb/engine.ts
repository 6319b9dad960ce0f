import { toCriteria } from '@forecourt/matching';
import type { EngineSource, MeasuredEngine } from '../measured-engine';
import { toResult } from './answer';
import { type DuckdbStatement, readColumns, requireDuckdb } from './api';
import { CodeNumbers, type CodeOwner } from './columns';
import { statementFor } from './statement';

export type DuckdbSource = EngineSource & {
  duckdb?: {
    /** Where it is installed. */
    folder: string;
    /** The database of the listings. */
    file: string;
    /** Searches the file itself; otherwise a copy in memory, which is the quicker of the two. */
    fromFile: boolean;
  };
};

/** DuckDB, on one thread as the others. Statements are prepared before they are measured. */
export async function duckdbEngine({ duckdb, requests }: DuckdbSource): Promise<MeasuredEngine> {
  const { folder, file, fromFile } = duckdb!;
  const { DuckDBInstance } = requireDuckdb(folder);
  const instance = await DuckDBInstance.create(fromFile ? file : ':memory:', {
    threads: '1',
    ...(fromFile && { access_mode: 'READ_ONLY' }),
  });
  const connection = await instance.connect();
  if (!fromFile) {
    await connection.run(`ATTACH '${file}' AS file (READ_ONLY)`);
    for (const table of ['listings', 'codes', 'totals', 'extents']) {
      await connection.run(`CREATE TABLE ${table} AS FROM file.${table}`);
    }
    await connection.run('DETACH file');
  }
  const numbers = new CodeNumbers();
  const codes = { run: () => connection.run('SELECT owner, code FROM codes ORDER BY number') };
  for (const [owners = [], texts = []] of await readColumns(codes)) {
    for (const [row, owner] of owners.entries()) numbers.add(owner as CodeOwner, String(texts[row]));
  }

  const prepared = new Map<number, Promise<DuckdbStatement>>();
  return {
    async search(index) {
      let statement = prepared.get(index);
      if (statement === undefined) {
        statement = connection.prepare(statementFor(toCriteria(requests[index]!), numbers));
        prepared.set(index, statement);
      }
      const columns = await readColumns(await statement);
      return () => toResult(columns, numbers, toCriteria(requests[index]!));
    },
  };
}

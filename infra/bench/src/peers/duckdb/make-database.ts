/** `make-database STORE FILE FOLDER`: makes a DuckDB database of a store's listings; FOLDER is the installation of DuckDB. */
import { once } from 'node:events';
import { createWriteStream, rmSync, writeFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { openStore } from '@forecourt/marketplace/src/store/sql/store';
import { requireDuckdb } from './api';
import { CodeNumbers, columnTypes, csvLine } from './columns';

const [store = '', file = '', folder = ''] = process.argv.slice(2);
const numbers = new CodeNumbers();

async function writeCsv(path: string): Promise<void> {
  const listings = await openStore(store);
  const out = createWriteStream(path);
  for await (const documents of listings.readDocuments((await listings.activeGeneration())!.id)) {
    const text = documents.map((document) => csvLine(document, numbers)).join('');
    if (!out.write(text)) await once(out, 'drain');
  }
  await listings.close();
  out.end();
  await finished(out);
  if (numbers.entries.length > 0xffff) throw new Error('There are more codes than 16 bits can number.');
}

const listings = `${file}-listings.csv`;
const codes = `${file}-codes.csv`;
await writeCsv(listings);
writeFileSync(codes, numbers.entries.map(({ owner, code }, at) => `${at + 1}\t${owner}\t${code}\n`).join(''));

const isList = (type: string) => type.endsWith('[]');
const types = Object.entries(columnTypes);
const csvTypes = types.map(([name, type]) => `'${name}': '${isList(type) ? 'VARCHAR' : type}'`).join(', ');
const columns = types.map(([name, type]) =>
  isList(type) ? `coalesce(string_split(${name}, ' '), [])::${type} AS ${name}` : name,
);
const instance = await requireDuckdb(folder).DuckDBInstance.create(file, {});
const connection = await instance.connect();
for (const sql of [
  // Sorted by cells of a quarter of a degree: listings near each other are stored together, and distant blocks are skipped.
  `CREATE TABLE listings AS
     SELECT (row_number() OVER (ORDER BY id))::UINTEGER AS rank, ${columns.join(', ')}
     FROM read_csv('${listings}', auto_detect = false, header = false, quote = '', columns = {${csvTypes}})
     ORDER BY floor(lat * 4), floor(lon * 4), rank`,
  `CREATE TABLE codes AS FROM read_csv('${codes}', auto_detect = false, header = false, quote = '', delim = '\\t',
     columns = {'number': 'INTEGER', 'owner': 'VARCHAR', 'code': 'VARCHAR'})`,
  // The result of a search without filters does not change between imports.
  `CREATE TABLE totals AS
     SELECT code::INTEGER AS code, count(*)::INTEGER AS listings FROM (SELECT unnest(codes) AS code FROM listings) GROUP BY 1`,
  `CREATE TABLE extents AS
     SELECT count(*) AS listings, min(price) AS minPrice, max(price) AS maxPrice, min(year) AS minYear,
       max(year) AS maxYear, min(mileage) AS minMileage, max(mileage) AS maxMileage
     FROM listings`,
  'CHECKPOINT',
]) {
  await connection.run(sql);
}
connection.closeSync();
instance.closeSync();
rmSync(listings);
rmSync(codes);

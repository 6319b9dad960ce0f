import type { Readable } from 'node:stream';
import { decodeText } from './decode';
import type { FeedRecord } from './open-feed';
import { CsvSplitter } from './split-csv';

/** Longest record, in characters. */
const maxRecord = 100_000;

/** Reads CSV whose first record is the header; at most a few buffers of it are in memory. @throws if reading the bytes fails. */
export async function* readCsv(bytes: Readable, delimiter: string): AsyncGenerator<Iterable<FeedRecord>> {
  const splitter = new CsvSplitter(delimiter, maxRecord);
  for await (const text of decodeText(bytes)) yield splitter.push(text);
  yield splitter.end();
}

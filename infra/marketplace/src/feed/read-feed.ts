import type { Mapping } from './mapping';
import { type FeedReading, type FeedRecord, openFeed } from './open-feed';
import { readCsv } from './read-csv';
import { readJson, readJsonLines } from './read-json';

/**
 * Reads a feed record by record, whatever it is written in; the first record is the header. The mapping says what it is, or
 * else the file's name does (`.tsv`, `.jsonl`, `.ndjson`, `.json`, `.jsonld`, each also with `.gz`; CSV otherwise).
 *
 * @throws when the file cannot be read, or ends in the middle of its gzip stream or JSON document.
 */
export async function* readFeed(file: string, mapping: Mapping, reading: FeedReading): AsyncGenerator<FeedRecord> {
  const bytes = await openFeed(file, reading.onProgress);
  const [, extension = ''] = /\.([a-z]+)(?:\.gz)?$/i.exec(file.toLowerCase()) ?? [];
  const format = mapping.format ?? formatOf[extension] ?? 'csv';
  const shape = { paths: [...new Set(Object.values(mapping.fields).flat())], types: mapping.types };
  if (format === 'json') yield* readJson(bytes, shape, reading);
  else if (format === 'json-lines') yield* readJsonLines(bytes, shape, reading);
  else yield* readCsv(bytes, mapping.delimiter ?? delimiterOf[extension] ?? ',', reading);
}

const formatOf: Readonly<Record<string, NonNullable<Mapping['format']>>> = {
  ...{ json: 'json', jsonld: 'json', jsonl: 'json-lines', ndjson: 'json-lines' },
};
const delimiterOf: Readonly<Record<string, string>> = { tsv: '\t', tab: '\t' };

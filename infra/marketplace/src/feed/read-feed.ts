import type { Mapping } from './mapping';
import { type FeedRecord, openFeed } from './open-feed';
import { readCsv } from './read-csv';
import { readJson, readJsonLines } from './read-json';

/**
 * Reads a feed of any supported format, some records at a time; the very first record is the header. The mapping names the
 * format, or else the file's name does (`.tsv`, `.jsonl`, `.ndjson`, `.json`, `.jsonld`, each also with `.gz`; CSV otherwise).
 *
 * @param onProgress gets the share of the file that was read, 0 to 1
 * @throws if the file cannot be read, is not text, or ends in the middle of its gzip stream or JSON document.
 */
export async function* readFeed(
  file: string,
  mapping: Mapping,
  onProgress?: (share: number) => void,
): AsyncGenerator<Iterable<FeedRecord>> {
  const [, extension = ''] = /\.([a-z]+)(?:\.gz)?$/i.exec(file.toLowerCase()) ?? [];
  const format = mapping.format ?? formatOf[extension] ?? 'csv';
  const shape = { paths: [...new Set(Object.values(mapping.fields).flat())], types: mapping.types };
  try {
    const bytes = await openFeed(file, onProgress);
    if (format === 'json') yield* readJson(bytes, shape);
    else if (format === 'json-lines') yield* readJsonLines(bytes, shape);
    else yield* readCsv(bytes, mapping.delimiter ?? delimiterOf[extension] ?? ',');
  } catch (error) {
    throw explained(error, file);
  }
}

/** Translates a file system error into words that name the remedy. */
function explained(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const advice = code?.startsWith('Z_')
    ? 'It is incomplete or damaged: get it again.'
    : code === undefined
      ? undefined
      : advices[code];
  return advice === undefined
    ? error
    : new Error(`The file ${file} cannot be read (${message}). ${advice}`, { cause: error });
}

const advices: Readonly<Record<string, string>> = {
  ENOENT: 'Check its path.',
  EISDIR: 'It is a folder: name a file in it.',
  EACCES: 'Ask for the right to read it.',
};

const formatOf: Readonly<Record<string, NonNullable<Mapping['format']>>> = {
  ...{ json: 'json', jsonld: 'json', jsonl: 'json-lines', ndjson: 'json-lines' },
};
const delimiterOf: Readonly<Record<string, string>> = { tsv: '\t', tab: '\t' };

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Options, parse } from 'csv-parse';

/** One record of a CSV file. */
export interface CsvRecord {
  /** Line on which it begins; the header is on line 1. */
  line: number;
  cells: string[];
}

export interface CsvReading {
  /** Told of a record that is not valid CSV; reading goes on after it. */
  onUnreadable: (line: number) => void;
  /** Told how much of the file was read, 0..1. */
  onProgress?: (share: number) => void;
}

/** Longest record, in characters: an unclosed quote would else swallow the rest of the file. */
const maxRecord = 100_000;

/**
 * Reads a CSV file, plain or gzip (told by its first bytes), record by record; at most a buffer of it is in memory.
 * @throws when the file cannot be read or ends in the middle of its gzip stream.
 */
export async function* readCsv(file: string, delimiter: string, reading: CsvReading): AsyncGenerator<CsvRecord> {
  const { isGzip, size } = await lookAt(file);
  const bytes = createReadStream(file);
  bytes.on('data', () => reading.onProgress?.(size === 0 ? 1 : bytes.bytesRead / size));
  const parser = parse(optionsFor(delimiter));
  parser.on('skip', (error) => reading.onUnreadable(error.lines));
  const steps: [Readable, ...(ReturnType<typeof createGunzip> | typeof parser)[]] = isGzip
    ? [bytes, createGunzip(), parser]
    : [bytes, parser];
  // The parser passes on what goes wrong before it.
  pipeline(steps, () => {});
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    yield { line, cells: record };
    line = info.lines + 1;
  }
}

function optionsFor(delimiter: string): Options {
  return {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRecord,
  };
}

async function lookAt(file: string): Promise<{ isGzip: boolean; size: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return { isGzip: bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

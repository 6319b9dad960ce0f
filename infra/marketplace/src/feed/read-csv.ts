import { pipeline, type Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import type { FeedReading, FeedRecord } from './open-feed';

/** Longest record, in characters: an unclosed quote would else swallow the rest of the file. */
const maxRecord = 100_000;

/** Reads CSV record by record, the header being the first; at most a buffer of it is in memory. @throws when the bytes fail. */
export async function* readCsv(
  bytes: Readable,
  delimiter: string,
  { onUnreadable }: FeedReading,
): AsyncGenerator<FeedRecord> {
  const parser = parse(optionsFor(delimiter));
  parser.on('skip', (error) => onUnreadable(error.lines));
  // The parser passes on what goes wrong before it.
  pipeline(bytes, parser, () => {});
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

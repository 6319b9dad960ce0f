import type { FeedRecord } from './open-feed';

/**
 * Splits CSV text that arrives in parts into records. Cells in quotes may hold delimiters, line breaks and doubled quotes; a
 * quote elsewhere is an ordinary character. A quote that is never closed costs its own line only: if a record grows too long, or
 * has several lines and not as many cells as the first record, its first line is skipped and parsing continues with the next.
 */
export class CsvSplitter {
  private rest = '';
  private line = 1;
  /** Number of cells in the first record; 0 before it. */
  private columns = 0;
  /** Whether the present line is too long, so that its text is dropped. */
  private isSkipping = false;

  constructor(
    private readonly delimiter: string,
    private readonly maxLength: number,
  ) {}

  /**
   * Returns the records that are complete with this part, without empty lines. They are parsed lazily, so that few are in memory,
   * and all have to be consumed before the next part.
   */
  push(part: string): Iterable<FeedRecord> {
    return this.split(this.rest + part, false);
  }

  /** Returns the remaining records; the last may lack its line end. */
  end(): Iterable<FeedRecord> {
    return this.split(this.rest, true);
  }

  private *split(text: string, isEnd: boolean): Generator<FeedRecord> {
    let at = 0;
    while (at < text.length) {
      const lineEnd = endOfLine(text, at);
      const isWhole = isEnd || lineEnd < text.length;
      const givenUp = { cells: null, end: lineEnd, lines: isWhole ? 1 : 0 };
      let record: CsvRecord | null = givenUp;
      if (!this.isSkipping) {
        record = isWhole ? this.recordAt(text, at, lineEnd, isEnd) : null;
        if (record === null && !isEnd && text.length - at <= this.maxLength) break;
        record ??= givenUp;
        if (record.cells === null || !isEmpty(record.cells)) yield { line: this.line, cells: record.cells };
      }
      this.isSkipping = !isWhole;
      this.columns ||= record.cells?.length ?? 0;
      this.line += record.lines;
      at = record.end + 1;
    }
    this.rest = text.slice(at);
  }

  /** Returns null if the record does not end in this text. */
  private recordAt(text: string, at: number, lineEnd: number, isEnd: boolean): CsvRecord | null {
    const line = withoutReturn(text.slice(at, lineEnd));
    const record = line.includes('"')
      ? readQuoted(text, at, this.delimiter, isEnd)
      : { cells: line.split(this.delimiter), end: lineEnd, lines: 1 };
    if (record === null) return null;
    const isTooLong = record.end - at > this.maxLength;
    const isOdd = record.lines > 1 && this.columns > 0 && record.cells?.length !== this.columns;
    return isTooLong || isOdd || record.cells === null ? { cells: null, end: lineEnd, lines: 1 } : record;
  }
}

interface CsvRecord {
  /** Null for a skipped line. */
  cells: string[] | null;
  /** Position of its line end. */
  end: number;
  lines: number;
}

/**
 * Parses a record with quotes in it. Its cells are null if a quote is not closed; the result is null if the text ends before the
 * record does.
 */
function readQuoted(text: string, start: number, delimiter: string, isEnd: boolean): CsvRecord | null {
  const cells: string[] = [];
  let lines = 1;
  for (let at = start; ; ) {
    const opening = passSpaces(text, at, delimiter);
    const closing = text[opening] === '"' ? closingQuote(text, opening + 1) : null;
    if (closing === -1) return null;
    let end = closing === null ? at : passSpaces(text, closing + 1, delimiter);
    if (text[end] === '\r') end += 1;
    const isQuoted = closing !== null && (end >= text.length || text[end] === delimiter || text[end] === '\n');
    const breaks = closing === null ? 0 : countLines(text, opening, closing);
    // Text after the closing quote on the same line belongs to the cell, too; a quote on another line closes nothing.
    if (!isQuoted && breaks > 0) return { cells: null, end, lines };
    if (!isQuoted) end = endOfCell(text, closing ?? at, delimiter);
    if (end >= text.length && !isEnd) return null;
    cells.push(isQuoted ? text.slice(opening + 1, closing).replaceAll('""', '"') : withoutReturn(text.slice(at, end)));
    lines += breaks;
    if (text[end] !== delimiter) return { cells, end, lines };
    at = end + 1;
  }
}

/** Returns the position of the quote that closes a cell, skipping doubled ones; -1 if there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function passSpaces(text: string, from: number, delimiter: string): number {
  let at = from;
  while (text[at] === ' ' && delimiter !== ' ') at += 1;
  return at;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  const separator = delimiter.charCodeAt(0);
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator || code === LINE_FEED) break;
  }
  return at;
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const LINE_FEED = 0x0a;

function isEmpty(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]!.trim() === '';
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

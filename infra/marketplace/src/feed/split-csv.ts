import type { FeedRecord } from './open-feed';

/**
 * Cuts CSV text that comes in parts into records: cells in quotes may hold delimiters, line breaks and doubled quotes; a quote
 * elsewhere is a character like others. A quote that is never closed costs its own line only: of a record that grows too long, or
 * has several lines and not as many cells as the first record, the first line is given up and reading goes on with the next.
 */
export class CsvSplitter {
  private rest = '';
  private line = 1;
  /** Cells of the first record; 0 before it. */
  private columns = 0;
  /** In a line that is too long, of which nothing is kept. */
  private isSkipping = false;

  constructor(
    private readonly delimiter: string,
    private readonly maxLength: number,
  ) {}

  /**
   * The records that are complete with this part; empty lines are passed over. They are cut as they are taken, so that few are in
   * memory, and all have to be taken before the next part comes.
   */
  push(part: string): Iterable<FeedRecord> {
    return this.split(this.rest + part, false);
  }

  /** What is left, which may lack its line end. */
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

  /** Null when the record does not end in this text. */
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
  /** Null for a line that is given up. */
  cells: string[] | null;
  /** Where its line end stands. */
  end: number;
  lines: number;
}

/** A record with quotes in it, without cells when one of them is not closed; null when the text ends before the record does. */
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
    // What follows the second quote of a line belongs to the cell too; that of another line closes nothing.
    if (!isQuoted && breaks > 0) return { cells: null, end, lines };
    if (!isQuoted) end = endOfCell(text, closing ?? at, delimiter);
    if (end >= text.length && !isEnd) return null;
    cells.push(isQuoted ? text.slice(opening + 1, closing).replaceAll('""', '"') : withoutReturn(text.slice(at, end)));
    lines += breaks;
    if (text[end] !== delimiter) return { cells, end, lines };
    at = end + 1;
  }
}

/** The quote that closes a cell, passing doubled ones; -1 when there is none. */
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

import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { Queue } from '@forecourt/service/queue';
import { type ReadLine, readLine } from './audit-chain';
import { type AuditSearch, brandsIn, remotesIn } from './audit-search';
import { fileAt, linesBetween, readPart } from './log-file';

/** Bytes that are read at once: the lines before the one that is wanted are probably wanted next. */
const chunkBytes = 64 * 1024;

/** An indexed line: its position, and the names in its entry. */
interface Columns {
  ends: Column;
  revisions: Column;
  times: Column;
  /** Where the numbers of its names begin in `names`. */
  firstNames: Column;
  names: Column;
}

/**
 * An index of the audit log in memory: it says which lines a search may find, so that only these are read. The file alone counts: what was appended
 * to it is taken in before each search, and another file in its place is read from its beginning.
 */
export class AuditIndex {
  private columns = noColumns();
  private readonly numbers = new Map<string, number>();
  private file: number | null = null;
  private readonly queue = new Queue();

  constructor(private readonly path: string) {}

  /** Takes in what was appended to the log. @param look is called with each of these lines, and what it was parsed to */
  catchUp(look: (text: string, line: ReadLine | null) => void = () => undefined): Promise<void> {
    return this.queue.run(async () => {
      const found = await fileAt(this.path);
      if (found === null || found.ino !== this.file || found.size < this.columns.ends.last) this.columns = noColumns();
      this.file = found?.ino ?? null;
      for await (const lines of linesBetween(this.path, this.columns.ends.last, found?.size ?? 0))
        for (const { text, end } of lines) {
          const line = readLine(text);
          this.add(line?.entry ?? null, end);
          look(text, line);
        }
    });
  }

  /** Yields the lines that a search may find, the newest first. */
  async *newestLines(wanted: Partial<AuditSearch>): AsyncGenerator<readonly string[]> {
    await this.catchUp();
    const { ends } = this.columns;
    let chunk: { start: number; bytes: Buffer } = { start: Number.POSITIVE_INFINITY, bytes: Buffer.alloc(0) };
    for (const row of this.rowsOf(wanted)) {
      const [start, end] = [row === 0 ? 0 : ends.at(row - 1), ends.at(row)];
      if (start < chunk.start) {
        const from = Math.max(0, Math.min(start, end - chunkBytes));
        chunk = { start: from, bytes: await readPart(this.path, from, end) };
      }
      // The last byte is the line break.
      yield [chunk.bytes.toString('utf8', start - chunk.start, end - 1 - chunk.start)];
    }
  }

  private add(entry: AuditEntry | null, end: number): void {
    const { ends, revisions, times, firstNames, names } = this.columns;
    firstNames.push(names.length);
    for (const name of entry === null ? [] : namesIn(entry)) names.push(this.numberOf(name));
    // A line that is not an entry matches no search.
    revisions.push(entry?.revision ?? Number.NaN);
    times.push(entry === null ? Number.NaN : Date.parse(entry.at));
    ends.push(end);
  }

  private numberOf(name: string): number {
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    return number;
  }

  /** Yields the numbers of lines, the newest first. */
  private *rowsOf({ before, until, ...wanted }: Partial<AuditSearch>): Generator<number> {
    const { ends, revisions, times, firstNames, names } = this.columns;
    const numbers = wantedNames(wanted).map((name) => this.numbers.get(name));
    const first = before ?? Number.POSITIVE_INFINITY;
    const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
    for (let row = ends.length - 1; row >= 0; row -= 1) {
      if (!(revisions.at(row) < first && times.at(row) < end)) continue;
      const [from, to] = [firstNames.at(row), row + 1 < ends.length ? firstNames.at(row + 1) : names.length];
      if (numbers.every((number) => number !== undefined && names.has(number, from, to))) yield row;
    }
  }
}

/** Numbers that are appended one by one. */
class Column {
  length = 0;
  private values = new Float64Array(1024);

  /** The last number; 0 without one. */
  get last(): number {
    return this.length === 0 ? 0 : this.at(this.length - 1);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Float64Array(2 * this.length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.values[index] ?? Number.NaN;
  }

  /** Whether a number is at one of these places. */
  has(value: number, from: number, to: number): boolean {
    for (let index = from; index < to; index += 1) if (this.values[index] === value) return true;
    return false;
  }
}

function noColumns(): Columns {
  return {
    ends: new Column(),
    revisions: new Column(),
    times: new Column(),
    firstNames: new Column(),
    names: new Column(),
  };
}

/** Lists the names by which searches find an entry. */
function namesIn(entry: AuditEntry): string[] {
  const persons = new Set([entry.who, ...(entry.person === undefined ? [] : [entry.person])]);
  return [
    `action ${entry.action}`,
    ...[...persons].map((name) => `person ${name}`),
    ...new Set(remotesIn(entry).map((name) => `remote ${name}`)),
    ...new Set(brandsIn(entry).map((name) => `brand ${name}`)),
    ...('page' in entry ? [`page ${entry.page}`] : []),
  ];
}

/** Lists the names that an entry must have for a search to find it. */
function wantedNames({ action, person, remote, brand, page }: Partial<AuditSearch>): string[] {
  return Object.entries({ action, person, remote, brand, page }).flatMap(([kind, name]) =>
    name === undefined ? [] : [`${kind} ${name}`],
  );
}

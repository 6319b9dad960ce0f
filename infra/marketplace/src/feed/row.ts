import { readAddress } from './address';
import { type FeedField, feedFields, type Mapping, neededFields } from './mapping';
import type { Finding, Reason } from './outcome';
import { hasBrackets, splitTags } from './tags';
import { decimalNumber, plainText } from './texts';

/** A row's text for each field. */
type Cells = Record<FeedField, string | null>;

/** Copied for each row: an object to which fields are added one by one is slow. */
const noCells = Object.fromEntries(feedFields.map((field) => [field, null])) as Cells;

/** One row of a feed by field: normalised texts, `null` if nothing is known. Collects the row's findings. */
export class FeedRow {
  readonly findings: Finding[] = [];

  constructor(
    readonly line: number,
    private readonly cells: Readonly<Cells>,
    private readonly tags: Readonly<Partial<Record<FeedField, readonly string[]>>>,
  ) {}

  /** Returns the normalised text without its tags; null if the cell is empty or means "not known". */
  text(field: FeedField): string | null {
    return this.cells[field];
  }

  /** Returns the texts in brackets beside the text. */
  tagsOf(field: FeedField): readonly string[] {
    return this.tags[field] ?? none;
  }

  /** Returns a reader's value of the text; a text that it cannot read is blanked, with a finding. */
  read<T>(field: FeedField, reader: (text: string) => T | null, reason: Reason): T | null {
    const text = this.text(field);
    return text === null ? null : this.found(field, reader(text), reason);
  }

  /** Returns the value found in the text; if there is none, the text is blanked, with a finding. */
  found<T>(field: FeedField, value: T | null, reason: Reason): T | null {
    if (value === null && this.text(field) !== null) this.blank(field, reason);
    return value;
  }

  /** Returns a number such as a rating. */
  decimal(field: FeedField): number | null {
    return this.read(field, decimalNumber, 'not-a-number');
  }

  blank(field: FeedField, reason: Reason): void {
    this.note('blanked', field, reason);
  }

  reject(field: string, reason: Reason): void {
    this.note('rejected', field, reason);
  }

  get isRejected(): boolean {
    return this.findings.some(({ outcome }) => outcome === 'rejected');
  }

  private note(outcome: Finding['outcome'], field: string, reason: Reason): void {
    const value = this.cells[field as FeedField] ?? '';
    this.findings.push({ line: this.line, outcome, field, value: value.slice(0, 200), reason });
  }
}

const none: readonly string[] = [];

/** Finds the cells of a mapping's fields in a header. Names are compared by their letters and digits, regardless of case. */
export class RowReader {
  private readonly columns: readonly (readonly [field: FeedField, at: readonly number[]])[];
  private readonly nulls: ReadonlySet<string>;
  private readonly longestNull: number;

  /** @throws Error naming the columns that the header lacks. */
  constructor(
    private readonly mapping: Mapping,
    header: readonly string[],
  ) {
    const at = new Map<string, number[]>();
    for (const [index, name] of header.entries()) at.set(columnKey(name), [...(at.get(columnKey(name)) ?? []), index]);
    const entries = Object.entries(mapping.fields) as [FeedField, string | string[]][];
    const absent = absentColumns(mapping, (name) => at.has(columnKey(name)));
    if (absent.length > 0) throw new Error(absenceOf(absent, header));
    this.columns = entries.map(([field, names]) => [
      field,
      [names].flat().flatMap((name) => at.get(columnKey(name)) ?? []),
    ]);
    this.nulls = new Set(['', ...mapping.nullTokens.map((token) => token.trim().toLowerCase())]);
    this.longestNull = Math.max(...[...this.nulls].map((token) => token.length));
  }

  read(line: number, record: readonly string[]): FeedRow {
    const cells = { ...noCells };
    const tags: Partial<Record<FeedField, readonly string[]>> = {};
    for (const [field, columns] of this.columns) {
      for (const column of columns) {
        let text = plainText(record[column] ?? '');
        if (hasBrackets(text)) {
          const tagged = splitTags(text);
          text = tagged.text;
          tags[field] = tagged.tags;
        }
        if (this.isNull(text)) continue;
        cells[field] = this.mapping.values[field]?.[text] ?? text;
        break;
      }
    }
    if (cells.address !== null) {
      for (const [field, text] of Object.entries(readAddress(cells.address)) as [FeedField, string?][]) {
        if (text !== undefined && text !== '') cells[field] ??= text;
      }
    }
    return new FeedRow(line, cells, tags);
  }

  private isNull(text: string): boolean {
    return text.length <= this.longestNull && this.nulls.has(text.toLowerCase());
  }
}

/**
 * Returns the missing columns without which the file cannot be read. If only needed fields are required, one of several columns
 * of a field is enough.
 */
function absentColumns({ fields, requires, optional = [] }: Mapping, isThere: (name: string) => boolean): string[] {
  if (requires === 'all')
    return Object.entries(fields)
      .filter(([field]) => !optional.some((each) => each === field))
      .flatMap(([, names]) => names)
      .filter((name) => !isThere(name));
  return neededFields
    .map((field) => [fields[field] ?? []].flat())
    .filter((names) => !names.some(isThere))
    .map((names) => names.join(' or '));
}

function absenceOf(absent: readonly string[], header: readonly string[]): string {
  const [only = ''] = header;
  const other = header.length === 1 ? [';', '\t', '|', ','].find((delimiter) => only.includes(delimiter)) : undefined;
  const advice =
    other === undefined
      ? 'Use another mapping, or correct this one.'
      : `Its cells seem to be separated by ${JSON.stringify(other)}: say so by "delimiter" in a mapping of your own.`;
  return `The file has no column ${absent.join(', ')}. Its columns are: ${header.join(', ').slice(0, 1_000)}. ${advice}`;
}

/** Normalises names: `Exterior Color`, `exterior_color` and `ExteriorColor` are the same. */
function columnKey(name: string): string {
  return (
    plainText(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '') || name
  );
}

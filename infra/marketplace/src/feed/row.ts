import { readAddress } from './address';
import { type FeedField, type Mapping, neededFields } from './mapping';
import type { Finding, Reason } from './outcome';
import { decimalNumber, plainText } from './texts';

/** One row of a feed by field: texts in normal form, `null` where nothing is known. Notes what is wrong with it. */
export class FeedRow {
  readonly findings: Finding[] = [];

  constructor(
    readonly line: number,
    private readonly cells: ReadonlyMap<FeedField, string>,
  ) {}

  /** The normalised text; null when the cell is empty or says that nothing is known. */
  text(field: FeedField): string | null {
    return this.cells.get(field) ?? null;
  }

  /** What a reader makes of the text; a text that it cannot read is blanked and noted. */
  read<T>(field: FeedField, reader: (text: string) => T | null, reason: Reason): T | null {
    const text = this.text(field);
    if (text === null) return null;
    const value = reader(text);
    if (value === null) this.blank(field, reason);
    return value;
  }

  /** A number such as a rating. */
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
    const value = this.cells.get(field as FeedField) ?? '';
    this.findings.push({ line: this.line, outcome, field, value: value.slice(0, 200), reason });
  }
}

/** Finds the cells of a mapping's fields in a header. Names are compared by their letters and digits, whatever their case. */
export class RowReader {
  private readonly columns: readonly (readonly [field: FeedField, at: readonly number[]])[];
  private readonly nulls: ReadonlySet<string>;

  /** @throws Error naming the columns that the header does not have. */
  constructor(
    private readonly mapping: Mapping,
    header: readonly string[],
  ) {
    const at = new Map(header.map((name, index) => [columnKey(name), index] as const).reverse());
    const entries = Object.entries(mapping.fields) as [FeedField, string | string[]][];
    const absent = absentColumns(mapping, (name) => at.has(columnKey(name)));
    if (absent.length > 0) {
      throw new Error(
        `The file has no column ${absent.join(', ')}. Its columns are: ${header.join(', ')}. Take another mapping, or mend this one.`,
      );
    }
    this.columns = entries.map(([field, names]) => [
      field,
      [names].flat().flatMap((name) => at.get(columnKey(name)) ?? []),
    ]);
    this.nulls = new Set(['', ...mapping.nullTokens.map((token) => token.trim().toLowerCase())]);
  }

  read(line: number, record: readonly string[]): FeedRow {
    const cells = new Map<FeedField, string>();
    for (const [field, columns] of this.columns) {
      const text = this.firstKnown(columns.map((column) => record[column] ?? ''));
      if (text !== null) cells.set(field, this.mapping.values[field]?.[text] ?? text);
    }
    for (const [field, text] of Object.entries(readAddress(cells.get('address') ?? '')) as [FeedField, string?][]) {
      if (text !== undefined && text !== '' && !cells.has(field)) cells.set(field, text);
    }
    return new FeedRow(line, cells);
  }

  private firstKnown(texts: readonly string[]): string | null {
    for (const text of texts) {
      const plain = plainText(text);
      if (!this.nulls.has(plain.toLowerCase())) return plain;
    }
    return null;
  }
}

/** Columns without which the file cannot be read; of several for a field one will do, where only what is needed is required. */
function absentColumns({ fields, requires }: Mapping, isThere: (name: string) => boolean): string[] {
  if (requires === 'all')
    return Object.values(fields)
      .flat()
      .filter((name) => !isThere(name));
  return neededFields
    .map((field) => [fields[field] ?? []].flat())
    .filter((names) => !names.some(isThere))
    .map((names) => names.join(' or '));
}

/** `Exterior Color`, `exterior_color` and `ExteriorColor` are one name. */
function columnKey(name: string): string {
  return (
    plainText(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '') || name
  );
}

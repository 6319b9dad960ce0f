import { findVehicle } from '../catalogue';
import type { FeedRecord } from '../feed/open-feed';
import type { PublishedFormat, Row } from './format';

/** Facts by model code and model year. */
export type FactsByModel<Fact> = Record<string, Record<string, Fact[]>>;

/** Counts of the rows of a file. */
export interface ReadSummary {
  rows: number;
  /** Rows whose figures are stored. */
  facts: number;
  models: number;
  /** Rows of makes, models and years that the catalogue does not have. */
  unknown: number;
  /** Rows without any figure: not rated, not tested. */
  empty: number;
  /** Rows that are not valid CSV, or have other cells than the header or no year. */
  unreadable: number;
}

/** Thrown if a file is not the published one. */
class PublishedFileError extends Error {
  override name = 'PublishedFileError';
}

/**
 * Reads a published file; its first record is the header, whose columns may stand in any order.
 * @throws PublishedFileError if the header lacks a column that is read, or no row is about a vehicle of the catalogue
 */
export async function readPublished<Column extends string, Fact>(
  format: PublishedFormat<Column, Fact>,
  records: AsyncIterable<Iterable<FeedRecord>>,
): Promise<{ facts: FactsByModel<Fact>; summary: ReadSummary }> {
  const facts: FactsByModel<Fact> = {};
  const summary = { rows: 0, facts: 0, models: 0, unknown: 0, empty: 0, unreadable: 0 };
  let header: { places: Record<Column, number>; cells: number } | null = null;
  for await (const part of records) {
    for (const { cells } of part) {
      if (header === null) {
        header = { places: placesOf(format, cells ?? []), cells: cells?.length ?? 0 };
        continue;
      }
      summary.rows += 1;
      const row = cells?.length === header.cells ? rowOf(format.columns, header.places, cells) : null;
      const read = row && format.read(row);
      if (read === null || !Number.isInteger(read.year) || read.year <= 0) {
        summary.unreadable += 1;
        continue;
      }
      const model = findVehicle(read)?.model;
      const isSold = model !== undefined && model.firstYear <= read.year && read.year <= model.lastYear;
      if (!isSold) summary.unknown += 1;
      else if (read.fact === null) summary.empty += 1;
      else {
        facts[model.code] ??= {};
        const years = facts[model.code]!;
        years[read.year] ??= [];
        years[read.year]!.push(read.fact);
        summary.facts += 1;
      }
    }
  }
  if (header === null) throw new PublishedFileError(`The file is empty. Get ${format.file} from ${format.url}.`);
  if (summary.facts === 0)
    throw new PublishedFileError(
      `None of the file's ${summary.rows} rows has a figure of a model of the catalogue; nothing was changed.`,
    );
  return { facts, summary: { ...summary, models: Object.keys(facts).length } };
}

function placesOf<Column extends string>(
  { columns, publisher, file, url }: Pick<PublishedFormat<Column, unknown>, 'columns' | 'publisher' | 'file' | 'url'>,
  cells: readonly string[],
): Record<Column, number> {
  const names = cells.map((cell) => cell.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new PublishedFileError(
      `This is not ${publisher}'s ${file}, or its header has changed: it lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}. Nothing was changed. Get the file from ${url}.`,
    );
  return Object.fromEntries(columns.map((column) => [column, names.indexOf(column)])) as Record<Column, number>;
}

function rowOf<Column extends string>(
  columns: readonly Column[],
  places: Readonly<Record<Column, number>>,
  cells: readonly string[],
): Row<Column> {
  return Object.fromEntries(columns.map((column) => [column, cells[places[column]]!.trim()])) as Row<Column>;
}

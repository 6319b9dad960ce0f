/** A row of a published file, by column: the text of the cell without spaces around it. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

/** The model year that a row is about, in the publisher's words, and its fact. */
export interface PublishedFact<Fact> {
  year: number;
  make: string;
  model: string;
  /** Null if the row has no figures. */
  fact: Fact | null;
}

/** A published CSV format. Other columns of the file are not read, and may be missing. */
export interface PublishedFormat<Column extends string, Fact> {
  publisher: string;
  title: string;
  /** The publisher's page about the figures. */
  url: string;
  /** The file's usual name. */
  file: string;
  columns: readonly Column[];
  read: (row: Row<Column>) => PublishedFact<Fact>;
}

/** Returns the number of a cell; undefined if it is empty, no number, or the 0 by which both publishers mean that there is none. */
export function figureOf(text: string): number | undefined {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && number > 0 ? number : undefined;
}

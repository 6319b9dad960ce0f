import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { thousands } from '@forecourt/search-state';
import { dataDirectory } from '../data-directory';
import { openFeed } from '../feed/open-feed';
import { readCsv } from '../feed/read-csv';
import { epa } from '../published/epa';
import type { PublishedFormat } from '../published/format';
import { nhtsa } from '../published/nhtsa';
import { type FactsByModel, type ReadSummary, readPublished } from '../published/read-published';
import { writeFacts } from '../published/stored-facts';
import { day, UsageError } from './arguments';

export const referenceUsage = `Usage:
  npm run reference -- import epa vehicles.csv          replaces fuel economy by the EPA's file (CSV, plain or gzip)
  npm run reference -- import nhtsa Safercar_data.csv   replaces safety ratings by NHTSA's file

Options:
  --date       the day of the file, 2026-11-28, which pages name (default: the day on which it was last changed)
  --data-dir   the folder of the store (default: DATA_DIR, or .data)

A running service shows them within a second. If an import fails, the old facts stay.`;

/** Reads a published file and stores its facts, by publisher. */
const imports = {
  epa: async (file: string, asOf: string, folder: string) => {
    const read = await readFile(epa, file);
    await writeFacts(folder, 'epa', { asOf, isSample: false, facts: read.facts });
    return read.summary;
  },
  nhtsa: async (file: string, asOf: string, folder: string) => {
    const read = await readFile(nhtsa, file);
    await writeFacts(folder, 'nhtsa', { asOf, isSample: false, facts: read.facts });
    return read.summary;
  },
} as const;

async function readFile<Column extends string, Fact>(
  format: PublishedFormat<Column, Fact>,
  file: string,
): Promise<{ facts: FactsByModel<Fact>; summary: ReadSummary }> {
  return readPublished(format, readCsv(await openFeed(file), ','));
}

/** Runs `npm run reference`. @throws UsageError; PublishedFileError if the file is not the published one */
export async function runReference(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = parse(args);
  const [command, publisher, file, ...more] = positionals;
  if (values.help || command === 'help') return print(referenceUsage);
  if (command !== 'import') throw new UsageError(command ? `There is no command ${command}.` : 'A command is missing.');
  if (publisher !== 'epa' && publisher !== 'nhtsa') throw new UsageError('import takes epa or nhtsa.');
  if (file === undefined || more.length > 0) throw new UsageError('import takes exactly one file.');
  const asOf = day('--date', values.date) ?? (await dayOf(file));
  const summary = await imports[publisher](file, asOf, dataDirectory(values['data-dir'] ?? process.env.DATA_DIR));
  for (const line of linesOf(basename(file), summary)) print(line);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function dayOf(file: string): Promise<string> {
  const found = await stat(file).catch((error: unknown) => {
    throw new Error(`The file ${file} cannot be read. Check its path.`, { cause: error });
  });
  return found.mtime.toISOString().slice(0, 10);
}

function linesOf(file: string, { rows, facts, models, unknown, empty, unreadable }: ReadSummary): string[] {
  return [
    `${thousands(facts)} of the ${thousands(rows)} rows of ${file} are figures of ${thousands(models)} models of the catalogue.`,
    `${thousands(empty)} rows have no figures. ${thousands(unknown)} are of other models or years.`,
    ...(unreadable > 0 ? [`${thousands(unreadable)} rows are unreadable.`] : []),
  ];
}

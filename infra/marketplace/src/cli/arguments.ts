import { parseArgs } from 'node:util';
import { readEnvironment, shared } from '@forecourt/service';
import * as z from 'zod';
import { storeUrl } from '../config';
import { dataDirectory } from '../data-directory';

export type Command =
  | { name: 'import'; file: string; mapping: string; shrink: boolean; folder: string }
  | { name: 'update'; file: string; mapping: string; folder: string }
  | { name: 'retire'; listings: string[]; folder: string }
  | { name: 'generate'; listings: number; seed: number; folder: string }
  | { name: 'stats'; folder: string }
  | { name: 'rate'; report: boolean; feed: { file: string; mapping: string } | null; folder: string }
  | {
      name: 'report';
      sponsored: boolean;
      from: string | null;
      to: string | null;
      json: boolean;
      folder: string;
      /** URL of the database of measured events; null: they are only in the folder. */
      eventsUrl: string | null;
    }
  | { name: 'migrate'; folder: string }
  | { name: 'move'; to: string; folder: string }
  | { name: 'help' };

export const usage = `Usage:
  npm run inventory -- import FILE --mapping NAME|FILE.json   replaces the inventory with a feed (CSV, TSV, JSON lines, JSON-LD; plain or gzip)
  npm run inventory -- update FILE --mapping NAME|FILE.json   adds and changes the listings of a feed, and leaves the others
  npm run inventory -- retire ID|VIN [ID|VIN ...]             removes single listings
  npm run inventory -- generate [--listings N] [--seed S]     replaces the inventory with a generated one
  npm run inventory -- rate                                   estimates the usual prices of the inventory again
  npm run inventory -- rate --report [FILE --mapping NAME|FILE.json]   tests the estimates on the inventory, or on a feed that is not imported
  npm run inventory -- stats                                  summarises the inventory
  npm run inventory -- report [--sponsored] [--from DAY] [--to DAY]   counts impressions, clicks and leads by dealer and placement
  npm run inventory -- migrate                                brings the database up to date, as the service does when it starts
  npm run inventory -- move --to postgres://… | FOLDER        copies everything into another store and compares; stop the service first

Options:
  --mapping    how to read the feed's columns: dealer-csv, google-vehicle-listings, meta-automotive, homenet,
               schema-org-car, or a JSON file (see infra/marketplace/README.md)
  --shrink     allows an import to retire more than 30 % of the listings of the previous feed
  --listings   number of listings to generate (default: 50000)
  --seed       another number gives another inventory (default: 1)
  --sponsored  counts paid events only
  --from --to  first and last day of a report, 2026-11-22 (UTC; default: all stored days)
  --json       prints the report as JSON
  --report     prints how well the estimates predict each price that is left out, and changes nothing
  --data-dir   the folder of the store and of reports (default: DATA_DIR, or .data)

The store is the one in STORE_URL, and a report reads EVENTS_URL, too, unless --data-dir names a folder.
A running service serves changes within a second, and a new inventory as soon as it is loaded. If an import fails, the old
inventory stays; if an update fails, the listings that it has written stay.`;

const storeSchema = z.object({ STORE_URL: storeUrl });
const eventsSchema = z.object({ EVENTS_URL: shared.EVENTS_URL });

/** An error in the command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Returns where the store of a command line is: a URL of PostgreSQL, or a folder. @throws an error that names the variable that does not fit */
export function storeLocation(args: readonly string[], environment: NodeJS.ProcessEnv): string {
  const named = parse(args).values['data-dir'];
  if (named !== undefined) return dataDirectory(named);
  return readEnvironment(storeSchema, environment).STORE_URL ?? dataDirectory(environment.DATA_DIR);
}

/** Parses a command line. @throws UsageError with the fault and the remedy */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  const folder = dataDirectory(values['data-dir'] ?? process.env.DATA_DIR);
  if (values.help || name === 'help') return { name: 'help' };
  if (name === 'import' || name === 'update') {
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0) throw new UsageError(`${name} takes exactly one file.`);
    if (values.mapping === undefined) throw new UsageError(`${name} needs --mapping, such as --mapping dealer-csv.`);
    const feed = { file, mapping: values.mapping, folder };
    return name === 'import' ? { name, ...feed, shrink: values.shrink ?? false } : { name, ...feed };
  }
  if (name === 'retire') {
    if (rest.length === 0) throw new UsageError('retire takes the ids or VINs of listings.');
    return { name, listings: rest, folder };
  }
  if (name === 'rate') return rateCommand(rest, values.report ?? false, values.mapping, folder);
  if (rest.length > 0) throw new UsageError(`${name} takes no further arguments.`);
  if (name === 'generate') {
    const listings = wholeNumber('--listings', values.listings ?? '50000', 5_000_000);
    return { name, listings, seed: wholeNumber('--seed', values.seed ?? '1', 2 ** 32 - 1), folder };
  }
  if (name === 'stats' || name === 'migrate') return { name, folder };
  if (name === 'move') {
    if (values.to === undefined) throw new UsageError('move needs --to, a postgres URL or a folder.');
    return { name, to: values.to, folder };
  }
  if (name === 'report') {
    const [from, to] = [day('--from', values.from), day('--to', values.to)];
    if (from !== null && to !== null && from > to)
      throw new UsageError('--from has to be before --to, or the same day.');
    const hasFolder = values['data-dir'] !== undefined;
    const eventsUrl = hasFolder ? null : (readEnvironment(eventsSchema, process.env).EVENTS_URL ?? null);
    return { name, sponsored: values.sponsored ?? false, from, to, json: values.json ?? false, folder, eventsUrl };
  }
  throw new UsageError(name === undefined ? 'A command is missing.' : `There is no command ${name}.`);
}

function rateCommand(
  files: readonly string[],
  report: boolean,
  mapping: string | undefined,
  folder: string,
): Command & { name: 'rate' } {
  const [file, ...more] = files;
  if (file === undefined) return { name: 'rate', report, feed: null, folder };
  if (more.length > 0) throw new UsageError('rate takes one file at most.');
  if (!report) throw new UsageError('rate takes a file only with --report. Import a feed to have its prices rated.');
  if (mapping === undefined) throw new UsageError('rate needs --mapping for a file, such as --mapping dealer-csv.');
  return { name: 'rate', report, feed: { file, mapping }, folder };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        shrink: { type: 'boolean' },
        listings: { type: 'string' },
        seed: { type: 'string' },
        sponsored: { type: 'boolean' },
        from: { type: 'string' },
        to: { type: 'string' },
        json: { type: 'boolean' },
        report: { type: 'boolean' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns a day as it is, `2026-11-22`; null if there is none. @throws UsageError */
export function day(option: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);
  if (isDay) return text;
  throw new UsageError(`${option} has to be a day such as 2026-11-22.`);
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new UsageError(`${option} has to be a whole number from 1 to ${most}.`);
}

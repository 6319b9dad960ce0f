import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineAt, moveDatabase } from '@forecourt/database';
import { lockFolder, own, readEnvironment, shared } from '@forecourt/service';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { databaseUrl } from './config';
import { openDatabase } from './db/database';
import type { Database } from './db/schema';
import { lastingTables } from './db/tables';
import { decideReview, listReviews, type ReviewQueue, reviewQueues } from './features/reviews/moderate';
import { makeReport, reportLines } from './report/make-report';

const usage = `Usage:
  npm run accounts -- report [--from DAY] [--to DAY] [--json]   counts feedback, still-interested questions, deals, and messages by campaign
  npm run accounts -- reviews [${reviewQueues.join(' | ')}]   lists reviews of vehicles; default: those that wait for a decision
  npm run accounts -- reviews publish ID                        publishes a review, and tells its author by email
  npm run accounts -- reviews refuse ID --why REASON            refuses it, or takes it off the site, and tells its author the reason
  npm run accounts -- migrate                                   brings the database up to date, as the service does when it starts
  npm run accounts -- move --to postgres://… | FOLDER           copies everything into another database and compares; stop the service first

  --from --to  first and last day, 2026-11-22 (UTC; default: all stored days)
  --data-dir   the folder of the services' data (default: DATA_DIR, or .data)

The database is the one in DATABASE_URL, or else in that folder.`;

const databaseSchema = z.object({ DATABASE_URL: databaseUrl, DATA_DIR: shared.DATA_DIR });
const dayMs = 86_400_000;
const daySchema = z.iso.date('is not a day such as 2026-11-22').transform((day) => Date.parse(day));
const whySchema = z.string().trim().min(3).max(300);

const readWords = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      ...{ from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
      ...{ 'data-dir': { type: 'string' }, why: { type: 'string' } },
    },
  });
type Values = ReturnType<typeof readWords>['values'];
type Command = (db: Kysely<Database>, words: readonly string[], values: Values) => Promise<readonly string[] | null>;

/** Each returns its lines; null if its words are none that it knows. */
const commands: Readonly<Record<string, Command>> = {
  async report(db, words, values) {
    if (words.length > 0) return null;
    const report = await makeReport(db, {
      from: values.from === undefined ? 0 : dayOf('--from', values.from),
      to: values.to === undefined ? Number.MAX_SAFE_INTEGER : dayOf('--to', values.to) + dayMs,
    });
    return values.json ? [JSON.stringify(report, null, 2)] : reportLines(report);
  },
  async migrate(_db, words) {
    return words.length > 0 ? null : ['The database is up to date.'];
  },
  async move(db, words, { to }) {
    if (words.length > 0 || to === undefined) return null;
    return move(db, engineAt(to).isShared ? to : resolve(to));
  },
  async reviews(db, [what = 'pending', id, ...others], { why }) {
    if (others.length > 0) return null;
    if (isQueue(what)) return id === undefined ? listReviews(db, what) : null;
    if (!/^\d{1,9}$/.test(id ?? '')) return null;
    if (what === 'publish') return [await decideReview(db, Number(id), null, Date.now())];
    if (what !== 'refuse') return null;
    const reason = whySchema.safeParse(why);
    if (!reason.success) throw new Error('Say why, for the author: --why "it is about the dealer, not about the car".');
    return [await decideReview(db, Number(id), reason.data, Date.now())];
  },
};

/** Copies the database to another location, and locks a target that is a folder meanwhile. */
async function move(from: Kysely<Database>, location: string): Promise<readonly string[]> {
  const isFolder = !engineAt(location).isShared;
  const release = isFolder ? await lockFolder(location, 'accounts service') : undefined;
  const to = await openDatabase(location);
  try {
    const moved = await moveDatabase(from, to, lastingTables);
    const all = moved.reduce((sum, { count }) => sum + count, 0);
    return [
      ...moved.map(({ table, count }) => `${table}: ${count}`),
      `${all} rows are there, the same as here. Start the service with ${isFolder ? 'that folder and without DATABASE_URL' : 'that DATABASE_URL'}.`,
    ];
  } finally {
    await to.destroy();
    await release?.();
  }
}

const isQueue = (word: string): word is ReviewQueue => reviewQueues.some((queue) => queue === word);

/** `npm run accounts`. */
async function run(): Promise<void> {
  const { values, positionals } = readWords();
  const [name = '', ...words] = positionals;
  const command = values.help ? undefined : own(commands, name);
  if (command === undefined) return printUsage(values.help ? 0 : 2);
  const { DATABASE_URL, DATA_DIR } = readEnvironment(databaseSchema, process.env);
  const folder = resolve(values['data-dir'] ?? DATA_DIR, 'accounts');
  const location = values['data-dir'] === undefined ? (DATABASE_URL ?? folder) : folder;
  if (location === folder && !existsSync(folder))
    throw new Error(`There is no data of the accounts service in ${folder}. Name its folder with --data-dir.`);
  const release = name === 'move' && location === folder ? await lockFolder(folder, 'accounts service') : undefined;
  const db = await openDatabase(location);
  try {
    const lines = await command(db, words, values);
    if (lines === null) return printUsage(2);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await db.destroy();
    await release?.();
  }
}

function printUsage(exitCode: number): void {
  process.stdout.write(`${usage}\n`);
  process.exitCode = exitCode;
}

function dayOf(option: string, text: string): number {
  const day = daySchema.safeParse(text);
  if (day.success) return day.data;
  throw new Error(`${option} ${text} ${day.error.issues[0]?.message}.`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { openDatabase } from './db/database';
import { makeReport, reportLines } from './report/make-report';

const usage = `Usage:
  npm run accounts -- report [--from DAY] [--to DAY] [--json]   counts feedback, still-interested questions, deals, and messages by campaign

  --from --to  first and last day, 2026-11-22 (UTC; default: all stored days)
  --data-dir   the folder of the services' data (default: DATA_DIR, or .data)`;

const dayMs = 86_400_000;
const daySchema = z.iso.date('is not a day such as 2026-11-22').transform((day) => Date.parse(day));

/** `npm run accounts -- report`. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
      'data-dir': { type: 'string' },
    },
  });
  if (values.help || positionals.join() !== 'report') {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const folder = resolve(values['data-dir'] ?? (process.env.DATA_DIR || '.data'), 'accounts');
  if (!existsSync(folder))
    throw new Error(`There is no data of the accounts service in ${folder}. Name its folder with --data-dir.`);
  const db = await openDatabase(folder);
  try {
    const report = await makeReport(db, {
      from: values.from === undefined ? 0 : dayOf('--from', values.from),
      to: values.to === undefined ? Number.MAX_SAFE_INTEGER : dayOf('--to', values.to) + dayMs,
    });
    const lines = values.json ? [JSON.stringify(report, null, 2)] : reportLines(report);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await db.destroy();
  }
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

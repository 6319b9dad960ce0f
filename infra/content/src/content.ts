/** `npm run content`: the editors' command. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLogger, reasonOf } from '@forecourt/service';
import { readConfig } from './config';
import { DraftLinks, longestHours } from './editorial/draft-links';
import type { Entry } from './editorial/entry';
import { FolderEditorial } from './editorial/folder-editorial';
import { editorsFolder } from './editorial/open-editorial';
import type { Refusal } from './editorial/port';
import { fetchCatalogue, unknownModels } from './editorial/unknown-models';

const usage = `Usage:
  npm run content -- check [FOLDER]          reads every article and expert review, and says what is wrong with which line;
                                             their models are looked up at the marketplace (MARKETPLACE_URL)
  npm run content -- preview SLUG [--hours 8] [--origin https://www.example.com]
                                             prints a link to a draft, for whoever shall read it before it is published

  FOLDER       default: the editors' folder, DATA_DIR/content/editorial
  --hours      validity of the link, at most ${longestHours}
  --origin     the site (default: the first of PUBLIC_ORIGINS, or this machine's)
  --data-dir   the folder of the services' data (default: DATA_DIR, or .data)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ hours: { type: 'string', default: '8' }, origin: { type: 'string' }, 'data-dir': { type: 'string' } },
    help: { type: 'boolean' },
  },
});
const data = resolve(values['data-dir'] ?? (process.env.DATA_DIR || '.data'), 'content');
const print = (line: string) => process.stdout.write(`${line}\n`);
const shipped = fileURLToPath(new URL('../data/editorial', import.meta.url));

/** Reads a folder once, over the site's own texts. */
async function read(folder: string): Promise<FolderEditorial> {
  const log = createLogger('content', 'silent');
  const editorial = new FolderEditorial({ shipped, folder, log });
  await editorial.look();
  return editorial;
}

async function check(folder: string): Promise<void> {
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}. Name the folder that has articles/ or expert-reviews/.`);
  const { shelf, refusals } = await read(folder);
  const unknown = await unknownIn(shelf.entries);
  for (const { of, reason } of [...refusals, ...unknown]) print(`${of}: ${reason}`);
  print(`${shelf.size} texts are valid, ${refusals.length} are refused.`);
  if (unknown.length > 0) print(`${unknown.length} models are unknown.`);
  if (refusals.length + unknown.length > 0) process.exitCode = 1;
}

/** Lists the unknown models of texts; none, with a note, while the marketplace cannot be reached. */
async function unknownIn(entries: readonly Entry[]): Promise<Refusal[]> {
  const { marketplaceUrl } = readConfig(process.env, shipped);
  try {
    return unknownModels(entries, await fetchCatalogue(marketplaceUrl));
  } catch (error) {
    print(`Models were not looked up: ${reasonOf(error)}. Start the marketplace, or set MARKETPLACE_URL.`);
    return [];
  }
}

async function preview(slug: string): Promise<void> {
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= longestHours))
    throw new Error(`--hours ${values.hours} is not between 0 and ${longestHours}.`);
  const { shelf, refusals } = await read(editorsFolder(data));
  const entry = shelf.draft(slug);
  const refusal = refusals.find(({ of }) => of.endsWith(`/${slug}.md`));
  if (refusal !== undefined) throw new Error(`${refusal.of} is refused: ${refusal.reason}`);
  if (entry === undefined) throw new Error(`There is no text "${slug}" in ${editorsFolder(data)}.`);
  const [first = ''] = (process.env.PUBLIC_ORIGINS ?? '').split(',');
  const origin = values.origin ?? (first.trim() || `http://localhost:${process.env.PORT || 3000}`);
  print(new URL(DraftLinks.open(data).pathOf(slug, hours), origin).href);
}

async function run(): Promise<void> {
  // Other users cannot read the key.
  process.umask(0o077);
  const [command, argument, ...more] = positionals;
  if (command === 'check' && more.length === 0) await check(resolve(argument ?? editorsFolder(data)));
  else if (command === 'preview' && argument !== undefined && more.length === 0) await preview(argument);
  else {
    print(usage);
    process.exitCode = values.help ? 0 : 2;
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/**
 * The gate's browser: a process without environment or children that may read only its own files and jsdom's. It reads jobs from
 * standard input, one per line, and writes answers to descriptor 3.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Context, Script } from 'node:vm';
import type { JSDOM as Dom } from 'jsdom';
import type { BrowserAnswer, BrowserJob } from './messages';
import type { GatePage } from './page';

// Code that escapes from the page finds no network.
Socket.prototype.connect = () => {
  throw new Error('there is no network');
};

const { JSDOM } = createRequire(import.meta.url)(process.argv[2] ?? 'jsdom') as { JSDOM: typeof Dom };
const page = new Script(readFileSync(new URL('./page.js', import.meta.url), 'utf8'), { filename: 'page.js' });

function openPage(): { context: Context; close: () => void } {
  const dom = new JSDOM('<!doctype html><html lang="en"><title>gate</title><body></body></html>', {
    url: 'http://gate.localhost/cars-for-sale/all',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const context = dom.getInternalVMContext();
  page.runInContext(context);
  return { context, close: () => dom.window.close() };
}

// A version's late failures do not keep the following pages from being shown.
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => {});

async function take({ files, pages, renderings }: BrowserJob, { context }: { context: Context }) {
  const gate = context.gate as GatePage;
  const container = JSON.parse(await gate.load(JSON.stringify(files)));
  const faults: BrowserAnswer['faults'][number][] = [];
  for (const [index, { page: at, ...rendering }] of renderings.entries()) {
    for (const fault of JSON.parse(await gate.show(JSON.stringify({ ...rendering, view: pages[at] })))) {
      faults.push({ rendering: index, ...fault });
    }
  }
  return { container, faults, patched: JSON.parse(gate.patched()) } satisfies BrowserAnswer;
}

/** Each version has a page of its own; the first page is opened in advance. */
let opened = openPage();
for await (const line of createInterface({ input: process.stdin })) {
  writeSync(3, `${JSON.stringify(await take(JSON.parse(line) as BrowserJob, opened))}\n`);
  opened.close();
  opened = openPage();
}
process.exit(0);

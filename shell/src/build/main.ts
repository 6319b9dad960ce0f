/** Builds the shell's files for browsers into `dist/public`: host, inline starter, base stylesheet. Themes and marks come from the brands. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { integrityOf } from '@forecourt/contracts/integrity';
import { buildHost, divideRules } from '@forecourt/fragment-build';
import documentSheets from '@forecourt/ui/document';
import { transform } from 'lightningcss';

const context = process.cwd();
const out = join(context, 'dist/public');
/** Maximum size of the starter, which is inline in every page. */
const starterLimitBytes = 4096;

const [host, devHost, inspector, deferred, field, starter, lateSlot, pushWorker] = await Promise.all([
  buildHost({
    ...{ context, isCompiledAhead: true },
    entry: './src/browser/start.ts',
    filename: 'host.[contenthash:10].js',
  }),
  buildHost({
    ...{ context, mode: 'development' },
    entry: './src/browser/development/main.ts',
    filename: 'dev-host.[contenthash:10].js',
  }),
  buildHost({
    context,
    entry: './src/browser/inspector/main.ts',
    filename: 'inspector.[contenthash:10].js',
  }),
  buildHost({ context, entry: './src/browser/deferred-slots.ts', filename: 'deferred-slots.[contenthash:10].js' }),
  buildHost({ context, entry: './src/browser/field/main.ts', filename: 'field.[contenthash:10].js' }),
  buildHost({ context, entry: './src/browser/starter.ts', filename: 'starter.js' }),
  buildHost({ context, entry: './src/browser/late-slot.ts', filename: 'late-slot.js' }),
  buildHost({ context, entry: './src/browser/push-worker.ts', filename: 'push-worker.js' }),
]);
const fileOf = (built: ReadonlyMap<string, Buffer>) => [...built][0] as [string, Buffer];
/** Returns the starter for a host, which it names with its integrity. */
const starterFor = (built: ReadonlyMap<string, Buffer>) => {
  const [name, bytes] = fileOf(built);
  const named = { HOST_URL: `/_shell/assets/${name}`, HOST_INTEGRITY: integrityOf(bytes) };
  return Object.entries(named).reduce(
    (code, [name, value]) => code.replace(`%${name}%`, value),
    fileOf(starter)[1].toString(),
  );
};
const [hostName] = fileOf(host);
const starterCode = starterFor(host);
if (starterCode.length > starterLimitBytes) {
  throw new Error(
    `The inline starter has ${starterCode.length} bytes; ${starterLimitBytes} is the limit. Move something into the host.`,
  );
}

const { resolve } = createRequire(join(context, 'package.json'));
const readAll = (names: readonly string[]) => Promise.all(names.map((name) => readFile(resolve(`@forecourt/${name}`))));
const sheets = await readAll([
  'ui/tokens.css',
  ...documentSheets.map((name) => `ui/document/${name}`),
  'ui/dialog.css',
]);
const minify = (filename: string, code: Buffer) => Buffer.from(transform({ filename, code, minify: true }).code);
const base = divideRules(Buffer.concat(sheets).toString());
const css = minify('base.css', Buffer.from(base.now));
const laterCss = minify('base.later.css', Buffer.from(base.later));
const [detailSheet, othersSheet] = await readAll(['ui/document/detail.css', 'ui/document/others.css']);
const detailCss = minify('base.detail.css', detailSheet!);
const othersCss = minify('base.others.css', othersSheet!);
const previewCss = minify('preview.css', await readFile(join(context, 'src/browser/preview.css')));

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const files = new Map([
  ...host,
  ...devHost,
  ...inspector,
  ...deferred,
  ...field,
  ['starter.js', Buffer.from(starterCode)] as const,
  ['dev-starter.js', Buffer.from(starterFor(devHost))] as const,
  ...lateSlot,
  ...pushWorker,
  ['base.css', css],
  ['base.later.css', laterCss],
  ['base.detail.css', detailCss],
  ['base.others.css', othersCss],
  ['preview.css', previewCss],
]);
await Promise.all([...files].map(([name, bytes]) => writeFile(join(out, name), bytes)));
await writeFile(
  join(out, 'assets.json'),
  JSON.stringify({
    host: hostName,
    inspector: [...inspector.keys()][0],
    deferred: [...deferred.keys()][0],
    field: [...field.keys()][0],
    starter: 'starter.js',
    devStarter: 'dev-starter.js',
    lateSlot: 'late-slot.js',
    pushWorker: 'push-worker.js',
    css: 'base.css',
    laterCss: 'base.later.css',
    detailCss: 'base.detail.css',
    othersCss: 'base.others.css',
    previewCss: 'preview.css',
    files: [...host.keys(), ...devHost.keys(), ...inspector.keys(), ...deferred.keys(), ...field.keys()],
  }),
);

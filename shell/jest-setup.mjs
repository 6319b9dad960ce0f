/** Builds from the source what the tests' shells start with: the renderer, and files in the place of the browser's. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const context = import.meta.dirname;
/** `testing/test-shell.ts` knows it, too. */
const folder = join(context, '.cache/test');
const resolve = createRequire(import.meta.url).resolve;

/** Of the document, in their order. */
const documentSheets = JSON.parse(readFileSync(resolve('@forecourt/ui/document'), 'utf8')).map(
  (name) => `document/${name}`,
);

export default function setup() {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'public'), { recursive: true });
  // Written elsewhere first: the shells of another workspace's tests may be reading these files.
  const made = mkdtempSync(join(folder, 'made-'));
  mkdirSync(join(made, 'public'));
  execFileSync(process.execPath, [join(context, '../packages/renderer/build.mjs'), made], { stdio: 'inherit' });
  const files = {
    'host.0123456789.js': '/* the host */',
    'inspector.0123456789.js': '/* the inspector */',
    'deferred-slots.0123456789.js': '/* requests what lacks */',
    'field.0123456789.js': '/* measures visits */',
    'starter.js': '/* the starter */',
    'dev-starter.js': '/* the starter in development */',
    'late-slot.js': '/* moves a late slot */',
    'push-worker.js': '/* the push worker */',
    'preview.css': '/* the bar */',
    'base.css': ['tokens.css', ...documentSheets]
      .map((name) => readFileSync(resolve(`@forecourt/ui/${name}`)))
      .join('\n'),
    'base.later.css': '/* what only other pages show */',
    'base.detail.css': '/* the page of one thing */',
    'base.others.css': '/* what no search page has */',
    'assets.json': JSON.stringify({
      host: 'host.0123456789.js',
      inspector: 'inspector.0123456789.js',
      deferred: 'deferred-slots.0123456789.js',
      field: 'field.0123456789.js',
      starter: 'starter.js',
      devStarter: 'dev-starter.js',
      lateSlot: 'late-slot.js',
      pushWorker: 'push-worker.js',
      css: 'base.css',
      laterCss: 'base.later.css',
      detailCss: 'base.detail.css',
      othersCss: 'base.others.css',
      previewCss: 'preview.css',
      files: [
        ...['host.0123456789.js', 'inspector.0123456789.js'],
        ...['deferred-slots.0123456789.js', 'field.0123456789.js'],
      ],
    }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(made, 'public', name), content);
  for (const part of ['.', 'public'])
    for (const file of readdirSync(join(made, part), { withFileTypes: true }))
      if (file.isFile()) renameSync(join(made, part, file.name), join(dist, part, file.name));
  rmSync(made, { recursive: true });
}

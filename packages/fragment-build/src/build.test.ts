import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { compileFunction } from 'node:vm';
import {
  contractVersion,
  isLaterSheet,
  isSourceMap,
  type Manifest,
  manifestGaps,
  manifestSchema,
  mapPathOf,
  sharedMismatches,
} from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { declaredPath, declaredSchema } from '@forecourt/contracts/interface';
import { sbomPath } from '@forecourt/contracts/sbom';
import * as kit from '@forecourt/fragment-kit';
import { renderOnServer } from '@forecourt/fragment-kit/server';
import { spreadStarts } from '@forecourt/quick-spreads';
import * as searchKit from '@forecourt/search-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { siteRules } from '@forecourt/site';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { parse } from 'acorn';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as rxjs from 'rxjs';
import { buildRemote } from './index';
import { fragmentTypes, typesPath } from './types/fragment-types';

const fixture = join(__dirname, 'fixture-remote');
const modules = join(__dirname, '../../../node_modules');

/** Files of a folder by path, as text. */
function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [relative(folder, path), readFileSync(path, 'utf8')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

let temporary: string;

beforeEach(() => {
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'fragment-build-')));
  symlinkSync(modules, join(temporary, 'node_modules'));
});

afterEach(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }));

/** Returns where a word is in a text, counted from 1. */
function positionOf(word: string, text: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Writes a remote of its own below the temporary folder. */
function remoteWith(files: Record<string, string>, name = 'mfe-other'): string {
  const folder = join(temporary, name);
  for (const [path, content] of Object.entries({
    'package.json': `{ "name": "@forecourt/${name}", "version": "0.2.0" }`,
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const fragment = (name: string, parts: { component?: string; fallback?: string; head?: string } = {}) => `
import { defineFragment } from '@forecourt/fragment-kit';
${parts.head ?? ''}
export default defineFragment({
  name: '${name}', needs: [], hydrate: 'idle',
  Component: () => ${parts.component ?? '<p>here</p>'},
  Fallback: () => ${parts.fallback ?? '<p>soon</p>'},
});`;

const panel = 'src/fragments/panel/index.tsx';

describe('a remote, built', () => {
  let out: string;
  let manifest: Manifest;
  let files: Record<string, string>;

  beforeAll(async () => {
    out = join(realpathSync(mkdtempSync(join(tmpdir(), 'fragment-build-'))), 'built');
    ({ manifest } = await buildRemote({ folder: fixture, out }));
    files = filesOf(out);
  });

  afterAll(() => rmSync(dirname(out), { recursive: true, force: true, maxRetries: 10 }));

  test('the manifest fits the contract and has the definitions’ fields', () => {
    expect(manifestGaps(manifestSchema.parse(JSON.parse(files['manifest.json']!)), siteRules)).toEqual([]);
    expect(JSON.parse(files['manifest.json']!)).toEqual(manifest);
    expect(manifest).toMatchObject({
      name: 'fixture-remote',
      version: '1.0.0',
      container: 'fixture_remote',
      contract: `^${contractVersion}`,
      fragments: {
        counter: { needs: [], hydrate: 'load', slots: [], expose: './counter', fallback: '<div>Count</div>' },
        greeting: {
          ...{ needs: ['listing'], hydrate: 'visible', slots: ['below-greeting'], expose: './greeting' },
          overlay: { placement: 'popover', size: 'sm' },
        },
      },
    });
    expect(manifest.fragments.counter?.overlay).toBeUndefined();
  });

  test('the names that it brings are typed: the file beside its sources is what the build writes', () => {
    const types = fragmentTypes(manifest, declaredSchema.parse(JSON.parse(files[declaredPath]!)));
    expect(readFileSync(join(fixture, typesPath), 'utf8')).toBe(types);
    expect(types).toContain("'fixture-remote/greeting': { readonly name?: string };");
  });

  test('requires the shared modules that it uses, in ranges that the host satisfies', () => {
    expect(Object.keys(manifest.shared).sort()).toEqual([
      '@forecourt/fragment-kit',
      '@forecourt/search-kit',
      'react',
      'rxjs',
    ]);
    expect(sharedMismatches(manifest.shared)).toEqual([]);
  });

  test('the folder contains the files of the manifest, with these sizes and hashes, and no others', () => {
    const { 'manifest.json': _, ...others } = files;
    const listed = Object.entries(others).map(([path, text]) => [
      path,
      { size: Buffer.byteLength(text), integrity: integrityOf(text) },
    ]);
    expect(Object.fromEntries(listed)).toEqual(manifest.files);
  });

  test('each fragment has its scripts and stylesheets, those of packages/ui first, later parts after the others', () => {
    const { counter, greeting } = manifest.fragments;
    expect(counter!.js).toEqual([expect.stringMatching(/^static\/counter\.[0-9a-f]+\.js$/)]);
    expect(greeting!.js).toEqual([expect.stringMatching(/^static\/greeting\.[0-9a-f]+\.js$/)]);
    expect(greeting!.css).toEqual([
      expect.stringMatching(/^static\/ui\.[0-9a-f]+\.css$/),
      expect.stringMatching(/^static\/ui\.[0-9a-f]+\.later\.css$/),
      expect.stringMatching(/^static\/greeting\.[0-9a-f]+\.css$/),
    ]);
  });

  test('the container registers its global, checks its chunks and brings no runtime and no React', () => {
    const entry = files['remoteEntry.js']!;
    expect(entry).toMatch(/^var fixture_remote;/);
    for (const script of [...manifest.fragments.counter!.js, ...manifest.fragments.greeting!.js]) {
      expect(entry).toContain(manifest.files[script]!.integrity);
    }
    expect(entry).not.toContain('<chunk');
    expect(entry).not.toMatch(/react\.transitional\.element|useSyncExternalStore|class ModuleFederation/);
    expect(Buffer.byteLength(entry)).toBeLessThan(8_000);
  });

  test('server.js requires only what the renderer provides', () => {
    const required = [...files['server.js']!.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(new Set(required)).toEqual(
      new Set(['react', 'react/jsx-runtime', 'rxjs', '@forecourt/fragment-kit', '@forecourt/search-kit']),
    );
  });

  test('server.js has no object literal that Node 20 creates slowly: those that begin with a spread are rewritten', () => {
    const program = parse(files['server.js']!, { ecmaVersion: 'latest' });
    const begun = spreadStarts(program).map((start) => files['server.js']!.slice(start, start + '...null'.length));
    expect(new Set(begun)).toEqual(new Set(['...null']));
  });

  test('server.js is evaluated as the renderer does it, and its fragments render', () => {
    const given: Record<string, unknown> = {
      react,
      'react/jsx-runtime': jsxRuntime,
      rxjs,
      '@forecourt/fragment-kit': kit,
      '@forecourt/search-kit': searchKit,
    };
    const module = { exports: { fragments: {} as Record<string, kit.FragmentDefinition> } };
    compileFunction(files['server.js']!, ['module', 'exports', 'require'])(
      module,
      module.exports,
      (name: string) => given[name],
    );
    const { html } = renderOnServer({
      fragment: module.exports.fragments.greeting!,
      view: fixtureView(),
      slot: 'hello',
    });
    expect(html).toMatch(/<section class="\w{5}"><h2>Test Drive<\/h2><p class="\w{5}">1284/);
  });

  test('every script has a source map that only clients with a token get; it has no source text, and no script names it', () => {
    const scripts = Object.keys(files).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(files).filter(isSourceMap).sort()).toEqual(scripts.map(mapPathOf).sort());
    for (const script of scripts) {
      expect(files[script]).not.toContain('sourceMappingURL');
      const map = JSON.parse(files[mapPathOf(script)]!);
      expect(map.sourcesContent ?? []).toEqual([]);
      expect(files[mapPathOf(script)]).not.toContain(modules);
    }
  });

  test.each(['server.js', 'greeting'])('a position in %s leads to the line of the source', (name) => {
    const script = name === 'server.js' ? name : manifest.fragments[name]!.js[0]!;
    const { line, column } = positionOf('totalResultCount', files[script]!);
    const found = originalPositionFor(new TraceMap(files[mapPathOf(script)]!), { line, column: column - 1 });
    const path = 'src/fragments/greeting/index.tsx';
    const source = readFileSync(join(fixture, path), 'utf8');
    expect([found.source, found.line]).toEqual([path, positionOf('totalResultCount', source).line]);
  });

  test('code of packages has the name of its package', () => {
    const { sources } = JSON.parse(files[mapPathOf('server.js')]!);
    expect(sources).toContainEqual(expect.stringMatching(/^@forecourt\/ui\/src\/badge\//));
    expect(sources.filter((source: string) => source.startsWith('/') || source.includes('..'))).toEqual([]);
  });

  test('class names are the same in server.js, in the browser and in the stylesheet', () => {
    const { js, css, fallback } = manifest.fragments.greeting!;
    const [className] = /(?<=class=")[^"]+/.exec(fallback)!;
    expect(files['server.js']).toContain(`"greeting": \`${className}\``);
    expect(files[js[0]!]).toContain(`"${className}"`);
    expect(files[css.at(-1)!]).toContain(`.${className}{`);
  });
});

describe('the same source', () => {
  test('gives the same bytes in another folder and from another working directory', async () => {
    const source = {
      [panel]: fragment('panel', { head: "import './panel.module.css';" }),
      'src/fragments/panel/panel.module.css': '.a { color: red }',
    };
    const one = await buildRemote({ folder: remoteWith(source) });
    cpSync(join(temporary, 'mfe-other/src'), join(temporary, 'deeper/down/mfe-other/src'), { recursive: true });
    cpSync(join(temporary, 'mfe-other/package.json'), join(temporary, 'deeper/down/mfe-other/package.json'));
    const directory = process.cwd();
    process.chdir(temporary);
    try {
      const two = await buildRemote({ folder: 'deeper/down/mfe-other' });
      expect(filesOf(two.out)).toEqual(filesOf(one.out));
    } finally {
      process.chdir(directory);
    }
  });

  test('another version changes the manifest only, and the version that the list of packages is for', async () => {
    const folder = remoteWith({ [panel]: fragment('panel') });
    const {
      'manifest.json': first,
      [sbomPath]: packages = '',
      ...before
    } = filesOf((await buildRemote({ folder })).out);
    const version = '0.3.0-dev.1';
    const {
      'manifest.json': second,
      [sbomPath]: later,
      ...after
    } = filesOf((await buildRemote({ folder, version })).out);
    expect(after).toEqual(before);
    expect(later).toBe(packages.replaceAll('0.2.0', version));
    expect(first).toContain('"version": "0.2.0"');
    expect(second).toContain('"version": "0.3.0-dev.1"');
  });

  test('every remote brings the same stylesheet of packages/ui, whatever it uses of it', async () => {
    const using = (component: string) =>
      fragment('panel', {
        head: `import { ${component} } from '@forecourt/ui';`,
        component: `<${component}>x</${component}>`,
      });
    const [one, two] = [
      await buildRemote({ folder: remoteWith({ [panel]: using('Badge') }, 'mfe-one') }),
      await buildRemote({ folder: remoteWith({ [panel]: using('Button') }, 'mfe-two') }),
    ];
    const stylesheet = ({ manifest }: { manifest: Manifest }) => manifest.fragments.panel!.css;
    expect(stylesheet(one).map(isLaterSheet)).toEqual([false, true]);
    expect(stylesheet(two)).toEqual(stylesheet(one));
    for (const path of stylesheet(one)) expect(two.manifest.files[path]).toEqual(one.manifest.files[path]);
  });
});

describe('a development build', () => {
  test('has readable class names and maps to the source', async () => {
    const folder = remoteWith({
      [panel]: fragment('panel', {
        head: "import styles from './panel.module.css';",
        component: '<p className={styles.wide} />',
      }),
      'src/fragments/panel/panel.module.css': '.wide { width: 100% }',
    });
    const { manifest, out } = await buildRemote({ folder, mode: 'development' });
    const { js, css } = manifest.fragments.panel!;
    expect(readFileSync(join(out, css[0]!), 'utf8')).toMatch(/\.wide_\w{4}/);
    expect(readFileSync(join(out, js[0]!), 'utf8')).toContain('sourceMappingURL=data:');
  });
});

describe('code that is loaded later', () => {
  test('is checked by the container, and its styles are linked from the start', async () => {
    const { manifest, out } = await buildRemote({
      folder: remoteWith({
        [panel]: fragment('panel', {
          head: "import { lazy } from 'react'; export const Later = lazy(() => import('./later'));",
        }),
        'src/fragments/panel/later.tsx':
          "import styles from './later.module.css'; export default () => <b className={styles.later}>later</b>;",
        'src/fragments/panel/later.module.css': '.later { color: green }',
      }),
    });
    const { js, css } = manifest.fragments.panel!;
    const later = Object.keys(manifest.files).filter(
      (path) => path.endsWith('.js') && path.startsWith('static/') && !js.includes(path),
    );
    expect(later).toHaveLength(1);
    expect(readFileSync(join(out, 'remoteEntry.js'), 'utf8')).toContain(manifest.files[later[0]!]!.integrity);
    expect(css.map((path) => readFileSync(join(out, path), 'utf8')).join()).toMatch(/color:green/);
    // The renderer refuses whatever looks like a call of it.
    expect(readFileSync(join(out, 'server.js'), 'utf8')).not.toMatch(/import\(/);
  });
});

describe('code that two fragments share', () => {
  test('is one file of its own, listed for both before their own files', async () => {
    const head = "import { words } from '../../words'; import styles from '../../both.module.css';";
    const component = '<p className={styles.both}>{words.length}</p>';
    const { manifest } = await buildRemote({
      folder: remoteWith({
        [panel]: fragment('panel', { head, component }),
        'src/fragments/tabs/index.tsx': fragment('tabs', { head, component }),
        'src/words.ts': `export const words = ${JSON.stringify(Array.from({ length: 500 }, (_, n) => `word ${n}`))};`,
        'src/both.module.css': `.both { ${Array.from({ length: 50 }, (_, n) => `--space-${n}: ${n}px;`).join(' ')} }`,
      }),
    });
    const { panel: one, tabs: two } = manifest.fragments;
    expect(one!.js).toEqual([expect.any(String), expect.stringContaining('static/panel.')]);
    expect(two!.js).toEqual([one!.js[0], expect.stringContaining('static/tabs.')]);
    expect(one!.css).toHaveLength(1);
    expect(two!.css).toEqual(one!.css);
  });
});

describe('a lazy part that shares a script with another fragment', () => {
  test('does not bring that fragment’s stylesheet', async () => {
    const words = `export const words = ${JSON.stringify(Array.from({ length: 500 }, (_, n) => `word ${n}`))};`;
    const { manifest, out } = await buildRemote({
      folder: remoteWith({
        [panel]: fragment('panel', {
          head: "import { lazy } from 'react'; export const Later = lazy(() => import('./later'));",
        }),
        'src/fragments/panel/later.tsx':
          "import { words } from '../../words'; import styles from './later.module.css'; export default () => <b className={styles.later}>{words}</b>;",
        'src/fragments/panel/later.module.css': '.later { color: green }',
        'src/fragments/tabs/index.tsx': fragment('tabs', {
          head: "import { words } from '../../words'; import styles from './tabs.module.css';",
          component: '<p className={styles.tabs}>{words}</p>',
        }),
        'src/fragments/tabs/tabs.module.css': '.tabs { color: red }',
        'src/words.ts': words,
      }),
    });
    const sheets = manifest.fragments.panel!.css.map((path) => readFileSync(join(out, path), 'utf8')).join();
    expect(sheets).toContain('green');
    expect(sheets).not.toContain('red');
  });
});

describe('a drawing that a stylesheet loads', () => {
  test('is a file of the version, by a path from the stylesheet', async () => {
    const { manifest, out } = await buildRemote({
      folder: remoteWith({
        [panel]: fragment('panel', { head: "import './panel.module.css';" }),
        'src/fragments/panel/panel.module.css': '.car { mask: url("./car.svg") }',
        'src/fragments/panel/car.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    });
    const [path = ''] = manifest.fragments.panel!.css;
    const [, url = ''] = /url\(([^)]+)\)/.exec(readFileSync(join(out, path), 'utf8'))!;
    expect(manifest.files[join(dirname(path), url)]).toMatchObject({ size: 41 });
  });
});

describe('class names', () => {
  const classesOf = async (css: string) => {
    const folder = remoteWith({
      [panel]: fragment('panel', {
        head: "import styles from './panel.module.css';",
        component: '<p className={styles.wide + styles.tall + styles.fade} />',
      }),
      'src/fragments/panel/panel.module.css': css,
    });
    const { manifest, out } = await buildRemote({ folder });
    return readFileSync(join(out, manifest.fragments.panel!.css[0]!), 'utf8').match(/(?<=\.)[A-Za-z]\w{4}(?=[{:])/g)!;
  };

  test('of two versions of a file have nothing in common, those of one file its hash', async () => {
    const [before, after] = [
      await classesOf('.wide { width: 1px } .tall { height: 1px } .wide:hover { color: red }'),
      await classesOf('.wide { width: 2px } .tall { height: 1px } .wide:hover { color: red }'),
    ];
    const hashes = ([first, ...names]: string[]) => [first!.slice(0, 4), ...names.map((name) => name.slice(0, 4))];
    expect(new Set(hashes(before)).size).toBe(1);
    expect(new Set(before).size).toBe(2);
    expect(new Set([...before, ...after]).size).toBe(4);
    expect(hashes(after)[0]).not.toBe(hashes(before)[0]);
  });
});

describe('sources', () => {
  test('of src/sources.json go into the manifest', async () => {
    const sources = { 'fuel-prices': { upstream: 'content', path: '/content/fuel?{search}', timeoutMs: 800 } };
    const { manifest } = await buildRemote({
      folder: remoteWith({ [panel]: fragment('panel'), 'src/sources.json': JSON.stringify(sources) }),
    });
    expect(manifest.sources).toEqual(sources);
  });

  test('and budgets of src/budgets.json do, too', async () => {
    const { manifest } = await buildRemote({
      folder: remoteWith({ [panel]: fragment('panel'), 'src/budgets.json': '{ "script": 40000, "css": 4000 }' }),
    });
    expect(manifest.budgets).toEqual({ script: 40_000, css: 4000 });
  });

  test('and tolerances of src/tolerances.json do, too', async () => {
    const { manifest } = await buildRemote({
      folder: remoteWith({ [panel]: fragment('panel'), 'src/tolerances.json': '{ "inp": { "plus": 80 } }' }),
    });
    expect(manifest.tolerances).toEqual({ inp: { plus: 80 } });
  });
});

describe('a remote that cannot be published is refused with the reason', () => {
  const refused: [what: string, files: Record<string, string>, reason: RegExp][] = [
    ['no fragments', {}, /has no fragments: add src\/fragments\/<name>\/index\.tsx/],
    [
      'a name that is not its folder’s',
      { [panel]: fragment('filters') },
      /panel\/index\.tsx defines the fragment "filters": give it the name of its folder, "panel"/,
    ],
    [
      'no default export',
      { [panel]: 'export const nothing = 1;' },
      /export 'default'.* was not found in '.\/src\/fragments\/panel\/index.tsx'/,
    ],
    [
      'a default export that is no definition',
      { [panel]: 'export default { name: "panel" };' },
      /does not export a fragment's definition by default/,
    ],
    [
      'a style attribute in the fallback',
      { [panel]: fragment('panel', { fallback: '<p style={{ height: 9 }}>soon</p>' }) },
      /style attribute/,
    ],
    [
      'a fallback that is not static',
      {
        [panel]: fragment('panel', {
          head: "import { useBrand } from '@forecourt/fragment-kit';",
          fallback: '<p>{useBrand().name}</p>',
        }),
      },
      /must be static/,
    ],
    [
      'a second copy of RxJS',
      { [panel]: fragment('panel', { head: "import { map } from 'rxjs/operators'; console.log(map);" }) },
      /import "rxjs" itself/,
    ],
    [
      'a Node module',
      { [panel]: fragment('panel', { head: "import { readFileSync } from 'node:fs'; console.log(readFileSync);" }) },
      /imports "node:fs", a module of Node/,
    ],
    ['a syntax error', { [panel]: 'export default <' }, /build failed/],
    [
      'a source that the schema does not know',
      { [panel]: fragment('panel'), 'src/sources.json': '{ "fuel": { "upstream": "content" } }' },
      /manifest of mfe-other is not valid/,
    ],
    [
      'a budget above what the site allows',
      { [panel]: fragment('panel'), 'src/budgets.json': '{ "script": 4000000 }' },
      /manifest of mfe-other is not valid[\s\S]*budgets\.script/,
    ],
    [
      'a tolerance of a metric that is not judged',
      { [panel]: fragment('panel'), 'src/tolerances.json': '{ "fps": { "plus": 1 } }' },
      /manifest of mfe-other is not valid[\s\S]*tolerances/,
    ],
    [
      'a folder that is no fragment name',
      { 'src/fragments/Panel/index.tsx': fragment('panel') },
      /"Panel" is not a fragment name/,
    ],
    [
      'a version that is no version',
      { 'package.json': '{ "name": "mfe-other", "version": "1" }', [panel]: fragment('panel') },
      /a semver version such as 1\.2\.3/,
    ],
  ];

  test.each(refused)('%s', async (_what, files, reason) => {
    const folder = remoteWith(files);
    await expect(buildRemote({ folder })).rejects.toThrow(reason);
    expect(readdirSync(folder)).not.toContain('dist');
  });

  test('a folder without package.json', async () => {
    await expect(buildRemote({ folder: temporary })).rejects.toThrow(
      /package\.json does not exist; a remote is a folder with/,
    );
  });

  test('an --out that holds something else is left alone', async () => {
    const folder = remoteWith({ [panel]: fragment('panel') });
    await expect(buildRemote({ folder, out: join(folder, 'src') })).rejects.toThrow(/is not an earlier build/);
    expect(readFileSync(join(folder, panel), 'utf8')).toBe(fragment('panel'));
  });
});

import { contractVersion, type Manifest, manifestPath, mapPathOf, type RemoteSource } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { type Declared, declaredPath } from '@forecourt/contracts/interface';
import type { Upload } from '../check-upload';

/** A fragment as a test writes it: the source of its component, in plain JavaScript of one line. */
export interface HandWritten {
  needs?: readonly string[];
  slots?: readonly string[];
  component: string;
}

/** The component of a paragraph. @param children and props, in JavaScript */
export const text = (children: string, props = '') =>
  `() => jsx('p', { ${props}${props && ', '}children: ${children} })`;

export type ManifestChange = (manifest: Manifest) => unknown;

const containerOf = (remote: string) => remote.replaceAll('-', '_');

/** Files of a small remote, without their manifest. */
function remoteFiles(remote: string, version: string, css: string): Map<string, Uint8Array> {
  const texts: [string, string][] = [
    ['server.js', `exports.version = ${JSON.stringify(version)};`],
    [
      'remoteEntry.js',
      `var ${containerOf(remote)} = ${JSON.stringify(version)};\n${'/* padding so that brotli pays */\n'.repeat(20)}`,
    ],
    ['static/panel.a1b2.css', css],
    ['static/logo.png', '\u0089PNG'],
    [mapPathOf('server.js'), JSON.stringify({ version: 3, sources: ['src/panel.ts'], names: [], mappings: 'AAAA' })],
  ];
  return new Map(texts.map(([path, text]) => [path, Buffer.from(text)]));
}

/** The manifest that fits these files. */
export function manifestOf(remote: string, version: string, files: ReadonlyMap<string, Uint8Array>): Manifest {
  return {
    schema: 1,
    name: remote,
    version,
    contract: `^${contractVersion}`,
    container: containerOf(remote),
    entry: 'remoteEntry.js',
    server: 'server.js',
    fragments: {
      panel: {
        needs: ['listing'],
        hydrate: 'interaction',
        slots: [],
        expose: './panel',
        js: [],
        css: ['static/panel.a1b2.css'],
        fallback: '<p>…</p>',
      },
    },
    sources: {},
    shared: { react: '^19.0.0' },
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [path, { size: bytes.byteLength, integrity: integrityOf(bytes) }]),
    ),
  };
}

/** Returns an upload that can be published, unless `change` makes its manifest invalid. */
export function sampleUpload(
  remote: string,
  version: string,
  change: ManifestChange = (manifest) => manifest,
  css = '.panel { color: black; }\n'.repeat(20),
): Upload {
  const files = remoteFiles(remote, version, css);
  const manifest = change(manifestOf(remote, version, files));
  return { remote, version, files: new Map([...files, [manifestPath, Buffer.from(JSON.stringify(manifest))]]) };
}

/** What a remote of a test offers to others, and the text of its `server.js`. */
export interface Offered extends Partial<Declared> {
  /** Nested slots of its fragment, besides those that are declared. */
  nests?: readonly string[];
  /** Fragments that are overlays, besides those that are declared. */
  opens?: readonly string[];
  server?: string;
}

/** Returns the sample with slots, overlays and events. */
export function offering(
  remote: string,
  version: string,
  { nests = [], opens = [], server, ...declared }: Offered,
): Upload {
  const files = remoteFiles(remote, version, '.panel { color: black; }');
  if (server !== undefined) files.set('server.js', Buffer.from(server));
  files.set(declaredPath, Buffer.from(JSON.stringify(declared)));
  const manifest = manifestOf(remote, version, files);
  const panel = { ...manifest.fragments.panel!, slots: [...nests, ...Object.keys(declared.slots ?? {})] };
  const overlays = [...opens, ...Object.keys(declared.overlays ?? {})].map((name) => [
    name,
    { ...panel, slots: [], expose: `./${name}`, overlay: { placement: 'modal', size: 'sm' } },
  ]);
  const whole = { ...manifest, fragments: { panel, ...Object.fromEntries(overlays) } };
  return { remote, version, files: files.set(manifestPath, Buffer.from(JSON.stringify(whole))) };
}

/** Returns a remote with a hand-written `server.js`: a fragment for each source text of a component, one per line from the third line on. */
export function remoteOf(
  name: string,
  version: string,
  fragments: Readonly<Record<string, HandWritten>>,
  sources: Manifest['sources'] = {},
  entry?: string,
): Upload {
  const entries = Object.entries(fragments);
  const server = [
    "const { jsx, jsxs } = require('react/jsx-runtime'), React = require('react'), kit = require('@forecourt/fragment-kit'), search = require('@forecourt/search-kit');",
    'exports.fragments = {',
    ...entries.map(
      ([fragment, { needs = [], slots = [], component }]) =>
        `${JSON.stringify(fragment)}: kit.defineFragment({ name: ${JSON.stringify(fragment)}, needs: ${JSON.stringify(needs)}, slots: ${JSON.stringify(slots)}, hydrate: 'interaction', Fallback: () => null, Component: ${component} }),`,
    ),
    '};',
  ].join('\n');
  return handWritten(name, version, server, fragments, sources, entry);
}

/** Returns the container that a build would make for browsers from a `server.js`; it provides the page's shared modules. */
function containerOfServer(remote: string, server: string): string {
  return [
    `var ${containerOf(remote)} = (() => {`,
    'const provided = {};',
    'let fragments;',
    'function run() {',
    'const module = { exports: {} };',
    `(function (module, exports, require) {${server}\n})(module, module.exports, (name) => provided[name]);`,
    'return module.exports.fragments;',
    '}',
    'return {',
    'async init(scope) {',
    'for (const [name, versions] of Object.entries(scope)) provided[name] = (await Object.values(versions)[0].get())();',
    '},',
    'async get(expose) {',
    'fragments ??= run();',
    'const fragment = fragments[expose.slice(2)];',
    "if (fragment === undefined) throw new Error('Module \"' + expose + '\" does not exist in container.');",
    'return () => ({ default: fragment });',
    '},',
    '};',
    '})();',
  ].join('\n');
}

/** Returns the sample with this text as its `server.js`, a container that runs the same, and a manifest that fits. */
export function handWritten(
  name: string,
  version: string,
  server: string,
  fragments: Readonly<Record<string, Pick<HandWritten, 'needs' | 'slots'>>> = { panel: {} },
  sources: Manifest['sources'] = {},
  entry: string = containerOfServer(name, server),
): Upload {
  const files = new Map(remoteFiles(name, version, '.panel { color: black; }'))
    .set('server.js', Buffer.from(server))
    .set('remoteEntry.js', Buffer.from(entry));
  const manifest = manifestOf(name, version, files);
  const { panel } = manifest.fragments;
  const all = Object.entries(fragments).map(([fragment, { needs = [], slots = [] }]) => [
    fragment,
    { ...panel, needs, slots, expose: `./${fragment}` },
  ]);
  const whole = { ...manifest, sources, fragments: Object.fromEntries(all) };
  return { remote: name, version, files: files.set(manifestPath, Buffer.from(JSON.stringify(whole))) };
}

/** Returns an upload with another stylesheet of its fragments. */
export function restyled({ remote, version, files }: Upload, css: string): Upload {
  const sheet = [...files.keys()].find((path) => path.endsWith('.css')) ?? '';
  const changed = new Map(files).set(sheet, Buffer.from(css));
  const manifest = JSON.parse(Buffer.from(files.get(manifestPath) ?? '').toString()) as Manifest;
  manifest.files[sheet] = { size: Buffer.byteLength(css), integrity: integrityOf(Buffer.from(css)) };
  return { remote, version, files: changed.set(manifestPath, Buffer.from(JSON.stringify(manifest))) };
}

/** Returns a source `rates`, whose answers have a number `apr`. @param examples of its answers */
export function ownSource(examples: unknown[]): Manifest['sources'] {
  const schema: RemoteSource['schema'] = { type: 'object', properties: { apr: { type: 'number' } }, examples };
  return { rates: { upstream: 'content', path: '/content/rates', timeoutMs: 500, schema } };
}

/** Returns the body of a publish request. */
export function publishBody({ files }: Pick<Upload, 'files'>): { files: Record<string, string> } {
  return {
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  };
}

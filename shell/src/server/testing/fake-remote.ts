import { contractVersion, type Manifest } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';

/** Files of one version of a remote, by path, `manifest.json` among them. */
export type RemoteVersion = ReadonlyMap<string, Buffer>;

/** Fragments in the brands' layouts, which every version has besides those of the test. */
const placedEverywhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mfe-ads': { liner: 'return null;', 'fixed-bottom': 'return null;', 'ad-consent': 'return null;' },
  'mfe-vehicle': { purchase: "return h('p', null, 'purchase');" },
  'mfe-filters': {
    'keyword-search': "return h('p', null, 'keywords');",
    'all-filters': "return h('p', null, 'all filters');",
  },
};

/** Makes a version of a remote; fragments are given as the bodies of their components: `return h('p', null, 'hello')`. */
export function fakeRemote(input: {
  name: string;
  version?: string;
  fragments: Readonly<Record<string, string>>;
  needs?: readonly string[];
  slots?: readonly string[];
  sources?: Manifest['sources'];
  /** Code that runs as the module loads. */
  prelude?: string;
  css?: string;
  /** Texts of private files, by path. */
  privates?: Readonly<Record<string, string>>;
}): RemoteVersion {
  const { name, version = '1.0.0', needs = [], slots = [], sources = {}, prelude = '', css, privates = {} } = input;
  const fragments = { ...placedEverywhere[name], ...input.fragments };
  const definitions = Object.entries(fragments).map(
    ([fragment, body]) =>
      `${JSON.stringify(fragment)}: { name: ${JSON.stringify(fragment)}, needs: ${JSON.stringify(needs)}, hydrate: 'idle', Component(props) { ${body} }, Fallback() { return null; } }`,
  );
  const server = [
    "'use strict'; const React = require('react'); const h = React.createElement; const { Slot } = require('@forecourt/fragment-kit');",
    prelude,
    `module.exports = { fragments: { ${definitions.join(', ')} } };`,
  ].join('\n');
  const files = new Map<string, Buffer>([
    ['server.js', Buffer.from(server)],
    ['remoteEntry.js', Buffer.from(`/* ${name} ${version} */`)],
    ...(css === undefined ? [] : [['style.css', Buffer.from(css)] as const]),
    ...Object.entries(privates).map(([path, text]) => [path, Buffer.from(text)] as const),
  ]);
  const manifest: Manifest = {
    schema: 1,
    name,
    version,
    contract: `^${contractVersion}`,
    container: name.replaceAll('-', '_'),
    entry: 'remoteEntry.js',
    server: 'server.js',
    fragments: Object.fromEntries(
      Object.keys(fragments).map((fragment) => [
        fragment,
        {
          needs: [...needs],
          hydrate: 'idle' as const,
          slots: [...slots],
          expose: `./${fragment}`,
          js: [],
          css: css === undefined ? [] : ['style.css'],
          fallback: `<p>fallback of ${fragment}</p>`,
        },
      ]),
    ),
    sources,
    shared: {},
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [path, { size: bytes.length, integrity: integrityOf(bytes) }]),
    ),
  };
  return new Map([...files, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}

export function manifestOf(version: RemoteVersion): Manifest {
  return JSON.parse(version.get('manifest.json')!.toString()) as Manifest;
}

import { contractVersion, type Manifest, manifestPath } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { Upload } from '../store/check-upload';

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
        hydrate: 'idle',
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

/** An upload that can be published, but for what `change` does to its manifest. */
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

/** The body of a publish. */
export function publishBody({ files }: Pick<Upload, 'files'>): { files: Record<string, string> } {
  return {
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  };
}

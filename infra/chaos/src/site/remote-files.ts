import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@forecourt/brands';
import { contractVersion } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';

/** A version of a remote as a hostile or unlucky team writes it. */
export interface HostileRemote {
  remote: string;
  /** Bodies of its fragments' components: `return h('p')`. */
  fragments: Readonly<Record<string, string>>;
  /** Runs as the module loads. */
  prelude?: string;
  css?: string;
  /** Additional fields of each fragment in the manifest. */
  fallback?: string;
  /** Contents that replace its files. */
  files?: Readonly<Record<string, string>>;
  /** Fields that replace those of the manifest. */
  manifest?: Readonly<Record<string, unknown>>;
}

/** The files of a version by path, including `manifest.json`. */
export type RemoteFiles = ReadonlyMap<string, Buffer>;

/** A module that the host provides to remotes. */
const lent = 'react';

/** Reads a remote's built files by its manifest, because files of an earlier build may be beside them. */
export function builtFiles(folder: string): RemoteFiles {
  const read = (path: string) => [path, readFileSync(join(folder, path))] as const;
  const manifest = read('manifest.json');
  const { files } = JSON.parse(manifest[1].toString()) as { files: Readonly<Record<string, unknown>> };
  return new Map([manifest, ...Object.keys(files).map(read)]);
}

/** Returns the same files with another version number. */
export function renumbered(files: RemoteFiles, version: string): RemoteFiles {
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as object;
  return new Map([...files, ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, version }))]]);
}

/** Lists the fragments of a remote that brands place: a version without them could not be promoted. */
const harmless = (remote: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    brands
      .flatMap(({ layouts }) => Object.values(layouts))
      .flatMap((layout) => layout?.slots ?? [])
      .filter((slot) => slot.remote === remote)
      .map(({ fragment }) => [fragment, "return h('p');"]),
  );

/** Returns the files of a hostile version, which no build would write. */
export function hostileFiles(hostile: HostileRemote, version: string): RemoteFiles {
  const { remote, prelude = '', css, files: own = {}, manifest = {} } = hostile;
  const fragments = { ...harmless(remote), ...hostile.fragments };
  const components = Object.entries(fragments).map(
    ([name, body]) =>
      `${JSON.stringify(name)}: { name: ${JSON.stringify(name)}, needs: [], hydrate: 'idle', Component(props) { ${body} }, Fallback() { return null; } }`,
  );
  const server = [
    `'use strict'; const h = require(${JSON.stringify(lent)}).createElement;`,
    prelude,
    `module.exports = { fragments: { ${components.join(', ')} } };`,
  ].join('\n');
  const files = new Map<string, Buffer>([
    ['server.js', Buffer.from(server)],
    ['remoteEntry.js', Buffer.from(`/* ${remote} ${version} */`)],
    ...(css === undefined ? [] : [['style.css', Buffer.from(css)] as const]),
    ...Object.entries(own).map(([path, text]) => [path, Buffer.from(text)] as const),
  ]);
  const said = {
    ...{ schema: 1, name: remote, version, contract: `^${contractVersion}` },
    ...{ container: remote.replaceAll('-', '_'), entry: 'remoteEntry.js', server: 'server.js' },
    fragments: Object.fromEntries(
      Object.keys(fragments).map((fragment) => [
        fragment,
        {
          ...{ needs: [], hydrate: 'idle', slots: [], expose: `./${fragment}`, js: [] },
          css: css === undefined ? [] : ['style.css'],
          fallback: hostile.fallback ?? `<p>${fragment} is not here</p>`,
        },
      ]),
    ),
    ...{ sources: {}, shared: {} },
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [path, { size: bytes.length, integrity: integrityOf(bytes) }]),
    ),
    ...manifest,
  };
  return files.set('manifest.json', Buffer.from(JSON.stringify(said)));
}

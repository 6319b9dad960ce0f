import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contractVersion, isSourceMap, type Manifest, searchKitVersion } from '@forecourt/contracts';
import { compile } from './compile';

export { buildHost, type HostBuild } from './host';
export { divideRules } from './later-rules';

import { type BuildTask, browserConfig, type Mode, serverConfig, uiStylesConfig } from './compilers';
import { evaluateServer } from './evaluate';
import { federationManifestSchema, makeManifest } from './manifest';
import { installedVersion, readRemoteFolder } from './remote-folder';
import { secondCopies } from './second-copies';
import { browserShared, type SharedPackage, serverShared } from './shared';
import { withoutScriptName } from './source-maps';
import { stylesheetsOf } from './styles';
import { writeFragmentTypes } from './types/fragment-types';
import { uiFolder, uiStyleFiles, usesUiStyles } from './ui-styles';
import { writeFolder } from './write-folder';

export interface BuildOptions {
  /** The remote's folder. */
  folder: string;
  /** Output folder, replaced as a whole. Default: `dist/fragment` in the remote's folder. */
  out?: string;
  /** Overrides the version in package.json. */
  version?: string;
  mode?: Mode;
}

export interface BuiltRemote {
  /** Absolute path of the output folder. */
  out: string;
  manifest: Manifest;
  /** Bytes of all browser scripts of the remote, brotli, each compressed separately. */
  scriptBytes: number;
}

/**
 * Builds one version of a remote: compiles the browser container and `server.js`, evaluates the latter to read the
 * fragments' definitions, and writes the folder to publish.
 * @throws Error with the fault of the remote and its remedy; nothing is written then
 */
export async function buildRemote(options: BuildOptions): Promise<BuiltRemote> {
  const folder = resolve(options.folder);
  const out = resolve(options.out ?? join(folder, 'dist/fragment'));
  const remote = readRemoteFolder(folder, options.version);
  const task: BuildTask = {
    remote,
    mode: options.mode ?? 'production',
    ui: uiFolder(folder),
    ranges: sharedRanges(folder),
  };

  const [browser, server] = await Promise.all([compile(browserConfig(task)), compile(serverConfig(task))]);
  const copies = [
    ...secondCopies(browser.compilation, remote.folder),
    ...secondCopies(server.compilation, remote.folder),
  ];
  if (copies.length > 0)
    throw new Error(
      `${remote.name} would contain copies of modules that the host provides:\n${[...new Set(copies)].join('\n')}`,
    );

  const { fragments, required } = evaluateServer(fileOf(server.files, 'server.js').toString(), join(out, 'server.js'));
  const federation = federationManifestSchema.parse(JSON.parse(fileOf(browser.files, 'mf-manifest.json').toString()));
  const uiFiles =
    task.ui !== null && usesUiStyles(browser.compilation, task.ui)
      ? await uiStylesheet(task, task.ui)
      : new Map<string, Buffer>();
  const files = new Map(
    [...browser.files, ...server.files, ...uiFiles]
      .filter(([path]) => path !== 'mf-manifest.json' && path !== 'mf-stats.json')
      .map(([path, content]): [string, Buffer] => [path, isSourceMap(path) ? withoutScriptName(content) : content])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const used = new Set([
    ...federation.shared.map(({ name }) => browserShared[name]),
    ...required.map((name) => serverShared[name]),
  ]);
  const manifest = makeManifest({
    remote,
    federation,
    facts: fragments,
    styles: Object.fromEntries(
      remote.fragments.map((name) => [name, [...uiFiles.keys(), ...stylesheetsOf(name, browser.compilation)]]),
    ),
    shared: Object.fromEntries(Object.entries(task.ranges).filter(([name]) => used.has(name as SharedPackage))),
    sources: (await ownJson(folder, 'sources.json')) ?? {},
    budgets: await ownJson(folder, 'budgets.json'),
    files,
  });
  await writeFragmentTypes(folder, manifest);
  await writeFolder(out, new Map([...files, ['manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]]));
  return { out, manifest, scriptBytes: scriptBytes(files) };
}

/** Returns the ranges that the host's versions have to satisfy: the installed version, or newer of the same major. */
function sharedRanges(folder: string): Record<SharedPackage, string> {
  const range = (name: string) => `^${installedVersion(name, folder)}`;
  return {
    react: range('react'),
    'react-dom': range('react-dom'),
    rxjs: range('rxjs'),
    '@forecourt/fragment-kit': `^${contractVersion}`,
    '@forecourt/search-kit': `^${searchKitVersion}`,
  };
}

async function uiStylesheet(task: BuildTask, ui: string): Promise<ReadonlyMap<string, Buffer>> {
  const { files } = await compile(uiStylesConfig(task, ui, uiStyleFiles(ui)));
  return new Map([...files].filter(([path]) => path.endsWith('.css')));
}

/** Reads a JSON file of `src`, which is validated as part of the manifest; undefined if there is none. */
async function ownJson(folder: string, name: string): Promise<unknown> {
  const path = join(folder, 'src', name);
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
}

function fileOf(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const content = files.get(name);
  if (content === undefined) throw new Error(`The build wrote no ${name}.`);
  return content;
}

function scriptBytes(files: ReadonlyMap<string, Buffer>): number {
  return [...files]
    .filter(([path]) => path.endsWith('.js') && path !== 'server.js')
    .reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0);
}

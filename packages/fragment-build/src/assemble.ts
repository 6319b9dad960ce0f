import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, isSourceMap, type Manifest, searchKitVersion } from '@forecourt/contracts';
import { type Declared, declaredPath, interfaceGaps } from '@forecourt/contracts/interface';
import { sbomPath } from '@forecourt/contracts/sbom';
import type { Compiled } from './compile';
import type { BuildTask, Mode } from './compilers';
import { readDeclared } from './declared';
import { evaluateServer } from './evaluate';
import { federationManifestSchema, makeManifest } from './manifest';
import { installedVersion, type RemoteFolder } from './remote-folder';
import { bundledPackages } from './sbom/bundled-packages';
import { cyclonedx } from './sbom/cyclonedx';
import { secondCopies } from './second-copies';
import { browserShared, type SharedPackage, serverShared } from './shared';
import { withoutScriptName } from './source-maps';
import { stylesheetsOf } from './styles';
import { fragmentTypes } from './types/fragment-types';
import { uiFolder, usesUiStyles } from './ui-styles';

/** Files of the compilers that are no part of a version: facts for the manifest, and source maps for development. */
const notPublished = /^mf-(manifest|stats)\.json$|^(?!private\/).*\.map$/;

/** Returns the task of a remote's compilers. */
export function taskOf(remote: RemoteFolder, mode: Mode): BuildTask {
  const { folder } = remote;
  return { remote, mode, ui: uiFolder(folder), ranges: sharedRanges(folder) };
}

/**
 * Makes a version of what the compilers of a remote gave: evaluates `server.js` to read the fragments' definitions, and writes the manifest.
 * Lists its packages, unless it is for development.
 * @param uiStyles returns what the compiler of `packages/ui` gave; called if the remote uses its styles
 * @returns the declarations of the names that the remote brings, too: the types of its own code
 * @throws Error with the fault of the remote and its remedy
 */
export async function assemble(
  task: BuildTask,
  { browser, server }: { browser: Compiled; server: Compiled },
  uiStyles: () => Promise<Compiled | null>,
): Promise<{ manifest: Manifest; files: ReadonlyMap<string, Buffer>; types: string }> {
  const { remote, mode, ui, ranges } = task;
  const copies = [
    ...secondCopies(browser.compilation, remote.folder),
    ...secondCopies(server.compilation, remote.folder),
  ];
  if (copies.length > 0)
    throw new Error(
      `${remote.name} would contain copies of modules that the host provides:\n${[...new Set(copies)].join('\n')}`,
    );

  const declared = await readDeclared(remote.folder);
  const code = fileOf(server.files, 'server.js').toString();
  const { fragments, required } = evaluateServer(code, join(remote.folder, 'server.js'));
  const federation = federationManifestSchema.parse(JSON.parse(fileOf(browser.files, 'mf-manifest.json').toString()));
  const styles = ui !== null && usesUiStyles(browser.compilation, ui) ? await uiStyles() : null;
  const uiFiles = [...(styles?.files ?? [])].filter(([path]) => path.endsWith('.css'));
  const compiled = [browser, server, ...(styles === null ? [] : [styles])];
  const files = new Map(
    [
      ...[...browser.files, ...server.files, ...uiFiles, ...declaredFile(declared)],
      ...(mode === 'production' ? [packagesFile(task, compiled)] : []),
    ]
      .filter(([path]) => !notPublished.test(path))
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
      remote.fragments.map((name) => [
        name,
        [...uiFiles.map(([path]) => path), ...stylesheetsOf(name, browser.compilation)],
      ]),
    ),
    shared: Object.fromEntries(Object.entries(ranges).filter(([name]) => used.has(name as SharedPackage))),
    sources: (await ownJson(remote.folder, 'sources.json')) ?? {},
    budgets: await ownJson(remote.folder, 'budgets.json'),
    tolerances: await ownJson(remote.folder, 'tolerances.json'),
    files,
  });
  const gaps = interfaceGaps(manifest, declared);
  if (gaps.length > 0) throw new Error(`${remote.name} declares what it does not bring:\n${gaps.join('\n')}`);
  return { manifest, files, types: fragmentTypes(manifest, declared) };
}

/** Returns a JSON file as versions have it. */
export const jsonFile = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Returns the private file with a remote's declarations; none if it declares nothing. */
function declaredFile(declared: Declared): [string, Buffer][] {
  const isEmpty = Object.values(declared).every((names) => Object.keys(names).length === 0);
  return isEmpty ? [] : [[declaredPath, jsonFile(declared)]];
}

/** Returns the private file with the packages that are really bundled. */
function packagesFile({ remote }: BuildTask, compiled: readonly Compiled[]): [string, Buffer] {
  const compilations = compiled.map(({ compilation }) => compilation);
  return [sbomPath, jsonFile(cyclonedx(remote, bundledPackages(compilations, remote.folder)))];
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

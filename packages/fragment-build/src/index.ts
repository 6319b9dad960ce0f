import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from '@forecourt/contracts';
import { assemble, jsonFile, taskOf } from './assemble';
import { type Compiled, compile } from './compile';

export { buildHost, type HostBuild } from './host';
export { divideRules } from './later-rules';

import { type BuildTask, browserConfig, type Mode, serverConfig, uiStylesConfig } from './compilers';
import { readRemoteFolder } from './remote-folder';
import { writeFragmentTypes } from './types/fragment-types';
import { uiStyleFiles } from './ui-styles';
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
  const task = taskOf(readRemoteFolder(folder, options.version), options.mode ?? 'production');

  const [browser, server] = await Promise.all([compile(browserConfig(task)), compile(serverConfig(task))]);
  const { manifest, files, types } = await assemble(task, { browser, server }, () => uiStylesheet(task));
  await writeFragmentTypes(folder, types);
  await writeFolder(out, new Map([...files, ['manifest.json', jsonFile(manifest)]]));
  return { out, manifest, scriptBytes: scriptBytes(files) };
}

async function uiStylesheet(task: BuildTask): Promise<Compiled | null> {
  return task.ui === null ? null : compile(uiStylesConfig(task, task.ui, uiStyleFiles(task.ui)));
}

function scriptBytes(files: ReadonlyMap<string, Buffer>): number {
  return [...files]
    .filter(([path]) => path.endsWith('.js') && path !== 'server.js')
    .reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0);
}

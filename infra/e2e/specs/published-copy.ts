/** Versions that tests publish: copies of a live version, changed in some way. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { dataDir, registryUrl } from '../ports';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

/** Runs the `fragment` command. @returns its output */
export async function fragment(...args: string[]): Promise<string> {
  const command = join(root, 'packages/fragment-cli/dist/fragment.js');
  const env = { ...process.env, REGISTRY_URL: registryUrl, DATA_DIR: dataDir };
  return (await run(process.execPath, [command, ...args], { cwd: root, env })).stdout;
}

/** Returns the link in the output of `fragment preview`. */
export const linkIn = (text: string) => /^ {2}(http\S+)$/m.exec(text)?.[1] ?? '';

/** Writes to the registry. @returns its answer */
export async function registry(method: string, path: string, body: object): Promise<unknown> {
  const token = (await readFile(join(dataDir, 'registry/token'), 'utf8')).trim();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(registryUrl + path, { method, headers, body: JSON.stringify(body) });
  // 409: an earlier run has published this version already.
  if (!response.ok && response.status !== 409) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Publishes version 1.0.0 of a remote again under another number. @param change returns the new content of a file */
export async function publishCopy(
  remote: string,
  version: string,
  change: (path: string, bytes: Buffer) => Buffer = (_path, bytes) => bytes,
): Promise<void> {
  const fileOf = async (path: string) =>
    Buffer.from(await (await fetch(`${registryUrl}/files/${remote}/1.0.0/${path}`)).arrayBuffer());
  const manifest = JSON.parse((await fileOf('manifest.json')).toString());
  const contents = await Promise.all(
    Object.keys(manifest.files).map(async (path) => [path, change(path, await fileOf(path))] as const),
  );
  const described = contents.map(([path, bytes]) => [
    path,
    { size: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` },
  ]);
  const changed = { ...manifest, version, files: Object.fromEntries(described) };
  const files = Object.fromEntries(contents.map(([path, bytes]) => [path, bytes.toString('base64')]));
  const manifestText = Buffer.from(JSON.stringify(changed)).toString('base64');
  await registry('PUT', `/v1/remotes/${remote}/${version}`, { files: { ...files, 'manifest.json': manifestText } });
}

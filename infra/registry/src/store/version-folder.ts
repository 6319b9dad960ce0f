import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Manifest, manifestPath, manifestSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { declaredPath, interfaceOf, type RemoteInterface } from '@forecourt/contracts/interface';
import { packagesIn, sbomPath, sbomSchema } from '@forecourt/contracts/sbom';
import { brotliSuffix, declaredIn, type Upload } from '@forecourt/gate';
import type { Disk } from './disk';
import { isCompressible } from './file-types';

/** A file of a published version. */
export interface StoredFile {
  integrity: string;
  /** Whether a brotli-compressed sibling exists. */
  brotli: boolean;
}

/** Size above which the best brotli level takes seconds; a slightly lower level compresses about as well and is far faster. */
const bestLevelBytes = 1024 * 1024;
const compress = promisify(brotliCompress);

/** Returns the files of an upload, with brotli siblings of those that become smaller. */
export async function filesOf(upload: Upload): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [path, bytes] of upload.files) {
    files.set(path, bytes);
    const smaller = isCompressible(path) ? await brotliOf(bytes) : null;
    if (smaller !== null) files.set(path + brotliSuffix, smaller);
  }
  return files;
}

/** Writes an upload into a new folder durably, with its brotli siblings. */
export async function writeVersion(disk: Disk, folder: string, upload: Upload): Promise<void> {
  const folders = new Set([folder, ...[...upload.files.keys()].map((path) => dirname(join(folder, path)))]);
  for (const path of folders) await disk.makeFolder(path);
  for (const [path, bytes] of await filesOf(upload)) await disk.write(join(folder, path), bytes);
  for (const path of folders) await disk.syncFolder(path);
}

async function brotliOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const compressed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength > bestLevelBytes ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  return compressed.byteLength < bytes.byteLength ? compressed : null;
}

/** Reads the manifest of a published version. @throws if it cannot be read */
export async function readManifest(folder: string): Promise<{ bytes: Buffer; manifest: Manifest }> {
  const bytes = await readFile(join(folder, manifestPath));
  return { bytes, manifest: manifestSchema.parse(JSON.parse(bytes.toString('utf8'))) };
}

/** Reads what a published version offers to other teams. @throws if it cannot be read */
export async function readInterface(folder: string): Promise<RemoteInterface> {
  const { manifest } = await readManifest(folder);
  const declared = Object.hasOwn(manifest.files, declaredPath) ? [await readFile(join(folder, declaredPath))] : [];
  return interfaceOf(manifest, declaredIn(new Map(declared.map((bytes) => [declaredPath, bytes]))));
}

/** Reads the packages in a published version; null if its build listed none. @throws if it cannot be read */
export async function readPackages(folder: string): Promise<ReturnType<typeof packagesIn> | null> {
  const { manifest } = await readManifest(folder);
  if (!Object.hasOwn(manifest.files, sbomPath)) return null;
  return packagesIn(sbomSchema.parse(JSON.parse(await readFile(join(folder, sbomPath), 'utf8'))));
}

/** Reads the files of a published version, as they were uploaded. @throws if one cannot be read */
export async function readUpload(folder: string): Promise<Map<string, Uint8Array>> {
  const { bytes, manifest } = await readManifest(folder);
  const read = async (path: string): Promise<[string, Uint8Array]> => [path, await readFile(join(folder, path))];
  return new Map([[manifestPath, bytes], ...(await Promise.all(Object.keys(manifest.files).map(read)))]);
}

/** Lists the files of a published version: the manifest and those that it lists. Nothing else in the folder is served. */
export async function readVersion(folder: string): Promise<ReadonlyMap<string, StoredFile>> {
  const [{ bytes, manifest }, entries] = await Promise.all([
    readManifest(folder),
    readdir(folder, { recursive: true }),
  ]);
  const present = new Set(entries.map((path) => path.replaceAll('\\', '/')));
  const listed = Object.entries(manifest.files).map(([path, { integrity }]): [string, string] => [path, integrity]);
  return new Map(
    [[manifestPath, integrityOf(bytes)] as [string, string], ...listed].map(([path, integrity]) => [
      path,
      { integrity, brotli: present.has(path + brotliSuffix) },
    ]),
  );
}

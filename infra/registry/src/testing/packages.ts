import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the hash by which package managers check a tarball. */
export const integrityOf = (bytes: string): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/**
 * Writes a package's tarball and its description into a folder, as `npm run pack` does.
 * @param more further fields of its package.json
 */
export async function writePackage(
  folder: string,
  name: string,
  version: string,
  { bytes = `bytes of ${name}@${version}`, ...more }: { bytes?: string; [field: string]: unknown } = {},
): Promise<void> {
  const filename = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  const dist = { filename, integrity: integrityOf(bytes), shasum: 'aa' };
  await writeFile(join(folder, filename), bytes);
  await writeFile(join(folder, `${filename}.json`), JSON.stringify({ name, version, ...more, dist }));
}

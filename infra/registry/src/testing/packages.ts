import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a package's tarball and its description into a folder, as `npm run pack` does. @param more further fields of its package.json */
export async function writePackage(folder: string, name: string, version: string, more: object = {}): Promise<void> {
  const filename = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  const dist = { filename, integrity: 'sha512-AAAA', shasum: 'aa' };
  await writeFile(join(folder, filename), `bytes of ${name}@${version}`);
  await writeFile(join(folder, `${filename}.json`), JSON.stringify({ name, version, ...more, dist }));
}

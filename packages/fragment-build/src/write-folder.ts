import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces a folder of built files as a whole: written beside it first, so that no reader sees a half-written version.
 * @throws Error if the folder contains something other than an earlier build
 */
export async function writeFolder(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'manifest.json'))) {
    throw new Error(
      `${folder} is not an earlier build (it has no manifest.json) and is left alone: choose an empty folder.`,
    );
  }
  const beside = `${folder}.${process.pid}.part`;
  await rm(beside, { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(beside, path)), { recursive: true });
    await writeFile(join(beside, path), content);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(beside, folder);
}

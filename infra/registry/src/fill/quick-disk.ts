import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { Disk } from '../store/disk';

/** Writes without waiting for the disk: what a crash takes is generated again. */
export const quickDisk: Disk = {
  makeFolder: async (path) => void (await mkdir(path, { recursive: true })),
  write: (path, bytes, mode = 0o644) => writeFile(path, bytes, { mode }),
  syncFolder: async () => undefined,
  rename,
  append: (path, text) => appendFile(path, text),
  remove: (path) => rm(path, { recursive: true, force: true }),
};

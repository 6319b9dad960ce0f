import { appendFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The registry's write operations. Each is durable when its promise resolves. */
export interface Disk {
  /** Creates a folder and its missing parents. */
  makeFolder(path: string): Promise<void>;
  /** Writes or overwrites a file; not atomic, so never use it on a file that is in use. */
  write(path: string, bytes: string | Uint8Array, mode?: number): Promise<void>;
  /** Makes the entries of a folder durable after files were written into it. */
  syncFolder(path: string): Promise<void>;
  /** Renames atomically: readers find the complete old or the complete new file. */
  rename(from: string, to: string): Promise<void>;
  append(path: string, text: string): Promise<void>;
  /** Removes a file, or a folder with its content; does nothing if there is none. */
  remove(path: string): Promise<void>;
}

export const disk: Disk = {
  async makeFolder(path) {
    const first = await mkdir(path, { recursive: true });
    if (first === undefined) return;
    for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
  },
  async write(path, bytes, mode = 0o644) {
    const file = await open(path, 'w', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  syncFolder,
  async rename(from, to) {
    await rename(from, to);
    await syncFolder(dirname(to));
  },
  append: (path, text) => appendFile(path, text, { flush: true }),
  remove: (path) => rm(path, { recursive: true, force: true }),
};

/** Replaces a file atomically: a crash leaves the old or the new one. `temporary` must be on the same file system. */
export async function replaceFile(
  on: Disk,
  path: string,
  temporary: string,
  text: string,
  mode?: number,
): Promise<void> {
  await on.write(temporary, text, mode);
  await on.rename(temporary, path);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

import { appendFile, writeFile } from 'node:fs/promises';
import { type Disk, disk } from '../store/disk';

export class PowerCut extends Error {}

/** How much of the last step reaches the disk: half of it (nothing of an atomic step), or all of it, although it reports a failure. */
export type Reach = 'half' | 'whole';

/** Returns the real disk with a power cut in step `at` (from 0), after which nothing reaches it. `steps()` returns the number of steps. */
export function failingDisk(at: number, reach: Reach): { disk: Disk; steps: () => number } {
  let step = 0;
  const run = async (whole: () => Promise<void>, half: () => Promise<void> = async () => undefined) => {
    const now = step++;
    if (now < at) return whole();
    if (now === at && reach === 'half') await half();
    if (now === at && reach === 'whole') await whole();
    throw new PowerCut(`the power went at step ${at}`);
  };
  return {
    steps: () => step,
    disk: {
      makeFolder: (path) => run(() => disk.makeFolder(path)),
      write: (path, bytes, mode) =>
        run(
          () => disk.write(path, bytes, mode),
          () => writeFile(path, bytes.slice(0, bytes.length / 2)),
        ),
      syncFolder: (path) => run(() => disk.syncFolder(path)),
      rename: (from, to) => run(() => disk.rename(from, to)),
      append: (path, text) =>
        run(
          () => disk.append(path, text),
          () => appendFile(path, text.slice(0, text.length / 2)),
        ),
      remove: (path) => run(() => disk.remove(path)),
    },
  };
}

import type { IndexSource } from '../../store/port';
import { LiveIndex } from './live-index';
import { SnapshotUnusable } from './snapshot/read';
import type { Snapshots } from './snapshot/snapshots';
import type { Notice } from './thread-messages';

/** Opens the index of a generation: from its snapshot or, if that cannot be used for any reason, from the store. */
export async function openIndex(
  source: IndexSource,
  generation: number,
  snapshots: Snapshots,
  tell: (notice: Notice) => void,
): Promise<LiveIndex> {
  try {
    return await LiveIndex.restore(source, generation, snapshots);
  } catch (error) {
    if (error instanceof SnapshotUnusable && error.isMissing) {
      tell({ message: 'there is no snapshot of the index: it is loaded from the store', problem: null });
    } else {
      tell({
        message: 'the snapshot of the index cannot be used: it is loaded from the store',
        problem: textOf(error),
      });
    }
    return LiveIndex.load(source, generation);
  }
}

/** Writes the snapshot of an index that was loaded from the store, while the index already serves. */
export async function keepSnapshot(
  index: LiveIndex,
  snapshots: Snapshots,
  tell: (notice: Notice) => void,
): Promise<void> {
  const snapshot = index.takeSnapshot();
  if (snapshot === null) return;
  const started = performance.now();
  try {
    const bytes = await snapshots.write(snapshot);
    const seconds = (performance.now() - started) / 1_000;
    const megabytes = Math.ceil(bytes / 1e6);
    tell({ message: `a snapshot of the index was written: ${megabytes} MB in ${seconds.toFixed(1)} s`, problem: null });
  } catch (error) {
    tell({ message: 'no snapshot of the index could be written: the next start takes longer', problem: textOf(error) });
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './store/database';
import type { FromRowThread, RowThreadData } from './store/threaded-rows';
import { type RowBatch, writeRows } from './store/write-rows';

/** Other writers look for their turn every three milliseconds (`writeTransaction`); batches follow each other without a gap else. */
const TURN_MILLISECONDS = 5;

/** Writes the rows of an import, batch by batch. */
async function run({ folder }: RowThreadData): Promise<void> {
  const db = await openDatabase(folder, 'normal');
  parentPort!.on('message', async (batch: RowBatch) => {
    try {
      await writeRows(db, batch);
      await wait(TURN_MILLISECONDS);
      send({ kind: 'written' });
    } catch (error) {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}

function send(message: FromRowThread): void {
  parentPort!.postMessage(message);
}

await run(workerData as RowThreadData);

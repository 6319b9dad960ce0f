import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database';
import type { FromRowThread, RowThreadData, ToRowThread } from './threaded-rows';
import { ConnectionRows, type RowCommit } from './write-rows';

/** Other writers retry every three milliseconds (`writeTransaction`); without a pause, one commit would follow the other without a gap. */
const TURN_MILLISECONDS = 5;

/** Writes the rows of an import: the rows that arrived before a commit message are written when that message is handled. */
async function run({ folder }: RowThreadData): Promise<void> {
  const db = await openDatabase(folder, { durability: 'normal' });
  let rows = new ConnectionRows(db);
  let last = Promise.resolve();
  parentPort!.on('message', (message: ToRowThread) => {
    if (message !== 'close' && 'owners' in message) return rows.add(message);
    const full = rows;
    rows = new ConnectionRows(db);
    last = last.then(() => answer(full, message));
  });
}

async function answer(rows: ConnectionRows, question: RowCommit | 'close'): Promise<void> {
  try {
    await (question === 'close' ? rows.close() : rows.commit(question));
    send({ kind: 'done' });
    await wait(TURN_MILLISECONDS);
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

function send(message: FromRowThread): void {
  parentPort!.postMessage(message);
}

await run(workerData as RowThreadData);

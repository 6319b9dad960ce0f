import { parentPort, workerData } from 'node:worker_threads';
import { toCriteria } from './search/criteria';
import { labelIndex } from './search/labels';
import { loadIndex } from './search/load';
import type { FromThread, ThreadData, ToThread } from './search/thread-messages';
import { openDatabase } from './store/database';

/** One index of one generation, in a thread of its own: a broad search keeps no request waiting that needs no search. */
async function run({ folder, generation }: ThreadData): Promise<void> {
  const started = performance.now();
  const db = await openDatabase(folder);
  const engine = await loadIndex(db, generation);
  await db.destroy();
  const labels = labelIndex();

  parentPort!.on('message', ({ id, request }: ToThread) => {
    try {
      send({ kind: 'found', id, result: engine.search(toCriteria({ ...request, labels })) });
    } catch (error) {
      send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    }
  });
  send({ kind: 'ready', listings: engine.size, loadMilliseconds: Math.round(performance.now() - started) });
}

function send(message: FromThread): void {
  parentPort!.postMessage(message);
}

await run(workerData as ThreadData);

import { parentPort, workerData } from 'node:worker_threads';
import { Recent } from './recent';
import { toCriteria } from './search/criteria';
import { labelIndex } from './search/labels';
import { loadIndex } from './search/load';
import type { SearchResult } from './search/search';
import type { FromThread, ThreadData, ToThread } from './search/thread-messages';
import { openDatabase } from './store/database';

/** About 10 kB each. */
const KEPT_ANSWERS = 500;

/** One index of one generation, in a thread of its own: a broad search keeps no request waiting that needs no search. */
async function run({ folder, generation }: ThreadData): Promise<void> {
  const started = performance.now();
  const db = await openDatabase(folder);
  const engine = await loadIndex(db, generation);
  await db.destroy();
  const labels = labelIndex();
  // An index never changes, so that a search that many shoppers make is made once.
  const answers = new Recent<string, SearchResult>(KEPT_ANSWERS);

  parentPort!.on('message', ({ id, request }: ToThread) => {
    try {
      const answer = () => engine.search(toCriteria({ ...request, labels }));
      send({ kind: 'found', id, result: answers.get(JSON.stringify(request), answer) });
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

import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Recent } from './recent';
import { LiveIndex } from './search/columnar/live-index';
import { keepSnapshot, openIndex } from './search/columnar/open-index';
import { Snapshots } from './search/columnar/snapshot/snapshots';
import type { FromThread, Notice, ThreadData, ToThread } from './search/columnar/thread-messages';
import { toCriteria } from './search/criteria';
import type { SearchResult } from './search/engine';
import { labelIndex } from './search/labels';
import { openDatabase } from './store/sqlite/database';

/** About 10 kB each. */
const KEPT_ANSWERS = 500;

/** One index of one generation, in a thread of its own: a broad search keeps no request waiting that needs no search. */
async function run({ folder, generation, isAnew }: ThreadData): Promise<void> {
  const db = await openDatabase(folder);
  const snapshots = new Snapshots(path.join(folder, 'index'));
  const tell = (notice: Notice) => send({ kind: 'notice', notice });
  const index = isAnew ? await LiveIndex.load(db, generation) : await openIndex(db, generation, snapshots, tell);
  const labels = labelIndex();
  // A search that many shoppers make is made once, until the index changes.
  let answers = { seq: index.seq, recent: new Recent<string, SearchResult>(KEPT_ANSWERS) };

  const search = ({ id, request }: ToThread & { kind: 'search' }) => {
    const { seq } = index;
    if (answers.seq !== seq) answers = { seq, recent: new Recent(KEPT_ANSWERS) };
    const result = answers.recent.get(JSON.stringify(request), () => index.search(toCriteria({ ...request, labels })));
    send({ kind: 'found', id, seq, result });
  };
  const catchUp = async ({ id }: ToThread & { kind: 'catch-up' }) => {
    const applied = await index.catchUp();
    send({ kind: 'caught-up', id, state: index.state, applied });
  };
  parentPort!.on('message', async (message: ToThread) => {
    try {
      if (message.kind === 'search') search(message);
      else await catchUp(message);
    } catch (error) {
      send({ kind: 'failed', id: message.id, message: error instanceof Error ? error.message : String(error) });
    }
  });
  send({ kind: 'ready', state: index.state });
  await keepSnapshot(index, snapshots, tell);
}

function send(message: FromThread): void {
  parentPort!.postMessage(message);
}

await run(workerData as ThreadData);

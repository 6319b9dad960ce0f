import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { runSearchThread } from './search/columnar/search-thread';
import { Snapshots } from './search/columnar/snapshot/snapshots';
import type { ThreadData } from './search/columnar/thread-messages';
import { openStore } from './store/sqlite/store';

/* The program of a search thread: an index over the store of a folder, with its snapshots beside it. */

const data = workerData as ThreadData;
await runSearchThread(await openStore(data.folder), new Snapshots(path.join(data.folder, 'index')), data);

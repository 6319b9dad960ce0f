import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { runSearchThread } from './search/columnar/search-thread';
import { Snapshots } from './search/columnar/snapshot/snapshots';
import type { ThreadData } from './search/columnar/thread-messages';
import { openStore } from './store/sql/store';

/* The program of a search thread: an index over a store, with its snapshots in a folder. */

const data = workerData as ThreadData;
await runSearchThread(await openStore(data.store), new Snapshots(path.join(data.folder, 'index')), data);

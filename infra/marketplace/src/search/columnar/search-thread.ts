import { parentPort } from 'node:worker_threads';
import { type SearchRequest, toCriteria } from '@forecourt/matching';
import { LRUCache } from 'lru-cache';
import type { IndexSource } from '../../store/port';
import { labelIndex } from '../labels';
import type { SearchResult } from '../port';
import { LiveIndex } from './live-index';
import { keepSnapshot, openIndex } from './open-index';
import type { Snapshots } from './snapshot/snapshots';
import type { FromThread, Notice, ThreadData, ToThread } from './thread-messages';

/** Number of cached results, about 10 kB each. */
const KEPT_ANSWERS = 500;

/** Runs the index of one generation in the present thread, so that a broad search does not delay requests that need no search. */
export async function runSearchThread(
  source: IndexSource,
  snapshots: Snapshots,
  { generation, isAnew }: ThreadData,
): Promise<void> {
  const tell = (notice: Notice) => send({ kind: 'notice', notice });
  const index = isAnew
    ? await LiveIndex.load(source, generation)
    : await openIndex(source, generation, snapshots, tell);
  const labels = labelIndex();
  // A search that many shoppers make is run once, until the index changes.
  const answers = new LRUCache<string, SearchResult, SearchRequest>({
    max: KEPT_ANSWERS,
    memoMethod: (_key, _stale, { context }) => index.search(toCriteria(context, labels)),
  });
  let answersSeq = index.seq;

  const search = ({ id, request }: ToThread & { kind: 'search' }) => {
    const { seq } = index;
    if (answersSeq !== seq) answers.clear();
    answersSeq = seq;
    const result = answers.memo(JSON.stringify(request), { context: request });
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

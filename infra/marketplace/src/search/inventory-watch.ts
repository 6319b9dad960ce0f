import type { Kysely } from 'kysely';
import { activeGeneration } from '../store/inventory';
import type { Database } from '../store/schema';
import type { ListingSearch } from './listing-search';

const POLL_MILLISECONDS = 400;

/**
 * Loads the active generation now, and whichever becomes active later, also by another process's import. A generation that
 * cannot be loaded is tried again at the next poll; the old index answers meanwhile.
 *
 * @param report told of each new index and of each failure
 * @returns what stops the watch
 */
export async function watchInventory(
  db: Kysely<Database>,
  search: ListingSearch,
  report: { loaded: () => void; failed: (error: unknown) => void },
): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();

  const check = async () => {
    try {
      const active = await activeGeneration(db);
      if (active === null || active.id === search.index?.generation) return;
      await search.load(active.id);
      report.loaded();
    } catch (error) {
      report.failed(error);
    }
  };
  const poll = () => {
    checking = check().then(() => {
      if (!stopped) timer = setTimeout(poll, POLL_MILLISECONDS).unref();
    });
  };

  await check();
  timer = setTimeout(poll, POLL_MILLISECONDS).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await checking;
  };
}

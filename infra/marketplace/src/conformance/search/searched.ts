import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingSearch } from '../../search/port';
import type { ListingStore } from '../../store/port';
import { openStore } from '../../store/sql/store';
import type { Searched } from './use-search';

/** Opens a search over an empty store in its own folder, for `searchConformance`. */
export async function openSearched(create: (store: ListingStore, folder: string) => ListingSearch): Promise<Searched> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marketplace-search-'));
  // Tests do not need data to survive a power failure.
  const store = await openStore(folder, { durability: 'normal' });
  const search = create(store, folder);
  return {
    ...{ store, search },
    async close() {
      await search.close();
      await store.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

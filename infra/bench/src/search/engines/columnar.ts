import { loadIndex } from '@forecourt/marketplace/src/search/columnar/load';
import { toCriteria } from '@forecourt/marketplace/src/search/criteria';
import { openDatabase } from '@forecourt/marketplace/src/store/sqlite/database';
import { activeGeneration } from '@forecourt/marketplace/src/store/sqlite/inventory';
import type { EngineSource, MeasuredEngine } from './engine';

/** The engine that serves, loaded as the service loads it. */
export async function columnarEngine({ store, requests }: EngineSource): Promise<MeasuredEngine> {
  const db = await openDatabase(store);
  const engine = await loadIndex(db, (await activeGeneration(db))!.id);
  await db.destroy();
  return {
    search(index) {
      const result = engine.search(toCriteria(requests[index]!));
      return () => result;
    },
  };
}

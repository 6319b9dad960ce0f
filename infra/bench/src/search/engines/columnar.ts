import { loadIndex } from '@forecourt/marketplace/src/search/columnar/load';
import { openStore } from '@forecourt/marketplace/src/store/sql/store';
import { toCriteria } from '@forecourt/matching';
import type { EngineSource, MeasuredEngine } from '../../measured-engine';

/** Loads the production engine as the service does. */
export async function columnarEngine({ store, requests }: EngineSource): Promise<MeasuredEngine> {
  const listings = await openStore(store);
  const engine = await loadIndex(listings, (await listings.activeGeneration())!.id);
  await listings.close();
  return {
    search(index) {
      const result = engine.search(toCriteria(requests[index]!));
      return () => result;
    },
  };
}

import { NaiveSearch } from '@forecourt/marketplace/src/search/naive';
import { openStore } from '@forecourt/marketplace/src/store/sql/store';
import { toCriteria } from '@forecourt/matching';
import type { EngineSource, MeasuredEngine } from '../../measured-engine';

const none: readonly string[] = [];

/** Loads the naive engine, whose correctness is easy to see. */
export async function oracleEngine({ store, requests }: EngineSource): Promise<MeasuredEngine> {
  const listings = await openStore(store);
  const engine = new NaiveSearch();
  for await (const documents of listings.readDocuments((await listings.activeGeneration())!.id)) {
    // No search of the mix has keywords, and the words of a million listings are a gigabyte of texts.
    for (const document of documents) engine.upsert({ ...document, words: none });
  }
  await listings.close();
  return {
    search(index) {
      const result = engine.search(toCriteria(requests[index]!));
      return () => result;
    },
  };
}

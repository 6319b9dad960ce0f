import { toCriteria } from '@forecourt/marketplace/src/search/criteria';
import { NaiveSearch } from '@forecourt/marketplace/src/search/naive';
import { openDatabase } from '@forecourt/marketplace/src/store/sqlite/database';
import { readDocuments } from '@forecourt/marketplace/src/store/sqlite/documents';
import { activeGeneration } from '@forecourt/marketplace/src/store/sqlite/inventory';
import type { EngineSource, MeasuredEngine } from './engine';

const none: readonly string[] = [];

/** The engine that is easy to believe. */
export async function oracleEngine({ store, requests }: EngineSource): Promise<MeasuredEngine> {
  const db = await openDatabase(store);
  const engine = new NaiveSearch();
  for await (const documents of readDocuments(db, (await activeGeneration(db))!.id)) {
    // No search of the mix has keywords, and the words of a million listings are a gigabyte of texts.
    for (const document of documents) engine.upsert({ ...document, words: none });
  }
  await db.destroy();
  return {
    search(index) {
      const result = engine.search(toCriteria(requests[index]!));
      return () => result;
    },
  };
}

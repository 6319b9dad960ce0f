import type { Kysely } from 'kysely';
import { readDocuments } from '../../store/sqlite/documents';
import type { Database } from '../../store/sqlite/schema';
import { ColumnarSearch } from './engine/columnar';

/** An index of a whole generation, sorted and ready. */
export async function loadIndex(db: Kysely<Database>, generation: number): Promise<ColumnarSearch> {
  const engine = new ColumnarSearch();
  for await (const documents of readDocuments(db, generation)) {
    for (const document of documents) engine.upsert(document);
  }
  engine.compact();
  return engine;
}

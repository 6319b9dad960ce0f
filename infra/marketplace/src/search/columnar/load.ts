import type { IndexSource } from '../../store/port';
import { ColumnarSearch } from './engine/columnar';

/** Loads an index of a whole generation, sorted and ready. */
export async function loadIndex(source: IndexSource, generation: number): Promise<ColumnarSearch> {
  const engine = new ColumnarSearch();
  for await (const documents of source.readDocuments(generation)) {
    for (const document of documents) engine.upsert(document);
  }
  engine.compact();
  return engine;
}

import { CsvSplitter } from '../feed/split-csv';
import { epa } from './epa';
import { nhtsa } from './nhtsa';
import { readPublished } from './read-published';
import ratings from './samples/Safercar_data.csv' with { type: 'text' };
import economy from './samples/vehicles.csv' with { type: 'text' };
import type { FactOf, PublisherName, StoredFacts } from './stored-facts';

/** The day on which the samples were compared with the published files. */
const asOf = '2026-11-28';

async function* recordsOf(text: string) {
  const splitter = new CsvSplitter(',', text.length);
  yield splitter.push(text);
  yield splitter.end();
}

/** The facts that the site has until the whole files are imported: samples of them (`samples/README.md`). */
export const samples: { [Name in PublisherName]: () => Promise<StoredFacts<FactOf[Name]>> } = {
  epa: async () => ({ asOf, isSample: true, facts: (await readPublished(epa, recordsOf(economy))).facts }),
  nhtsa: async () => ({ asOf, isSample: true, facts: (await readPublished(nhtsa, recordsOf(ratings))).facts }),
};

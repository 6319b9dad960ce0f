/** Computes the alerts for changed listings by percolation and by running the saved searches. Answers the benchmark's requests. */
import { readFileSync } from 'node:fs';
import { ColumnarSearch } from '@forecourt/marketplace/src/search/columnar/engine/columnar';
import { openStore } from '@forecourt/marketplace/src/store/sql/store';
import { type Criteria, Percolator, type SearchDocument, toCriteria } from '@forecourt/matching';
import { answerRequests } from '../programs/answer-requests';
import { toRequest } from '../search/mix';
import { type Due, digestOf, emailOf, emailsOf } from './emails';
import type { Percolated, Run, SavedSearchSettings, Way } from './messages';
import { savedSearches } from './saved-searches';

const { store, searches, changed, each, rounds } = JSON.parse(
  readFileSync(process.env.SAVED_SEARCHES ?? '', 'utf8'),
) as SavedSearchSettings;
const seed = 1;

const saved: Criteria[] = savedSearches(searches, seed).map((query) => toCriteria(toRequest(query)));
const all: SearchDocument[] = [];
const listings = await openStore(store);
for await (const documents of listings.readDocuments((await listings.activeGeneration())!.id)) all.push(...documents);
await listings.close();
const byAge = all.toSorted((a, b) => b.listedAt - a.listedAt || (a.id < b.id ? -1 : 1));
const news = byAge.slice(0, changed);
const newsIds = news.map(({ id }) => id);

/** Calls a function `times` times, at least once; returns the times and the last result. */
function timed<T>(times: number, run: () => T): Way & { result: T } {
  const way: Way = { cpuMs: [], wallMs: [] };
  let result: T;
  do {
    const cpu = process.cpuUsage();
    const begun = performance.now();
    result = run();
    way.wallMs.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(cpu);
    way.cpuMs.push((user + system) / 1000);
  } while (way.cpuMs.length < times);
  return { ...way, result };
}
const isRun = (search: number) => search % each === 0;
const digestOfRun = (emails: readonly Due[]) => digestOf(emails.filter(({ search }) => isRun(search)));

/** Runs every `each`-th search on an index and returns the alerts for new listings. */
function runAll(engine: ColumnarSearch): Due[] {
  const isNew = new Set(newsIds);
  const order = new Map(newsIds.map((id, at) => [id, at]));
  return saved.flatMap((criteria, search) => {
    if (!isRun(search)) return [];
    const { ids } = engine.search({ ...criteria, sort: 'datelistedDESC', first: 0, count: changed });
    const found = ids.filter((id) => isNew.has(id)).sort((a, b) => order.get(a)! - order.get(b)!);
    return emailOf(search, found);
  });
}

function indexOf(documents: readonly SearchDocument[]): ColumnarSearch {
  const engine = new ColumnarSearch();
  for (const document of documents) engine.upsert(document);
  engine.compact();
  return engine;
}

const percolator = new Percolator();

answerRequests({
  percolate: (): Percolated => {
    const { wallMs } = timed(1, () => {
      for (const [id, criteria] of saved.entries()) percolator.add(id, criteria);
    });
    const { result: emails, ...way } = timed(rounds, () => emailsOf(percolator.find(news), newsIds));
    const alone = timed(1, () => {
      for (const document of news) percolator.find([document]);
    });
    return {
      ...way,
      putDownMs: wallMs[0]!,
      distinct: percolator.distinct,
      emails: emails.length,
      finds: emails.reduce((sum, { count }) => sum + count, 0),
      oneMs: alone.cpuMs[0]! / news.length,
      digest: digestOfRun(emails),
    };
  },
  'run-changed': (): Run => {
    const { result, ...way } = timed(1, () => runAll(indexOf(news)));
    return { ...way, digest: digestOf(result) };
  },
  'run-all': (): Run => {
    const engine = indexOf(all);
    const { result, ...way } = timed(1, () => runAll(engine));
    return { ...way, digest: digestOf(result) };
  },
});

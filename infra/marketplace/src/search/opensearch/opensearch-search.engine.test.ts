import { openSearched } from '../../conformance/search/searched';
import { searchConformance } from '../../conformance/search-conformance';
import { startOpenSearch, type TestOpenSearch } from '../../testing/opensearch';
import { OpenSearchSearch } from './opensearch-search';

// The first searches of a new Java process are slow.
jest.setTimeout(300_000);

let cluster: TestOpenSearch;
beforeAll(async () => {
  cluster = await startOpenSearch();
});
afterAll(() => cluster.close());

searchConformance('an OpenSearch cluster', () =>
  openSearched((store) => new OpenSearchSearch(store, { location: cluster.location(), patience: 20 })),
);

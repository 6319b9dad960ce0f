import { openSearched } from '../../conformance/search/searched';
import { searchConformance } from '../../conformance/search-conformance';
import { program } from '../../testing/programs';
import { ThreadedSearch } from './threaded-search';

// Builds and other threads are slow on a busy machine.
jest.setTimeout(180_000);

const onFailure = (error: Error) => {
  throw error;
};
searchConformance('the columnar index in a thread', () =>
  openSearched((_, folder) => new ThreadedSearch({ script: program('search-thread'), folder, onFailure })),
);

import { openSearched } from '../../conformance/search/searched';
import { searchConformance } from '../../conformance/search-conformance';
import { buildPrograms, type Programs } from '../../testing/programs';
import { ThreadedSearch } from './threaded-search';

// A build, and threads beside it, take their time on a busy machine.
jest.setTimeout(180_000);

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
});
afterAll(() => programs.remove());

const onFailure = (error: Error) => {
  throw error;
};
searchConformance('the columnar index in a thread', () =>
  openSearched((_, folder) => new ThreadedSearch({ script: programs.path('search-thread'), folder, onFailure })),
);

import { openSearched } from '../../conformance/search/searched';
import { searchConformance } from '../../conformance/search-conformance';
import { InProcessSearch } from './in-process-search';

searchConformance("the columnar index in the caller's thread", () =>
  openSearched((store) => new InProcessSearch(store)),
);

import { openSearched } from '../../testing/searched';
import { searchConformance } from '../conformance';
import { InProcessSearch } from './in-process-search';

searchConformance("the columnar index in the caller's thread", () =>
  openSearched((store) => new InProcessSearch(store)),
);

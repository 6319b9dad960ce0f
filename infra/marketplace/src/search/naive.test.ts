import { openSearched } from '../conformance/search/searched';
import { searchConformance } from '../conformance/search-conformance';
import { NaiveListingSearch } from '../testing/naive-search';

searchConformance('the naive engine', () => openSearched((store) => new NaiveListingSearch(store)));

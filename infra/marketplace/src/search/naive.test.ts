import { NaiveListingSearch } from '../testing/naive-search';
import { openSearched } from '../testing/searched';
import { searchConformance } from './conformance';

searchConformance('the naive engine', () => openSearched((store) => new NaiveListingSearch(store)));

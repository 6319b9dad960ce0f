import { defineFragment } from '@forecourt/fragment-kit';
import filters from '../filters';
import { allFiltersModel } from '../filters/model/filters-model';
import { AllFilters } from './all-filters';

export default defineFragment({
  name: 'all-filters',
  needs: ['listing.filters', 'listing.total'],
  hydrate: 'never',
  model: allFiltersModel,
  Component: AllFilters,
  Fallback: filters.Fallback,
});

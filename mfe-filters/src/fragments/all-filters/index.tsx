import { defineFragment } from '@forecourt/fragment-kit';
import filters from '../filters';
import { AllFilters } from './all-filters';

export default defineFragment({
  name: 'all-filters',
  needs: ['listing.filters', 'listing.total'],
  hydrate: 'never',
  Component: AllFilters,
  Fallback: filters.Fallback,
});

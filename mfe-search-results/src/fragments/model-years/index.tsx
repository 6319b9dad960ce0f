import { defineFragment } from '@forecourt/fragment-kit';
import { ModelYears } from './model-years';

/** The model years of a search for one model that names no year, and the economy of one year's versions: below the prices of `model-reference`, or a part of a page. */
export default defineFragment({
  name: 'model-years',
  needs: ['model-trims', 'model-facts', 'mileage'],
  // Tables only.
  hydrate: 'never',
  Component: ModelYears,
  // Shoppers can do without it.
  Fallback: () => null,
});

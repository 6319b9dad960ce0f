import { defineFragment } from '@forecourt/fragment-kit';
import { ModelAnswers } from './answers';

/** Common questions about the search's model with their answers (section 2, model reference tabs): a tab of `model-reference`, or a part of a page. */
export default defineFragment({
  name: 'model-answers',
  needs: ['listing', 'model-trims', 'model-facts', 'mileage'],
  // Text only.
  hydrate: 'never',
  Component: ModelAnswers,
  // Shoppers can do without it.
  Fallback: () => null,
});

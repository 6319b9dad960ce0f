import { defineFragment } from '@forecourt/fragment-kit';
import { ModelHeading } from './model-heading';

/** Heading of the page about a model: its name, what is for sale of it, and its years. */
export default defineFragment({
  name: 'model-heading',
  needs: ['listing', 'year-links'],
  hydrate: 'never',
  Component: ModelHeading,
  Fallback: () => <h1>This model’s page is not available right now</h1>,
});

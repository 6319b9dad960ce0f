import { defineFragment } from '@forecourt/fragment-kit';
import { Privacy } from './privacy';

/** The visitor's stored data: view, export, delete. */
export default defineFragment({
  name: 'privacy',
  needs: ['mine'],
  hydrate: 'never',
  Component: Privacy,
  Fallback: () => <h1>Your data</h1>,
});

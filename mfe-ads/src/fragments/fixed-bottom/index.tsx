import { defineFragment } from '@forecourt/fragment-kit';
import { FixedBottom } from './fixed-bottom';

/** The ad along the bottom of the window. Its slot's props in the layout say when it appears and how often it is renewed. */
export default defineFragment({
  name: 'fixed-bottom',
  needs: ['ads'],
  // It appears once the page is scrolled (R67).
  hydrate: 'scroll',
  Component: FixedBottom,
  Fallback: () => null,
});

import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Hero } from './hero';

/** Title, breadcrumbs, location editor and category tabs (section 2). */
export default defineFragment({
  name: 'hero',
  needs: ['listing'],
  Component: Hero,
  Fallback,
});

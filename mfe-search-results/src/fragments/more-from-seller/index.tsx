import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Others } from './others';

/** Other vehicles of who sells this one. */
export default defineFragment({
  name: 'vehicle-others',
  needs: ['vehicle', 'sellers', 'memory'],
  hydrate: 'visible',
  Component: Others,
  Fallback,
});

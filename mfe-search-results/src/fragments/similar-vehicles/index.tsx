import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Similar } from './similar';

/** Other vehicles of the same make and model. */
export default defineFragment({
  name: 'vehicle-similar',
  needs: ['similar', 'memory'],
  hydrate: 'visible',
  Component: Similar,
  Fallback,
});

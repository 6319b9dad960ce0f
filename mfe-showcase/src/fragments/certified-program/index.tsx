import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Program } from './program';

/** What the certified brand's programme promises (section 1), and the way to its vehicles. */
export default defineFragment({
  name: 'certified-program',
  needs: ['programme'],
  hydrate: 'idle',
  Component: Program,
  Fallback,
});

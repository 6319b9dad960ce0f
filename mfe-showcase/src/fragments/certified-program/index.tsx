import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Program } from './program';

/** The promises of the certified brand's programme (section 1), and a link to its vehicles. */
export default defineFragment({
  name: 'certified-program',
  needs: ['programme'],
  Component: Program,
  Fallback,
});

import type { Trial } from '../trial';
import { beyondTrials } from './composition/beyond';
import { markupTrials } from './composition/markup';
import { publishedTrials } from './composition/published';
import { realmTrials } from './composition/realms';
import { rendererTrials } from './composition/renderers';
import { deployingTrials } from './deploying';
import { diskTrials } from './disk';
import { inputTrials } from './input';
import { keepingTrials } from './keeping';
import { keptPagesTrials } from './kept-pages';
import { neighbourTrials } from './neighbours';
import { programTrials } from './programs';

/** Every way in which the site is attacked, a row each. */
export const trials: readonly Trial[] = [
  ...inputTrials,
  ...[...rendererTrials, ...realmTrials, ...markupTrials, ...publishedTrials, ...beyondTrials],
  ...[...programTrials, ...diskTrials, ...neighbourTrials, ...deployingTrials, ...keptPagesTrials],
  ...keepingTrials,
];

import type { Trial } from '../trial';
import { accountTrials } from './accounts';
import { busyTrials } from './busy';
import { cachedPagesTrials } from './cached-pages';
import { beyondTrials } from './composition/beyond';
import { markupTrials } from './composition/markup';
import { publishedTrials } from './composition/published';
import { realmTrials } from './composition/realms';
import { rendererTrials } from './composition/renderers';
import { deployingTrials } from './deploying';
import { diskTrials } from './disk';
import { fieldTrials } from './field';
import { inputTrials } from './input';
import { keepingTrials } from './keeping';
import { measuringTrials } from './measuring';
import { neighbourTrials } from './neighbours';
import { programTrials } from './programs';
import { publishingTrials } from './publishing';
import { pushTrials } from './pushing';
import { wallTrials } from './walls';

/** Every way in which the site is attacked, a row each. */
export const trials: readonly Trial[] = [
  ...inputTrials,
  ...[...rendererTrials, ...realmTrials, ...markupTrials, ...publishedTrials, ...beyondTrials],
  ...[...publishingTrials, ...wallTrials, ...programTrials, ...busyTrials, ...diskTrials, ...neighbourTrials],
  ...[...deployingTrials, ...cachedPagesTrials, ...accountTrials, ...measuringTrials, ...keepingTrials, ...pushTrials],
  ...fieldTrials,
];

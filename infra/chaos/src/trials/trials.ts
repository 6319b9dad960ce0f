import type { Trial } from '../trial';
import { accountTrials } from './accounts';

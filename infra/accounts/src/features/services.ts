import type { StorageCheck } from '@forecourt/service';
import type { ReferenceStore } from '@forecourt/site-data';
import type { Metrics } from '../metrics';
import { ProblemError } from '../problems';
import type { SecondProof } from '../sign-in/second-proof';
import type { SignInServices } from '../sign-in/services';
import type { Retained } from './retained';

/** Everything that features use. */
export interface Services extends SignInServices {
  reference: Pick<ReferenceStore, 'current'>;
  metrics: Metrics;
  marketplaceUrl: string;
  /** The mail domain of the sellers' mailboxes. */
  leadDomain: string;
  /** Address to which reports about listings are sent. */
  support: string;
  /** The public key by which push services recognise the site. */
  pushPublicKey: string;
  /** Origins of push services besides the browsers' own. */
  pushOrigins: readonly string[];
  /** Whether data can be stored. */
  storage: Pick<StorageCheck, 'failure'>;
  prove: SecondProof;
  /** Retained data of all features. */
  retained: readonly Retained[];
}

/** Returns the marketplace's reference data. @throws ProblemError `starting` until they were fetched for the first time ever */
export function referenceOf({ reference }: Pick<Services, 'reference'>) {
  if (reference.current !== null) return reference.current.reference;
  throw new ProblemError('starting', 'Reference data has not arrived from the marketplace yet. Try again in a moment.');
}

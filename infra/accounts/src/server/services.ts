import type { StorageCheck } from '@forecourt/service';
import type { ReferenceStore } from '@forecourt/site-data';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Passwords } from '../identity/passwords';
import type { Outbox } from '../mail/outbox';
import type { OpenId } from '../openid/openid';
import { ProblemError } from '../problems';
import type { Database } from '../store/schema';
import type { Metrics } from './metrics';

/** What the routes are made of. */
export interface Services {
  db: Kysely<Database>;
  reference: Pick<ReferenceStore, 'current'>;
  metrics: Metrics;
  logger: Logger;
  now: () => number;
  marketplaceUrl: string;
  /** Wakes who sends letters. */
  outbox: Pick<Outbox, 'wake'>;
  /** The mail domain of the sellers' boxes. */
  leadDomain: string;
  /** Who reads what is reported about listings. */
  support: string;
  /** Origin of links in letters; undefined where nobody has said. */
  site: string | undefined;
  passwords: Passwords;
  /** By whom people sign in. */
  openid: OpenId;
  /** By which browsers know whose push messages they take. */
  pushPublicKey: string;
  /** Origins of push services besides the browsers' own. */
  pushOrigins: readonly string[];
  /** Whether what people send can be stored. */
  storage: Pick<StorageCheck, 'failure'>;
}

/** @throws ProblemError `starting` until the marketplace has given reference data once, ever */
export function referenceOf({ reference }: Services) {
  if (reference.current !== null) return reference.current.reference;
  throw new ProblemError('starting', 'Reference data has not come from the marketplace yet. Try again in a moment.');
}

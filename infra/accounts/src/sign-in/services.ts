import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Rates } from '../db/rates';
import type { Database } from '../db/schema';
import type { Outbox } from '../mail/outbox';
import type { OpenId } from './openid/openid';
import type { Owner } from './owner';
import type { Passwords } from './passwords';

/** Everything that signing in uses. */
export interface SignInServices {
  db: Kysely<Database>;
  now: () => number;
  rates: Rates;
  logger: Logger;
  /** Is woken when an email was queued. */
  outbox: Pick<Outbox, 'wake'>;
  /** Origin of links in emails; undefined if the operator configured none. */
  site: string | undefined;
  passwords: Passwords;
  openid: OpenId;
  /** Gives the data of a device to the person who signs in on it. */
  mergeDevice(trx: Transaction<Database>, device: Owner, person: Owner): Promise<void>;
}

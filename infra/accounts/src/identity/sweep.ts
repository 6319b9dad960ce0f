/** Forgets what was kept as long as the table of what is kept says. */
import { reasonOf } from '@forecourt/service';
import { sweepOpenId } from '../openid/store';
import type { Services } from '../server/services';
import { kept } from './kept';
import { sweepSessions } from './sessions';
import { sweepTickets } from './tickets';

const day = 24 * 60 * 60_000;
const everyMs = 60 * 60_000;

/** Once; what is too old by the table is gone after it. */
async function sweepAll({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await sweepSessions(db, now());
  await sweepTickets(db, now());
  await sweepOpenId(db, now());
  for (const { retentionDays, sweep } of kept) {
    if (retentionDays === null || sweep === undefined) continue;
    await db.transaction().execute((trx) => sweep(trx, now() - retentionDays * day));
  }
}

/** Now, and every hour until it is stopped. @returns stops it, and waits for what is under way */
export function sweepHourly(services: Pick<Services, 'db' | 'now' | 'logger'>): () => Promise<void> {
  let underWay = Promise.resolve();
  const sweep = () => {
    underWay = underWay
      .then(() => sweepAll(services))
      .catch((error: unknown) => services.logger.error({ reason: reasonOf(error) }, 'what is too old was not deleted'));
  };
  sweep();
  const timer = setInterval(sweep, everyMs).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

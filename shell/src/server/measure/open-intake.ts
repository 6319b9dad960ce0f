import { type Disk, type Log, RareLog, reasonOf } from '@forecourt/service';
import type { EventDatabase } from '@forecourt/site-data/event-database';
import type { Config } from '../config';
import type { Metrics } from '../metrics';
import { DailyKey, keyIn, storedKey } from './daily-key';
import { DailySums } from './daily-sums';
import { DailyViews } from './daily-views';
import type { EventLog } from './event-log';
import { Intake } from './intake';
import { PaidClicks } from './paid-clicks';
import { PlanNames } from './plan-names';
import { SignedViews, storedSecret } from './signed-views';

/** Creates the intake of browsers' events. @param parts.knowsPlan whether this shell has served a plan lately */
export async function openIntake(
  { keyFolder, viewSecret, clicksPerNetwork, bytesPerNetwork, bytesPerDay }: Config['measurement'],
  parts: {
    database: EventDatabase | undefined;
    events: EventLog;
    metrics: Metrics;
    log: Log;
    disk: Disk;
    knowsPlan: (plan: string) => boolean;
  },
): Promise<Intake> {
  const { database, events, metrics, log, disk, knowsPlan } = parts;
  const { now } = Date;
  const rare = new RareLog(log);
  const keyOf = (day: string) => (database === undefined ? storedKey(keyFolder, day) : keyIn(database, day));
  const key = new DailyKey(keyOf, now, (error) =>
    log.warn(
      { reason: reasonOf(error) },
      'the key of today’s views cannot be stored; visitors count again after a restart, and at each shell',
    ),
  );
  return new Intake({
    ...{ events, metrics },
    views: new SignedViews(viewSecret ?? (await storedSecret(disk)), now),
    daily: new DailyViews(() => key.today(), now),
    clicks: new PaidClicks(clicksPerNetwork, now),
    plans: new PlanNames(knowsPlan, (name, plan) => log.info({ name, plan }, 'measured events name this plan')),
    onAbove: (why) => rare.warn(why, { why }, 'more events arrive than may be stored in a day'),
    bytes: { network: new DailySums(bytesPerNetwork, now), all: new DailySums(bytesPerDay, now) },
  });
}

/** Deletes retained data when it expires, unless that may be a mistake. */

import { transact } from '@forecourt/database';
import { clockJump, isAgreed, isTooMuch, reasonOf, retentionAdvice } from '@forecourt/service';
import { type Kysely, sql } from 'kysely';
import { progressOf, setProgress } from '../../db/progress';
import type { Database } from '../../db/schema';
import type { Retained } from '../retained';
import type { Services } from '../services';

const day = 24 * 60 * 60_000;
const everyMs = 60 * 60_000;
/** The number of rows that may always be deleted at once. */
const few = 50;
/** Name of the time of the last sweep. */
const progress = 'swept';

interface Options extends Pick<Services, 'db' | 'now' | 'logger' | 'rates' | 'retained'> {
  /** Until when an operator has agreed to any deletion, epoch milliseconds; null if nobody has. */
  until: number | null;
  /** Returns whether this process has the job; the others that share the database do not. */
  isTurn: () => Promise<boolean>;
}

type Expiring = Retained & { retentionDays: number };
const expiringOf = (retained: readonly Retained[]) =>
  retained.filter((kind): kind is Expiring => kind.retentionDays !== null);

/** Returns when data was last stored, against which the clock is checked before the first sweep; null where nothing was stored. */
async function lastStored(db: Kysely<Database>, expiring: readonly Expiring[]): Promise<number | null> {
  const times: number[] = [];
  for (const { table, time } of expiring) {
    const { rows } = await sql<{ at: number | null }>`
      select max(${sql.ref(time)}) as "at" from ${sql.table(table)}`.execute(db);
    times.push(rows[0]?.at ?? 0);
  }
  const last = Math.max(...times);
  return last === 0 ? null : last;
}

/** Deletes all data that have expired. @returns the number of kinds that stay because deleting them may be a mistake */
async function sweepAll(options: Options): Promise<number> {
  const { db, now, logger, rates, until, retained } = options;
  const expiring = expiringOf(retained);
  const at = now();
  const last = (await progressOf(db, progress)) ?? (await lastStored(db, expiring)) ?? at;
  const jump = clockJump({ now: at, last, until });
  if (jump !== null) {
    logger.error({ jump, last: new Date(last).toISOString() }, `no expired data was deleted. ${retentionAdvice}`);
    return expiring.length;
  }
  for (const { deleteEnded } of retained) await deleteEnded?.(db, at);
  await rates.deleteEnded();
  let refused = 0;
  for (const kind of expiring) if (!(await sweepOne(kind, options, at))) refused += 1;
  await setProgress(db, progress, at);
  return refused;
}

/** @returns false if it would be too much at once */
async function sweepOne(kind: Expiring, { db, logger, until }: Options, now: number): Promise<boolean> {
  const before = now - kind.retentionDays * day;
  return transact(db, async (trx) => {
    const { rows } = await sql<{ old: number; all: number }>`
      select count(*) filter (where ${sql.ref(kind.time)} < ${before}) as "old", count(*) as "all"
      from ${sql.table(kind.table)}`.execute(trx);
    const { old, all } = rows[0]!;
    if (old === 0) return true;
    if (isTooMuch(old, all, few) && !isAgreed({ now, until })) {
      logger.error(
        { data: kind.name, old, all },
        `too much data has expired at once, and was not deleted. ${retentionAdvice}`,
      );
      return false;
    }
    await kind.expire(trx, before);
    return true;
  });
}

/** Deletes data that have expired, now and every hour, until it is stopped. */
export class HourlySweep {
  /** The number of kinds of data that the last sweep did not delete, because that may be a mistake. */
  refused = 0;
  private underWay = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    const sweep = () => {
      this.underWay = this.underWay
        .then(async () => {
          if (await this.options.isTurn()) this.refused = await sweepAll(this.options);
        })
        .catch((error: unknown) =>
          this.options.logger.error({ reason: reasonOf(error) }, 'expired data was not deleted'),
        );
    };
    sweep();
    this.timer = setInterval(sweep, everyMs).unref();
  }

  /** Resolves when the pending work has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}

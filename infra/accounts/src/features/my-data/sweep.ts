/** Forgets what was kept as long as the table of what is kept says, unless that may be a mistake. */
import { clockJump, isAgreed, isTooMuch, reasonOf, retentionAdvice } from '@forecourt/service';
import { type Kysely, sql } from 'kysely';
import { progressOf, setProgress } from '../../db/progress';
import type { Database } from '../../db/schema';
import { deleteEndedOpenId } from '../../sign-in/openid/store';
import { deleteEndedSessions } from '../../sign-in/sessions';
import { deleteEndedTickets } from '../../sign-in/tickets';
import { type Kept, kept } from '../retained';
import type { Services } from '../services';

const day = 24 * 60 * 60_000;
const everyMs = 60 * 60_000;
/** Rows of which all may go at once. */
const few = 50;
/** When it was last done. */
const progress = 'swept';

interface Options extends Pick<Services, 'db' | 'now' | 'logger'> {
  /** Up to when an operator has agreed to whatever is deleted, epoch milliseconds; null where nobody has. */
  until: number | null;
}

/** What is kept for so many days. */
type Aging = Kept & { retentionDays: number; aged: NonNullable<Kept['aged']> };
const aging = kept.filter((one): one is Aging => one.retentionDays !== null && one.aged !== undefined);

/** When something was last stored: what a clock is held against before the first sweep; null where nothing was. */
async function lastStored(db: Kysely<Database>): Promise<number | null> {
  const times: number[] = [];
  for (const { aged } of aging) {
    const { rows } = await sql<{ at: number | null }>`
      select max(${sql.ref(aged.by)}) as "at" from ${sql.table(aged.table)}`.execute(db);
    times.push(rows[0]?.at ?? 0);
  }
  const last = Math.max(...times);
  return last === 0 ? null : last;
}

/** Once; what is too old by the table is gone after it. @returns how many kinds of data are left because it may be a mistake */
async function sweepAll({ db, now, logger, until }: Options): Promise<number> {
  const at = now();
  const last = (await progressOf(db, progress)) ?? (await lastStored(db)) ?? at;
  const jump = clockJump({ now: at, last, until });
  if (jump !== null) {
    logger.error(
      { jump, last: new Date(last).toISOString() },
      `nothing that is too old was deleted. ${retentionAdvice}`,
    );
    return aging.length;
  }
  await deleteEndedSessions(db, at);
  await deleteEndedTickets(db, at);
  await deleteEndedOpenId(db, at);
  let refused = 0;
  for (const one of aging) if (!(await sweepOne(one, { db, logger, until, now: () => at }))) refused += 1;
  await setProgress(db, progress, at);
  return refused;
}

/** @returns false where it would be too much */
async function sweepOne({ name, aged, retentionDays, sweep }: Aging, options: Options): Promise<boolean> {
  const { db, now, logger, until } = options;
  const before = now() - retentionDays * day;
  return db.transaction().execute(async (trx) => {
    const table = sql.table(aged.table);
    const isOld = sql`${sql.ref(aged.by)} < ${before}`;
    const { rows } = await sql<{ old: number; all: number }>`
      select count(*) filter (where ${isOld}) as "old", count(*) as "all" from ${table}`.execute(trx);
    const { old, all } = rows[0]!;
    if (old === 0) return true;
    if (isTooMuch(old, all, few) && !isAgreed({ now: now(), until })) {
      logger.error({ kept: name, old, all }, `too much at once is too old, and was not deleted. ${retentionAdvice}`);
      return false;
    }
    if (sweep === undefined) await sql`delete from ${table} where ${isOld}`.execute(trx);
    else await sweep(trx, before);
    return true;
  });
}

/** Deletes what is too old, now and every hour, until it is stopped. */
export class HourlySweep {
  /** Kinds of data of which the last time nothing was deleted, because it may be a mistake. */
  refused = 0;
  private underWay = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    const sweep = () => {
      this.underWay = this.underWay
        .then(() => sweepAll(this.options))
        .then((refused) => {
          this.refused = refused;
        })
        .catch((error: unknown) =>
          this.options.logger.error({ reason: reasonOf(error) }, 'what is too old was not deleted'),
        );
    };
    sweep();
    this.timer = setInterval(sweep, everyMs).unref();
  }

  /** Resolves when what is under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}

import { randomUUID } from 'node:crypto';
import { engineOf } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Recurring jobs. One process has a job at a time; another one takes it over once the first stops or is killed. */
export class Jobs {
  private readonly holder = randomUUID();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: () => number,
  ) {}

  /** Takes a job, or keeps it. @param forMs time after which another process may take it @returns whether this process has it */
  async take(name: string, forMs: number): Promise<boolean> {
    if (!engineOf(this.db).isShared) return true;
    const { holder } = this;
    const now = this.now();
    const taken = { holder, endsAt: now + forMs };
    const row = await this.db
      .insertInto('jobs')
      .values({ name, ...taken })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(taken)
          .where((is) => is.or([is('jobs.holder', '=', holder), is('jobs.endsAt', '<', now)])),
      )
      .returning('name')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Gives all jobs back, so that another process takes them at once. */
  async leave(): Promise<void> {
    if (engineOf(this.db).isShared) await this.db.deleteFrom('jobs').where('holder', '=', this.holder).execute();
  }
}

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setProgress } from './db/progress';
import { openTestDatabase } from './testing/database';
import { eventually } from './testing/eventually';
import { useFolder } from './testing/folder';
import { aVehicle } from './testing/news';
import { useProgram } from './testing/program';
import { startFakeMarketplace } from './testing/server';

/** Numbers of emails and kills; `ALERT_EMAILS=1000 ALERT_KILLS=20` makes the test thorough. */
const emails = Number(process.env.ALERT_EMAILS ?? 150);
const kills = Number(process.env.ALERT_KILLS ?? 2);
const minutes = Math.ceil((emails * (kills + 1)) / 2_000) + 2;

const folder = useFolder();
const program = useProgram();

test(
  'alerts of many saved searches are all sent once, and the queue is empty, although the service is killed again and again',
  async () => {
    const marketplace = await startFakeMarketplace();
    const db = await openTestDatabase(folder());
    const rows = Array.from({ length: emails }, (_, number) => ({
      ...{
        email: `ann-${number}@example.com`,
        brand: 'research',
        search: '/cars-for-sale/all/toyota',
        title: 'Toyotas',
      },
      ...{
        client: '',
        requestValues: null,
        createdAt: Date.now(),
        owner: null,
        bookmarkId: `b-${number}`,
        token: `t-${number}`,
      },
      ...{
        site: 'https://cars.example',
        pace: 'daily',
        confirmedAt: 1,
        pausedAt: null,
        lastExecutedAt: 1,
        emailedAt: null,
      },
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('subscriptions')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    await setProgress(db, 'news', 0);
    marketplace.news.add(aVehicle('car-1'), aVehicle('car-2'), aVehicle('car-3', { make: 'HONDA' }));

    const environment = { DATA_DIR: folder(), MARKETPLACE_URL: marketplace.url, LOG_LEVEL: 'info' };
    const mail = join(folder(), 'mail');
    const written = () => {
      try {
        return readdirSync(mail).filter((name) => name.endsWith('.eml'));
      } catch {
        return [];
      }
    };
    let running = await program.start(environment);
    for (let kill = 1; kill <= kills; kill += 1) {
      // The kills are spread over the time in which the emails are sent.
      const enough = Math.floor((emails * kill) / (kills + 1));
      await eventually(() => expect(written().length).toBeGreaterThanOrEqual(enough), minutes * 60_000);
      await delay(kill % 7);
      const exit = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exit;
      running = await program.start(environment);
    }
    await eventually(async () => {
      const left = await db.selectFrom('mails').select('id').where('sentAt', 'is', null).limit(1).execute();
      const untold = await db.selectFrom('finds').select('searchId').where('emailName', 'is', null).limit(1).execute();
      const count = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect([left, untold, count.count]).toEqual([[], [], emails]);
    }, minutes * 60_000);
    const exit = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await exit;
    const recipients = await db.selectFrom('mails').select(['recipient', 'name']).execute();
    const finds = await db.selectFrom('finds').select(['searchId', 'listingId']).execute();
    await db.destroy();
    marketplace.close();
    expect(new Set(recipients.map(({ recipient }) => recipient)).size).toBe(emails);
    expect(written().sort()).toEqual(recipients.map(({ name }) => `${name}.eml`).sort());
    expect(finds).toHaveLength(2 * emails);
  },
  minutes * 120_000,
);

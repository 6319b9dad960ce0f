import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from './testing/database';
import { eventually } from './testing/eventually';
import { useFolder } from './testing/folder';
import { type Program, useProgram } from './testing/program';
import { startFakeMarketplace } from './testing/server';
import { idOf, startFakeSmtp } from './testing/smtp';

/** Number of messages; `LEADS=10000` makes the test thorough. */
const count = Number(process.env.LEADS ?? 150);
const kills = 3;
/** Emails that are sent at the same time, see the transport's `connections`. */
const underWay = 4;
const minutes = Math.ceil(count / 1_000) + 1;

const folder = useFolder();
const program = useProgram();

test(
  'R63 the emails of many leads are all sent, although the mail server stops and the service is killed again and again',
  async () => {
    const [marketplace, smtp] = await Promise.all([startFakeMarketplace(), startFakeSmtp()]);
    const environment = { DATA_DIR: folder(), MARKETPLACE_URL: marketplace.url, MAIL_URL: smtp.url, LOG_LEVEL: 'info' };
    let running: Program = await program.start(environment);
    const restart = async () => {
      const exit = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exit;
      running = await program.start(environment);
    };

    /** Sends a message until it is acknowledged, as people do after an error. */
    const send = async (number: number): Promise<void> => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `2001:db8:${number.toString(16)}::1` };
      const names = { listingId: 'L1', firstName: 'Ann', lastName: 'Lee' };
      const body = JSON.stringify({ ...names, fromEmailAddress: `ann-${number}@example.com` });
      for (;;) {
        const { url } = running;
        const answer = await fetch(`${url}/account-api/email-owner`, { method: 'POST', headers, body }).catch(
          () => null,
        );
        if (answer?.status === 201) return;
        await delay(5);
      }
    };
    let next = 0;
    const sendMany = async (until: number) => {
      const one = async () => {
        while (next < until) await send(next++);
      };
      await Promise.all([one(), one(), one(), one()]);
    };

    const began = Date.now();
    for (let kill = 1; kill <= kills; kill += 1) {
      const sending = sendMany(Math.floor((count * kill) / (kills + 1)));
      if (kill === 2) await smtp.down();
      await delay(100 * kill);
      await restart();
      await sending;
    }
    await smtp.up();
    await sendMany(count);
    const stored = Date.now();
    const db = await openTestDatabase(folder());
    await eventually(async () => {
      const left = await db.selectFrom('mails').select('id').where('sentAt', 'is', null).limit(1).execute();
      expect(left).toEqual([]);
    }, minutes * 60_000);
    const leads = await db.selectFrom('leads').select('email').execute();
    await db.destroy();
    const exit = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await exit;
    const again = smtp.messages.length - count;
    if (process.env.LEADS !== undefined)
      console.info(
        `${count} leads stored in ${(stored - began) / 1_000} s, the last message out ${(Date.now() - stored) / 1_000} s later; ${again} came twice under their name`,
      );
    await smtp.close();
    marketplace.close();

    expect(new Set(leads.map(({ email }) => email)).size).toBe(count);
    expect(leads).toHaveLength(count);
    // Emails that were being sent when the program was killed arrive twice, with the same `Message-ID`, by which mail servers recognise duplicates; no others do.
    expect(new Set(smtp.messages.map(idOf)).size).toBe(count);
    expect(again).toBeLessThanOrEqual(kills * underWay);
  },
  minutes * 120_000,
);

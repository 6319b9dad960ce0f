import { sql } from 'kysely';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { type FakeSmtp, idOf, startFakeSmtp } from '../testing/smtp';

const folder = useFolder();
let marketplace: FakeMarketplace;
let smtp: FakeSmtp;
let server: TestServer;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  [marketplace, smtp] = await Promise.all([startFakeMarketplace(), startFakeSmtp()]);
  server = await startTestServer(folder(), marketplace.url, smtp.url, { now: () => Date.now() + ahead });
});
afterEach(async () => {
  await server.close();
  await smtp.close();
  marketplace.close();
});

const send = async (number: number) => {
  const answer = await server.post('/account-api/email-owner', {
    ...{ listingId: 'L1', firstName: 'Ann', lastName: 'Lee', fromEmailAddress: `ann-${number}@example.com` },
    copySelf: true,
  });
  expect(answer.status).toBe(201);
};
const figures = async () => (await fetch(`${server.url}/metrics`)).text();

test('emails wait while the server is down, and all are sent once it is back, each once', async () => {
  await send(0);
  await eventually(() => expect(smtp.messages).toHaveLength(2));
  await smtp.down();
  for (let number = 1; number < 20; number += 1) await send(number);
  await eventually(async () => expect(await figures()).toMatch(/accounts_mails_total\{outcome="unreachable"\} [1-9]/));
  await smtp.up();
  await eventually(() => expect(smtp.messages).toHaveLength(40));
  await eventually(async () => expect(await figures()).toContain('accounts_mails_waiting 0'));
  expect(new Set(smtp.messages.map(idOf)).size).toBe(40);
});

test('emails wait across a restart, too', async () => {
  await smtp.down();
  await send(0);
  await server.close();
  await smtp.up();
  server = await startTestServer(folder(), marketplace.url, smtp.url);
  await eventually(() => expect(smtp.messages).toHaveLength(2));
});

test('an email that is refused permanently is not sent again and delays no other; one that is deferred waits', async () => {
  smtp.answer = (message) =>
    /^To: Ann/m.test(message) ? '550 no such box' : message.includes('ann-1@') ? '451 later' : null;
  await send(0);
  await send(1);
  await send(2);
  await eventually(() => expect(smtp.messages).toHaveLength(2));
  await eventually(async () => {
    const text = await figures();
    for (const line of ['{outcome="refused"} 3', '{outcome="put-off"} 1', '{outcome="sent"} 2'])
      expect(text).toContain(`accounts_mails_total${line}`);
    expect(text).toContain('accounts_mails_waiting 1');
  });
});

/** Changes the database while the service has it open. */
async function inStore(statement: string): Promise<void> {
  const db = await openTestDatabase(folder());
  await sql.raw(statement).execute(db);
  await db.destroy();
}

test('sent emails that cannot be marked as sent, on a full disk, are not sent again: none lost, none doubled', async () => {
  await inStore(`create trigger "full" before update of "sentAt" on "mails"
    begin select raise(abort, 'database or disk is full'); end`);
  await send(0);
  await eventually(() => expect(smtp.messages).toHaveLength(2));
  for (let number = 1; number < 4; number += 1) {
    ahead += 61_000;
    await send(number);
  }
  await inStore('drop trigger "full"');
  ahead += 61_000;
  await send(4);
  await eventually(async () => expect(await figures()).toContain('accounts_mails_total{outcome="sent"} 10'));
  expect([smtp.messages.length, new Set(smtp.messages.map(idOf)).size]).toEqual([10, 10]);
});

test('emails that were deferred while the clock was years ahead are sent once the clock is right', async () => {
  ahead += 1_200 * 86_400_000;
  smtp.answer = () => '451 later';
  await send(0);
  await eventually(async () => expect(await figures()).toContain('accounts_mails_total{outcome="put-off"} 2'));
  smtp.answer = () => null;
  ahead -= 1_200 * 86_400_000;
  await send(1);
  await eventually(() => expect(smtp.messages).toHaveLength(4));
});

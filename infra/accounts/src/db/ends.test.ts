import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { useFolder } from '../testing/folder';
import { openDatabase } from './database';
import { migrationsFrom } from './migrations/index';

const folder = useFolder();

interface Before {
  mails: Record<string, string | number | null>;
  persons: Record<string, string | number | null>;
  tickets: Record<string, string | number | null>;
}

/** The store as a former version left it: emails with their text, and what was begun without whose it is. */
async function makeStore(): Promise<void> {
  mkdirSync(join(folder(), 'accounts'));
  const db = new Kysely<Before>({
    dialect: new SqliteDialect({
      database: new Libsql(join(folder(), 'accounts/accounts.sqlite')) as unknown as SqliteDatabase,
    }),
  });
  const { error } = await new Migrator({
    db,
    provider: migrationsFrom(join(folder(), 'none.sqlite')),
  }).migrateTo('012-known-browsers');
  if (error !== undefined) throw error;
  const person = { id: 'ann', email: 'ann@example.com', name: '', createdAt: 1, seenAt: 1 };
  await db.insertInto('persons').values(person).execute();
  const mail = (name: string, sentAt: number | null, refusal: string | null) => ({
    ...{ name, recipient: person.email, writtenAt: 1, dueAt: 1, sentAt, refusal },
    letter: JSON.stringify({ to: { name: '', address: person.email }, subject: name, text: 'token=secret' }),
  });
  await db
    .insertInto('mails')
    .values([mail('out', 2, null), mail('given-up', null, '550 no'), mail('waiting', null, null)])
    .execute();
  const ticket = (purpose: string, about: string, payload: unknown) => ({
    ...{ digest: `${purpose} ${JSON.stringify(payload)}`, purpose, about, payload: JSON.stringify(payload) },
    ...{ createdAt: 1, endsAt: 9 },
  });
  await db
    .insertInto('tickets')
    .values([
      ticket('reset', person.email, null),
      ticket('change-email', 'ann@new.example', 'ann'),
      ticket('openid', 'b', { provider: 'forecourt', provedBy: 'ann' }),
      ticket('openid', 'b', { provider: 'example', connects: 'ann' }),
      ticket('openid', 'b', { provider: 'example' }),
      ticket('connect', 'b', { connects: 'ann' }),
      ticket('passkey', 'b', { personId: 'ann' }),
      ticket('passkey', 'b', { personId: null }),
      ticket('sign-up', 'bob@example.com', { name: '', passwordHash: 'x' }),
    ])
    .execute();
  await db.destroy();
}

test('R79 emails of before that are out lose their text, those that wait keep it; what was begun learns whose it is', async () => {
  await makeStore();
  const db = await openDatabase(join(folder(), 'accounts'), join(folder(), 'none.sqlite'));
  const mails = await db.selectFrom('mails').select(['name', 'subject', 'letter']).orderBy('id').execute();
  const tickets = await db.selectFrom('tickets').select(['purpose', 'personId']).execute();
  await db.destroy();
  expect(mails).toEqual([
    { name: 'out', subject: 'out', letter: '' },
    { name: 'given-up', subject: 'given-up', letter: '' },
    { name: 'waiting', subject: 'waiting', letter: expect.stringContaining('token=secret') },
  ]);
  expect(
    tickets
      .filter(({ personId }) => personId === 'ann')
      .map(({ purpose }) => purpose)
      .sort(),
  ).toEqual(['change-email', 'connect', 'openid', 'openid', 'passkey', 'reset']);
  expect(tickets.filter(({ personId }) => personId === null)).toHaveLength(3);
});

/** What the site keeps of who asks: to see, to take along, to delete. */
import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import * as z from 'zod';
import { done } from '../../http/done';
import { readFields, tickedSchema } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { clearCookie } from '../../sign-in/cookies';
import { personOwner } from '../../sign-in/owner';
import { currentPasswordSchema, stillSignedIn } from '../../sign-in/second-proof';
import { kept, type Whose } from '../retained';
import type { Services } from '../services';

/** On the page; the export has all. */
const mostShown = 50;

export const mineSchema = z.strictObject({
  /** Of who is signed in. */
  email: z.string().nullable(),
  /** Whether deleting asks for a password. */
  hasPassword: z.boolean(),
  kept: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      /** How long, after "Kept". */
      retention: z.string(),
      count: z.int(),
      /** The latest of them. */
      items: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});

/** The person's own and the device's; an address counts for who has shown that it is theirs. */
async function whoseOf(services: Services, request: Parameters<RequestHandler>[0]) {
  const { person, device } = await clientOf(services, request);
  const whose: Whose[] = [];
  if (person !== null) whose.push({ owner: personOwner(person.id), email: person.verified ? person.email : null });
  if (device !== null) whose.push({ owner: device, email: null });
  return { person, whose };
}

async function exportAll({ db }: Services, whose: readonly Whose[]): Promise<ReadonlyMap<string, readonly object[]>> {
  const all = new Map<string, readonly object[]>();
  for (const { name, exportOf } of kept) {
    const parts = await Promise.all(whose.map((each) => exportOf(db, each)));
    all.set(name, parts.flat());
  }
  return all;
}

const passwordOf = ({ db }: Services, id: string) =>
  db.selectFrom('persons').select('passwordHash').where('id', '=', id).executeTakeFirst();

/** `GET /account-api/mine`: what is kept of who asks, for the page that shows it. */
export function mine(services: Services): RequestHandler {
  return async (request, response) => {
    const { person, whose } = await whoseOf(services, request);
    const all = await exportAll(services, whose);
    const answer = {
      email: person?.email ?? null,
      hasPassword: person !== null && (await passwordOf(services, person.id))?.passwordHash != null,
      kept: kept.map(({ name, title, retention }) => {
        const items = all.get(name) ?? [];
        return { name, title, retention, count: items.length, items: items.slice(-mostShown) };
      }),
    };
    response.json(answer);
  };
}

/** `GET /account-api/mine/export`: all of it as a file. */
export function exportMine(services: Services): RequestHandler {
  return async (request, response) => {
    const { whose } = await whoseOf(services, request);
    response
      .attachment('my-data.json')
      .type('json')
      .send(`${JSON.stringify(Object.fromEntries(await exportAll(services, whose)), null, 2)}\n`);
  };
}

export const eraseSchema = z.object({
  /** The box that says so. */
  confirm: tickedSchema.default(false),
  /** Of who has one. */
  password: currentPasswordSchema,
});

/**
 * `POST /account-api/mine/delete`, JSON or form: deletes all that is kept of who asks, and signs out. It is gone when this answers. Who is signed
 * in proves it once more, so that nobody does it at a browser that was left open.
 */
export function eraseMine(services: Services): RequestHandler {
  const { db } = services;
  return async (request, response) => {
    const { confirm, password } = readFields(eraseSchema, request, 'Nothing was deleted');
    if (!confirm) throw new ProblemError('not-confirmed', 'Tick the box that says that all is to be deleted.');
    const { person, whose } = await whoseOf(services, request);
    if (person !== null) await services.prove(request, response, password);
    await db.transaction().execute(async (trx) => {
      if (person !== null) await stillSignedIn(trx, services, request, person);
      for (const each of whose) for (const { erase } of kept) await erase(trx, each);
    });
    // What was deleted is in the log of the store no more, either.
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    clearCookie('session', request, response);
    clearCookie('device', request, response);
    clearCookie('browser', request, response);
    response.json(done('All that we kept about you is deleted.'));
  };
}

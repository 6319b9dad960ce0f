/** A client's own data: its page, its export and its deletion. */

import { transact } from '@forecourt/database';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { purgeDeleted } from '../../db/database';
import { done } from '../../http/done';
import { readFields, tickedSchema } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { clearCookie } from '../../sign-in/cookies';
import { personOwner, type Subject } from '../../sign-in/owner';
import { currentPasswordSchema, stillSignedIn } from '../../sign-in/second-proof';
import type { Services } from '../services';

/** Maximum number of items of a kind on the page; the export has all. */
const mostShown = 50;

export const mineSchema = z.strictObject({
  /** Of the signed-in person. */
  email: z.string().nullable(),
  /** Whether deleting asks for a password. */
  hasPassword: z.boolean(),
  stored: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      /** Retention, in words that follow "Kept". */
      retention: z.string(),
      count: z.int(),
      /** The latest of them. */
      items: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export const exportSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Returns the subjects of a client's data: the person, with the address that they confirmed, and the device. */
async function subjectsOf(services: Services, request: Request) {
  const { person, device } = await clientOf(services, request);
  const subjects: Subject[] = [];
  if (person !== null) subjects.push({ owner: personOwner(person.id), email: person.verified ? person.email : null });
  if (device !== null) subjects.push({ owner: device, email: null });
  return { person, subjects };
}

async function exportAll({ db, retained }: Services, subjects: readonly Subject[]) {
  const all = new Map<string, readonly object[]>();
  for (const { name, exportOf } of retained) {
    const parts = await Promise.all(subjects.map((subject) => exportOf(db, subject)));
    all.set(name, parts.flat());
  }
  return all;
}

const passwordOf = ({ db }: Services, id: string) =>
  db.selectFrom('persons').select('passwordHash').where('id', '=', id).executeTakeFirst();

/** Answers with a client's data, for the page that shows it. */
export function mine(services: Services): RequestHandler {
  return async (request, response) => {
    const { person, subjects } = await subjectsOf(services, request);
    const all = await exportAll(services, subjects);
    response.json({
      email: person?.email ?? null,
      hasPassword: person !== null && (await passwordOf(services, person.id))?.passwordHash != null,
      stored: services.retained.map(({ name, title, retention }) => {
        const items = all.get(name) ?? [];
        return { name, title, retention, count: items.length, items: items.slice(-mostShown) };
      }),
    });
  };
}

/** Answers with all of a client's data, as a file. */
export function exportMine(services: Services): RequestHandler {
  return async (request, response) => {
    const { subjects } = await subjectsOf(services, request);
    response
      .attachment('my-data.json')
      .type('json')
      .send(`${JSON.stringify(Object.fromEntries(await exportAll(services, subjects)), null, 2)}\n`);
  };
}

export const eraseSchema = z.object({
  /** The checkbox of the form. */
  confirm: tickedSchema.default(false),
  /** Empty for an account without one. */
  password: currentPasswordSchema,
});

/**
 * Deletes all of a client's data and signs it out; it is gone when this answers. A signed-in person proves their identity once more, so that
 * nobody deletes it in a browser that was left open.
 */
export function eraseMine(services: Services): RequestHandler {
  const { db, retained } = services;
  return async (request, response) => {
    const { confirm, password } = readFields(eraseSchema, request, 'Nothing was deleted');
    if (!confirm) throw new ProblemError('not-confirmed', 'Tick the box that says that all is to be deleted.');
    const { person, subjects } = await subjectsOf(services, request);
    if (person !== null) await services.prove(request, response, password);
    await transact(db, async (trx) => {
      if (person !== null) await stillSignedIn(trx, services, request, person);
      for (const subject of subjects) for (const { erase } of retained) await erase(trx, subject);
    });
    await purgeDeleted(db);
    clearCookie('session', request, response);
    clearCookie('device', request, response);
    clearCookie('browser', request, response);
    response.json(done('All that we kept about you is deleted.'));
  };
}

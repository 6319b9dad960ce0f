/** Passkeys (WebAuthn): added by a signed-in person, who then signs in with them and without a password. */

import { transact } from '@forecourt/database';
import { reasonOf } from '@forecourt/service';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { done } from '../../http/done';
import { lineSchema, readFields } from '../../http/fields';
import { originOf } from '../../http/origin';
import { RequestLimits } from '../../http/request-limits';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { readCookie } from '../../sign-in/cookies';
import { passkeyAddedEmail, queueAccountEmail } from '../../sign-in/emails';
import { beginFlow, flowBrowser, takeFlow } from '../../sign-in/flows';
import { currentPasswordSchema, stillSignedIn } from '../../sign-in/second-proof';
import type { Person } from '../../sign-in/sessions';
import { beginProvedSignIn, type Proof } from '../../sign-in/way-in';
import type { Services } from '../services';
import { refUrlSchema, signInPath } from './fields';

/** Maximum number of passkeys of a person. */
const mostPasskeys = 20;

const base64 = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
/** Fields that a browser's answers to both kinds of challenge have. */
const answered = {
  ...{ id: base64, rawId: base64, type: z.literal('public-key') },
  authenticatorAttachment: z
    .enum(['cross-platform', 'platform'])
    .nullish()
    .transform((at) => at ?? undefined),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
};
const madeSchema = z.object({
  ...answered,
  response: z.object({
    ...{ clientDataJSON: base64, attestationObject: base64 },
    transports: z
      .array(z.string())
      .max(20)
      .default([])
      .transform((all) => all.flatMap((one) => transportSchema.safeParse(one).data ?? [])),
  }),
});
const usedSchema = z.object({
  ...answered,
  response: z.object({
    ...{ clientDataJSON: base64, authenticatorData: base64, signature: base64 },
    userHandle: base64.nullish().transform((handle) => handle ?? undefined),
  }),
});

export const noFieldsSchema = z.object({});
export const passkeyOptionsSchema = z.object({ currentPassword: currentPasswordSchema });
export const addPasskeySchema = z.object({ name: lineSchema(50).default(''), response: madeSchema });
export const passkeySignInSchema = z.object({ response: usedSchema, refUrl: refUrlSchema });
export const changePasskeySchema = z.object({
  id: base64,
  action: z.enum(['rename', 'remove']),
  /** Needed to remove one. */
  currentPassword: currentPasswordSchema,
  name: lineSchema(50).default(''),
});
export const optionsSchema = z.looseObject({ challenge: z.string() });
export const passkeysSchema = z.strictObject({
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** The only host name at which it works. */
      site: z.string(),
      /** ISO 8601. */
      createdAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
});

/** Returns the host name of a passkey, and the one origin that may use it: exactly those of the page. */
function placeOf(request: Request, services: Services) {
  const origin = originOf(request, services);
  return { origin, site: new URL(origin).hostname };
}

/** Returns the challenge that a browser claims to have answered; it counts only if it was issued. */
function challengeIn({ response: { clientDataJSON } }: { response: { clientDataJSON: string } }): string {
  try {
    const data = z
      .object({ challenge: base64 })
      .safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return data.data?.challenge ?? '';
  } catch {
    return '';
  }
}

const refusal = () =>
  new ProblemError(
    'passkey-refused',
    'Try again. A request for a passkey is good once, for ten minutes, in the browser that asked.',
  );

async function signedIn(services: Services, request: Request): Promise<Person> {
  const { person } = await clientOf(services, request);
  if (person !== null) return person;
  throw new ProblemError('sign-in-first', 'Sign in to see and change your passkeys.');
}

/** Answers with the options to create a passkey, after a second proof. */
export function passkeyOptions(services: Services): RequestHandler {
  const { db, now } = services;
  return async (request, response) => {
    const { currentPassword } = readFields(passkeyOptionsSchema, request, 'No passkey was added');
    const person = await services.prove(request, response, currentPassword);
    const { site } = placeOf(request, services);
    const has = await db
      .selectFrom('passkeys')
      .select('id')
      .where('personId', '=', person.id)
      .where('site', '=', site)
      .execute();
    const options = await generateRegistrationOptions({
      ...{ rpName: site, rpID: site, userName: person.email, userDisplayName: person.name },
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: has,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const payload = { personId: person.id };
    const begun = { key: options.challenge, browser: flowBrowser(request, response), payload, personId: person.id };
    await transact(db, async (trx) => {
      await stillSignedIn(trx, services, request, person);
      await beginFlow(trx, 'passkey', begun, now());
    });
    response.json(options);
  };
}

/** Stores a passkey, and reports it to its owner by email. */
export function addPasskey(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  return async (request, response) => {
    const { name, response: made } = readFields(addPasskeySchema, request, 'No passkey was added');
    const person = await signedIn(services, request);
    const { origin, site } = placeOf(request, services);
    const challenge = challengeIn(made);
    const begun = await taken(services, request, challenge);
    if (begun?.personId !== person.id) throw refusal();
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ response: made, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: site },
      requireUserVerification: true,
    }).catch((error: unknown) => refuse(services, error));
    if (registrationInfo === undefined) throw refusal();
    const { credential } = registrationInfo;
    await transact(db, async (trx) => {
      await stillSignedIn(trx, services, request, person);
      const { count } = await trx
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('personId', '=', person.id)
        .executeTakeFirstOrThrow();
      if (count >= mostPasskeys)
        throw new ProblemError(
          'passkey-refused',
          `You have ${mostPasskeys} passkeys, which is the most: remove one first.`,
        );
      await trx
        .insertInto('passkeys')
        .values({
          ...{ id: credential.id, personId: person.id, counter: credential.counter, site, usedAt: null },
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          transports: JSON.stringify(credential.transports ?? []),
          ...{ name: name || 'Passkey', createdAt: now() },
        })
        .execute();
      await queueAccountEmail(trx, passkeyAddedEmail({ ...person, origin }), now());
    });
    outbox.wake();
    response.status(201).json(done('The passkey was added.'));
  };
}

/** Renames a passkey of the client, or after a second proof removes it. */
export function changePasskey(services: Services): RequestHandler {
  const { db } = services;
  return async (request, response) => {
    const { id, action, name, currentPassword } = readFields(changePasskeySchema, request, 'Nothing was changed');
    const person =
      action === 'remove'
        ? await services.prove(request, response, currentPassword)
        : await signedIn(services, request);
    const changed =
      action === 'remove'
        ? await db
            .deleteFrom('passkeys')
            .where('id', '=', id)
            .where('personId', '=', person.id)
            .returning('id')
            .execute()
        : await db
            .updateTable('passkeys')
            .set({ name: name || 'Passkey' })
            .where('id', '=', id)
            .where('personId', '=', person.id)
            .returning('id')
            .execute();
    if (changed.length === 0) throw new ProblemError('no-such-passkey', 'You have no such passkey any more.');
    response.json(done(action === 'remove' ? 'The passkey was removed.' : 'The passkey was renamed.', signInPath));
  };
}

/** Answers with the signed-in person's passkeys. */
export function myPasskeys(services: Services): RequestHandler {
  return async (request, response) => {
    const { person } = await clientOf(services, request);
    const rows =
      person === null
        ? []
        : await services.db
            .selectFrom('passkeys')
            .selectAll()
            .where('personId', '=', person.id)
            .orderBy('createdAt')
            .execute();
    const when = (epochMs: number) => new Date(epochMs).toISOString();
    const passkeys = rows.map(({ id, name, site, createdAt, usedAt }) => ({
      ...{ id, name, site, createdAt: when(createdAt), usedAt: usedAt === null ? null : when(usedAt) },
    }));
    response.json({ passkeys } satisfies z.infer<typeof passkeysSchema>);
  };
}

/** Answers with the options to sign in by a passkey. */
export function passkeySignInOptions(services: Services): RequestHandler {
  const { db, now } = services;
  const limits = new RequestLimits(services, 'passkey-options', { network: 60, address: 60 });
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const options = await generateAuthenticationOptions({
      rpID: placeOf(request, services).site,
      userVerification: 'required',
    });
    const begun = { key: options.challenge, browser: flowBrowser(request, response), personId: null };
    await beginFlow(db, 'passkey', { ...begun, payload: { personId: null } }, now());
    response.json(options);
  };
}

/** Signs in by a passkey that has signed a challenge of this browser. */
export function signInByPasskey(services: Services): RequestHandler {
  const { db, now } = services;
  const limits = new RequestLimits(services, 'passkey-sign-in', { network: 30, address: 30 });
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const { response: used, refUrl } = readFields(passkeySignInSchema, request, 'You are not signed in');
    const { origin, site } = placeOf(request, services);
    const challenge = challengeIn(used);
    const begun = await taken(services, request, challenge);
    const known = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', used.id)
      .where('site', '=', site)
      .executeTakeFirst();
    if (begun === null || known === undefined) throw refusal();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response: used, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: site },
      requireUserVerification: true,
      credential: {
        id: known.id,
        counter: known.counter,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      },
    }).catch((error: unknown) => refuse(services, error));
    if (!verified) throw refusal();
    // The passkey may have been removed meanwhile.
    const proved: Proof = async (trx) => {
      const { newCounter: counter } = authenticationInfo;
      const used = trx.updateTable('passkeys').set({ counter, usedAt: now() }).where('id', '=', known.id);
      return (await used.returning('personId').executeTakeFirst())?.personId ?? null;
    };
    const next = await beginProvedSignIn(services, request, response, { prove: proved, refUrl, merges: true });
    if (next === null) throw refusal();
    response.json(done('You are signed in.', next));
  };
}

const begunSchema = z.strictObject({ personId: z.string().nullable() });

/** Returns the person for whom a challenge was issued to this browser, and ends the challenge: it is answered once. */
async function taken({ db, now }: Services, request: Request, challenge: string) {
  const found = { key: challenge, browser: readCookie('flow', request) };
  const payload = await transact(db, (trx) => takeFlow(trx, 'passkey', found, now()));
  return begunSchema.safeParse(payload).data ?? null;
}

function refuse({ logger }: Services, error: unknown): never {
  logger.info({ reason: reasonOf(error) }, 'a passkey was refused');
  throw refusal();
}

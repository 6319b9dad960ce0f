/** Passkeys, by the browser's own interface (WebAuthn). */
import { type Answered, postJson, textOf } from '@forecourt/device';

/** Whether this browser supports passkeys; false on the server. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

const broken = 'Something went wrong on our side. Please try again.';

/** The outcome: a message with the reason of a failure, or the next page. */
export type PasskeyOutcome = { kind: 'done'; next?: string } | { kind: 'refused'; failure: string } | { kind: 'left' };

/** Creates a passkey for the signed-in person. @param name chosen by its owner @param currentPassword of people with a password, as proof */
export const makePasskey = (name: string, currentPassword: string): Promise<PasskeyOutcome> =>
  tried(async () => {
    const options = await ask<PublicKeyCredentialCreationOptionsJSON>('passkeys/options', { currentPassword });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return send('passkeys/add', { name, response: jsonOf(await navigator.credentials.create({ publicKey })) });
  });

/**
 * Signs in by a passkey.
 * @param signal cancels a conditional request, which waits for a choice in the email field; absent for a direct request
 */
export const signInByPasskey = (refUrl: string | undefined, signal?: AbortSignal): Promise<PasskeyOutcome> =>
  tried(async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask('passkey-options', {}));
    const credential = await navigator.credentials.get({
      publicKey,
      ...(signal !== undefined && { signal, mediation: 'conditional' as const }),
    });
    return send('passkey-sign-in', { response: jsonOf(credential), ...(refUrl !== undefined && { refUrl }) });
  });

/** Whether the person cancelled the browser's dialog, which is no failure. */
async function tried(deed: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', failure: error.message };
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'left' };
    if (name === 'InvalidStateError')
      return { kind: 'refused', failure: 'This device already has a passkey for your account.' };
    return { kind: 'refused', failure: broken };
  }
}

const jsonOf = (credential: Credential | null): object => (credential as PublicKeyCredential | null)?.toJSON() ?? {};

/** Thrown with the service's message for the person. */
class Refused extends Error {}

const wordsOf = (posted: Answered) => `${textOf(posted, 'title')}. ${textOf(posted, 'detail')}`;

/** Fetches the options of a request. @throws Refused, or an error without a valid answer */
async function ask<T>(path: string, fields: Parameters<typeof postJson>[1]): Promise<T> {
  const posted = await postJson(`/account-api/${path}`, fields);
  if (posted === null || posted.status >= 500) throw new Error(`${path} answered ${posted?.status ?? 'nothing'}`);
  if (posted.status >= 300) throw new Refused(wordsOf(posted));
  return posted.answer as T;
}

async function send(path: string, fields: Parameters<typeof postJson>[1]): Promise<PasskeyOutcome> {
  const posted = await postJson(`/account-api/${path}`, fields);
  if (posted === null || posted.status >= 500) return { kind: 'refused', failure: broken };
  if (posted.status < 300) return { kind: 'done', next: textOf(posted, 'next') };
  return { kind: 'refused', failure: wordsOf(posted) };
}

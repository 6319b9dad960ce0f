/** Passkeys, by the browser's own interface (WebAuthn). */
import { type Answered, postJson, textOf } from '@forecourt/device';

/** Whether this browser makes and uses them; false on the server. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

const broken = 'Something went wrong on our side. Please try again.';

/** What came of it: words that say why not, or where to go on. */
export type PasskeyOutcome = { kind: 'done'; next?: string } | { kind: 'refused'; failure: string } | { kind: 'left' };

/** Makes one for who is signed in. @param name as its owner calls it @param currentPassword of who has one, by which they prove it once more */
export const makePasskey = (name: string, currentPassword: string): Promise<PasskeyOutcome> =>
  tried(async () => {
    const options = await ask<PublicKeyCredentialCreationOptionsJSON>('passkeys/options', { currentPassword });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return send('passkeys/add', { name, response: jsonOf(await navigator.credentials.create({ publicKey })) });
  });

/**
 * Signs in by one.
 * @param signal ends a conditional request, which waits until somebody picks one in the field of the address; absent where they are asked
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

/** Who says no to the browser has left, which is no failure. */
async function tried(deed: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', failure: error.message };
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'left' };
    if (name === 'InvalidStateError')
      return { kind: 'refused', failure: 'This device has a passkey for your account already.' };
    return { kind: 'refused', failure: broken };
  }
}

const jsonOf = (credential: Credential | null): object => (credential as PublicKeyCredential | null)?.toJSON() ?? {};

/** The service says why not, in words for the person. */
class Refused extends Error {}

const wordsOf = (posted: Answered) => `${textOf(posted, 'title')}. ${textOf(posted, 'detail')}`;

/** What a browser needs for a request. @throws Refused, or where the service does not say */
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

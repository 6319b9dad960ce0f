/** Passkeys, by the browser's own interface (WebAuthn). */

/** Whether this browser makes and uses them; false on the server. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

const broken = 'Something went wrong on our side. Please try again.';

/** What came of it: words that say why not, or where to go on. */
export type PasskeyOutcome = { kind: 'done'; next?: string } | { kind: 'refused'; failure: string } | { kind: 'left' };

/** Makes one for who is signed in. @param name as its owner calls it */
export const makePasskey = (name: string): Promise<PasskeyOutcome> =>
  tried(async () => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask('passkeys/options', {}));
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
    return send('passkey-sign-in', { response: jsonOf(credential), refUrl });
  });

/** Who says no to the browser has left, which is no failure. */
async function tried(deed: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await deed();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'left' };
    if (name === 'InvalidStateError')
      return { kind: 'refused', failure: 'This device has a passkey for your account already.' };
    return { kind: 'refused', failure: broken };
  }
}

const jsonOf = (credential: Credential | null): unknown => (credential as PublicKeyCredential | null)?.toJSON();

const post = (path: string, body: object) =>
  fetch(`/account-api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

async function ask<T>(path: string, body: object): Promise<T> {
  const response = await post(path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function send(path: string, body: object): Promise<PasskeyOutcome> {
  const response = await post(path, body);
  const answer = (await response.json()) as { next?: string; title?: string; detail?: string };
  if (response.ok) return { kind: 'done', next: answer.next };
  return { kind: 'refused', failure: response.status >= 500 ? broken : `${answer.title}. ${answer.detail}` };
}

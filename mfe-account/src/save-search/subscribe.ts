/** Where an email address is left for a search: by the form itself, and by script as JSON. */
export const subscribePath = '/account-api/email-subscribe';

const timeoutMs = 10_000;

export type Outcome =
  /** `message` is the server's: what will come of it. */
  | { kind: 'subscribed'; message: string }
  /** As many searches are saved as an address may have; `message` is the server's. */
  | { kind: 'limit'; message: string }
  /** Nothing was saved; `message` says what to do. */
  | { kind: 'failed'; message: string };

const refused = 'Your search was not saved. Check the email address and try again.';
const broken = 'Your search was not saved. Something went wrong on our side; please try again.';

/** Sends the fields of the form. Never throws: whatever is not a clear answer is a failure (R61, R69). */
export async function subscribe(fields: Readonly<Record<string, string>>): Promise<Outcome> {
  try {
    const response = await fetch(subscribePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 201) return { kind: 'subscribed', message: textOf(await response.json(), 'message') ?? '' };
    const message = response.status === 409 ? textOf(await response.json(), 'detail') : undefined;
    if (message !== undefined) return { kind: 'limit', message };
    return { kind: 'failed', message: response.status < 500 ? refused : broken };
  } catch {
    return { kind: 'failed', message: broken };
  }
}

/** Where a search is saved for who is known. */
export const savePath = '/account-api/search';

export type Saved =
  | { kind: 'saved'; message: string; savedCount: number }
  /** `limit`: as many as somebody without an account may have; `signed-out`: they signed out meanwhile, maybe on another tab. */
  | { kind: 'limit' | 'signed-out' | 'failed'; message: string };

/** Sends the fields of the form. Never throws: whatever is not a clear answer is a failure (R69). */
export async function saveSearch(fields: Readonly<Record<string, string>>): Promise<Saved> {
  try {
    const response = await fetch(savePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.status === 201) {
      const count: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'savedCount') : 0;
      return {
        kind: 'saved',
        message: textOf(answer, 'message') ?? '',
        savedCount: typeof count === 'number' ? count : 0,
      };
    }
    const message = textOf(answer, 'detail');
    if (response.status === 409 && message !== undefined) return { kind: 'limit', message };
    if (response.status === 401)
      return { kind: 'signed-out', message: 'Your search was not saved: you are signed out.' };
    return { kind: 'failed', message: broken };
  } catch {
    return { kind: 'failed', message: broken };
  }
}

/** A text of an answer: `message` of a success, `detail` of a problem (`problemSchema` of the contracts). */
function textOf(answer: unknown, field: 'message' | 'detail'): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const text: unknown = Reflect.get(answer, field);
  return typeof text === 'string' ? text : undefined;
}

/** Where an address is left for a search, and where who is known saves one: by the forms themselves, and by script. */
import { postJson, textOf } from '@forecourt/device';

export const subscribePath = '/account-api/email-subscribe';
export const savePath = '/account-api/search';

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
  const posted = await postJson(subscribePath, fields);
  if (posted === null || posted.status >= 500) return { kind: 'failed', message: broken };
  if (posted.status === 201) return { kind: 'subscribed', message: textOf(posted, 'message') ?? '' };
  const message = posted.status === 409 ? textOf(posted, 'detail') : undefined;
  return message === undefined ? { kind: 'failed', message: refused } : { kind: 'limit', message };
}

export type Saved =
  | { kind: 'saved'; message: string; savedCount: number }
  /** `limit`: as many as somebody without an account may have; `signed-out`: they signed out meanwhile, maybe on another tab. */
  | { kind: 'limit' | 'signed-out' | 'failed'; message: string };

/** Sends the fields of the form. Never throws: whatever is not a clear answer is a failure (R69). */
export async function saveSearch(fields: Readonly<Record<string, string>>): Promise<Saved> {
  const posted = await postJson(savePath, fields);
  if (posted === null) return { kind: 'failed', message: broken };
  const { status, answer } = posted;
  if (status === 201) {
    const count: unknown = Reflect.get(answer, 'savedCount');
    return {
      ...{ kind: 'saved', message: textOf(posted, 'message') ?? '' },
      savedCount: typeof count === 'number' ? count : 0,
    };
  }
  const message = textOf(posted, 'detail');
  if (status === 409 && message !== undefined) return { kind: 'limit', message };
  if (status === 401) return { kind: 'signed-out', message: 'Your search was not saved: you are signed out.' };
  return { kind: 'failed', message: broken };
}

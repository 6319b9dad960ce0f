import { Refusal } from './client';

/** Most times that a change is sent again because something else was changed meanwhile. */
const tries = 5;

/**
 * Sends a change that is based on a state. If the registry was changed meanwhile, but not what this change concerns, it is sent again.
 * @param check returns the registry's entity tag after comparing the present state with that base; throws a Refusal if it is another
 * @throws Refusal, with status 412 if somebody else was first
 */
export async function sendBased<T>(
  check: () => Promise<string>,
  send: (headers: { 'If-Match': string }) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const etag = await check();
    try {
      return await send({ 'If-Match': etag });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 412 || tried === tries) throw error;
    }
  }
}

/** Returns the refusal for a change that somebody else made impossible by changing the same thing first. */
export const changedByOther = (title: string, detail: string): Refusal => new Refusal(412, 'changed', title, detail);

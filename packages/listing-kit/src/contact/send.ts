import { postJson, textOf } from '@forecourt/device';

/** The outcome of sending a form. */
export type Outcome =
  /** Sent; `message` is from the service. */
  | { kind: 'sent'; message: string }
  /** Nothing was stored; `message` says why and what to do. */
  | { kind: 'failed'; message: string };

const broken = 'Something went wrong on our side, and nothing was sent. Please try again.';

/** Sends the fields of a form. Never throws: any answer but an explicit success is a failure (R63, R69). */
export async function send(path: string, fields: Readonly<Record<string, string>>): Promise<Outcome> {
  const posted = await postJson(path, fields);
  if (posted === null || posted.status >= 500) return { kind: 'failed', message: broken };
  if (posted.status === 201 && textOf(posted, 'status') === 'SUCCESS')
    return { kind: 'sent', message: textOf(posted, 'message') ?? '' };
  return { kind: 'failed', message: textOf(posted, 'detail') ?? broken };
}

import { postJson, textOf } from './post-json';

/** Outcome of a visitor's change at the accounts service. */
export type Sent<T> = { ok: true; answer: T } | { ok: false; message: string };

const broken = 'That did not work, and nothing was changed. Please try again.';

/** Posts fields to one of the visitor's own paths. Never throws: everything but a clear success is a failure with a message (R69). */
export async function sendMine<T extends object>(
  path: string,
  fields: Readonly<Record<string, string | boolean | object>>,
): Promise<Sent<T>> {
  const posted = await postJson(path, fields);
  if (posted === null || posted.status >= 500) return { ok: false, message: broken };
  if (posted.status < 300) return { ok: true, answer: posted.answer as T };
  return { ok: false, message: textOf(posted, 'detail') ?? broken };
}

const timeoutMs = 10_000;

/** What the accounts service made of something that a visitor keeps. */
export type Kept<T> = { ok: true; answer: T } | { ok: false; message: string };

const broken = 'That did not work, and nothing was changed. Please try again.';

/** Posts fields to a path of the visitor's own. Never throws: whatever is not a clear success is a failure with words for it (R69). */
export async function sendMine<T extends object>(
  path: string,
  fields: Readonly<Record<string, string | boolean | object>>,
): Promise<Kept<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { ok: false, message: broken };
    if (response.status < 300) return { ok: true, answer: answer as T };
    const detail: unknown = Reflect.get(answer, 'detail');
    return { ok: false, message: response.status < 500 && typeof detail === 'string' ? detail : broken };
  } catch {
    return { ok: false, message: broken };
  }
}

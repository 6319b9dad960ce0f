const timeoutMs = 15_000;

/** What a service of people's forms made of one. */
export type Outcome =
  /** `message` is the server's. */
  | { kind: 'sent'; message: string }
  /** Nothing was stored; `message` says why, and what to do. */
  | { kind: 'failed'; message: string };

const broken = 'Something went wrong on our side, and nothing was sent. Please try again.';

/** Sends the fields of a form as JSON. Never throws: whatever is not a clear success is a failure (R63, R69). */
export async function send(path: string, fields: Readonly<Record<string, string>>): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.status === 201 && textOf(answer, 'status') === 'SUCCESS')
      return { kind: 'sent', message: textOf(answer, 'message') ?? '' };
    return { kind: 'failed', message: (response.status < 500 ? textOf(answer, 'detail') : undefined) ?? broken };
  } catch {
    return { kind: 'failed', message: broken };
  }
}

function textOf(answer: unknown, field: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const text: unknown = Reflect.get(answer, field);
  return typeof text === 'string' ? text : undefined;
}

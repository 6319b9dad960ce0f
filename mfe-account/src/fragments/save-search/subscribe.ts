/** Where an email address is left for a search: by the form itself, and by script as JSON. */
export const subscribePath = '/account-api/email-subscribe';

const timeoutMs = 10_000;

export type Outcome =
  | { kind: 'subscribed' }
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
    if (response.status === 201) return { kind: 'subscribed' };
    const message = response.status === 409 ? detailOf(await response.json()) : undefined;
    if (message !== undefined) return { kind: 'limit', message };
    return { kind: 'failed', message: response.status < 500 ? refused : broken };
  } catch {
    return { kind: 'failed', message: broken };
  }
}

/** `detail` of a problem (`problemSchema` of the contracts). */
function detailOf(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return undefined;
  return typeof problem.detail === 'string' ? problem.detail : undefined;
}

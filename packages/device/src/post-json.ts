/** Sends people's input to the services of the site: the same code for every form and button. */

const timeoutMs = 15_000;

/** An answer with readable JSON. */
export interface Answered {
  status: number;
  /** Body of a success or a problem, not validated. */
  answer: object;
}

/** Posts fields as JSON. Never throws: returns null if no readable answer came in time. */
export async function postJson(
  path: string,
  fields: Readonly<Record<string, string | boolean | object>>,
): Promise<Answered | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? { status: response.status, answer } : null;
  } catch {
    return null;
  }
}

/** Returns the fields of a form by name; of several with the same name the last. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Returns a text of an answer: `message` of a success, `detail` of a problem (`problemSchema` of the contracts). */
export function textOf({ answer }: Answered, field: string): string | undefined {
  const text: unknown = Reflect.get(answer, field);
  return typeof text === 'string' ? text : undefined;
}

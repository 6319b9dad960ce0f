/** Sending what people typed or pressed to the services of the site: one way for every form and button. */

const timeoutMs = 15_000;

/** An answer that says something. */
export interface Answered {
  status: number;
  /** Of a success or a problem; what it holds is not known. */
  answer: object;
}

/** Posts fields as JSON. Never throws: null where nothing came that can be read, be it in time or at all. */
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

/** The fields of a form by their names; of those that share one the last. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** A text of an answer: `message` of a success, `detail` of a problem (`problemSchema` of the contracts). */
export function textOf({ answer }: Answered, field: string): string | undefined {
  const text: unknown = Reflect.get(answer, field);
  return typeof text === 'string' ? text : undefined;
}

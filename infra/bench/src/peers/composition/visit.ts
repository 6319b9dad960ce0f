import { get } from 'node:http';

/** What a visitor got of a page before they gave up; times in ms. */
export interface Visit {
  /** Until everything that one fragment does not concern was there; infinite where it never was. */
  restMs: number;
  /** Until the page ended, or they gave up. */
  ms: number;
  /** Slots that it lacks; of an error, or of nothing, all of them. */
  lacking: readonly string[];
}

/** Asks for a page and waits for its end, but not for ever. @param rest slots that have to be on it @param troubled those that may lack */
export function visit(
  url: string,
  { rest, troubled }: { rest: readonly string[]; troubled: readonly string[] },
  patienceMs: number,
): Promise<Visit> {
  const begun = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let status = 0;
    let restMs = Number.POSITIVE_INFINITY;
    const expected = [...rest, ...troubled];
    const end = () => {
      clearTimeout(patience);
      request.destroy();
      const lacking = status === 200 ? lackingIn(text, expected) : expected;
      resolve({ restMs, ms: performance.now() - begun, lacking });
    };
    const patience = setTimeout(end, patienceMs);
    const request = get(url, { agent: false, headers: { 'Accept-Encoding': 'identity' } }, (response) => {
      status = response.statusCode ?? 0;
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (restMs === Number.POSITIVE_INFINITY && status === 200 && lackingIn(text, rest).length === 0)
          restMs = performance.now() - begun;
      });
      response.on('end', end);
      response.on('error', end);
    });
    request.on('error', end);
  });
}

/** Slots whose elements are not on a page, or only with something in their place. */
export function lackingIn(html: string, slots: readonly string[]): string[] {
  const whole = new Set<string>();
  for (const [element, slot = ''] of html.matchAll(/<div[^>]*\sdata-slot="([^"]+)"[^>]*>/g)) {
    if (!/data-outcome="(?:fallback|late)"/.test(element)) whole.add(slot);
  }
  return slots.filter((slot) => !whole.has(slot));
}

import { get } from 'node:http';

/** What a visitor received of a page before giving up; times in ms. */
export interface Visit {
  /** Until everything outside the troubled slots had arrived; infinite if it never did. */
  restMs: number;
  /** Until the page ended, or the visitor gave up. */
  ms: number;
  /** Slots that are missing; all of them for an error or an empty answer. */
  lacking: readonly string[];
}

/** Requests a page and waits for its end for a limited time. @param rest slots that have to be present @param troubled slots that may be missing */
export function visit(
  url: string,
  { rest, troubled }: { rest: readonly string[]; troubled: readonly string[] },
  timeoutMs: number,
): Promise<Visit> {
  const begun = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let status = 0;
    let restMs = Number.POSITIVE_INFINITY;
    const expected = [...rest, ...troubled];
    const end = () => {
      clearTimeout(timer);
      request.destroy();
      const lacking = status === 200 ? lackingIn(text, expected) : expected;
      resolve({ restMs, ms: performance.now() - begun, lacking });
    };
    const timer = setTimeout(end, timeoutMs);
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

/** Lists the slots whose elements are missing on a page, or show a replacement. */
export function lackingIn(html: string, slots: readonly string[]): string[] {
  const whole = new Set<string>();
  for (const [element, slot = ''] of html.matchAll(/<div[^>]*\sdata-slot="?([^"\s>]+)[^>]*>/g)) {
    if (!/data-outcome="?(?:fallback|late)/.test(element)) whole.add(slot);
  }
  return slots.filter((slot) => !whole.has(slot));
}

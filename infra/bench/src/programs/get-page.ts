import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true });

/** A response, with the arrival times of its parts. */
export interface FetchedPage {
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as sent, compressed or not. */
  bytes: Buffer;
  text: string;
  /** Time from the request to the last byte, ms. */
  ms: number;
  /** Returns the time from the request until `end` bytes of the body (as sent) had arrived, ms. */
  arrivalOf(end: number): number;
}

/** Fetches a page from the shell. Does not use `fetch`, which hides the bytes as sent. */
export function getPage(url: string, encoding: 'br' | 'identity' = 'identity'): Promise<FetchedPage> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: { bytes: Buffer; ms: number }[] = [];
      response.on('data', (bytes: Buffer) => parts.push({ bytes, ms: performance.now() - begun }));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts.map((part) => part.bytes));
        const plain = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: plain.toString(),
          ms: performance.now() - begun,
          arrivalOf: (end) => arrivalOf(parts, end),
        });
      });
    });
    request.on('error', reject);
  });
}

function arrivalOf(parts: readonly { bytes: Buffer; ms: number }[], end: number): number {
  let sum = 0;
  for (const { bytes, ms } of parts) {
    sum += bytes.length;
    if (sum >= end) return ms;
  }
  throw new Error(`The body has ${sum} bytes; byte ${end} never arrived.`);
}

/**
 * Lists the slots that a page lacks: in fallback, or late after their deadline. A nested slot may be `late` by design, because the
 * browser fills it in.
 */
export function slotsMissing(html: string): string[] {
  return [...html.matchAll(/<div([^>]*) data-outcome="(fallback|late)"/g)].flatMap(([, attributes = '', outcome]) => {
    const nested = attributes.includes('data-props=');
    return nested && outcome === 'late' ? [] : [`${/data-slot="([^"]*)"/.exec(attributes)?.[1]} ${outcome}`];
  });
}

/** Fetches a page until it is complete, nested slots included, because the whole page is measured. @throws if it never is */
export async function getWholePage(url: string, encoding: 'br' | 'identity' = 'identity'): Promise<FetchedPage> {
  let last = '';
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const page = await getPage(url, encoding);
    const lacking = [...page.text.matchAll(/<div([^>]*) data-outcome="(?:fallback|late)"/g)].map(
      ([element]) => element,
    );
    if (page.status === 200 && lacking.length === 0) return page;
    last = `${page.status} ${lacking.join(' ')}`;
  }
  throw new Error(
    `${url}: no page was complete; a source or a fragment fails, or the machine is too busy. Last: ${last}`,
  );
}

/** Returns an attribute of a slot's element; undefined if the page has no such slot. */
export function slotAttribute(html: string, slot: string, attribute: string): string | undefined {
  const element = new RegExp(`<div[^>]*data-slot="${slot}"[^>]*>`).exec(html)?.[0];
  return element === undefined ? undefined : new RegExp(`${attribute}="([^"]*)"`).exec(element)?.[1];
}

import { get } from 'node:http';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** A place of the page as a browser would find it. */
export interface Place {
  slot: string;
  /** Of the version that stands there; empty where nothing was rendered. */
  remote: string;
  version: string;
  /** `ok`, `empty`, `fallback`, `late`. */
  outcome: string;
  /** It stands in another slot: the browser fills it when its data comes late. */
  isNested: boolean;
}

/** What a visitor got. */
export interface Visited {
  /** 0: no answer. */
  status: number;
  /** It came to its end. */
  isWhole: boolean;
  places: readonly Place[];
  /** Links to vehicles: what the page is there for. */
  vehicles: readonly string[];
  html: string;
  ms: number;
}

/** Not where strangers come from: a site that tells people apart by their networks shall be able to. */
const network = '127.0.0.2';
/** Longer than any page may take: one that does not come by then is lost. */
const answerMs = 30_000;
/** A person's: what is no browser gets its errors in another way. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Asks for a page as a visitor of a brand does. Never throws: a page that does not come is a finding. */
export async function visit(site: string, host: string, path: string): Promise<Visited> {
  const begun = performance.now();
  const { status, html } = await ask(site, host, path).catch(() => ({ status: 0, html: '' }));
  const ms = performance.now() - begun;
  return { status, isWhole: html.trimEnd().endsWith('</html>'), ...read(html), html, ms };
}

/** Not `fetch`: that one chooses the Host header itself, and shares connections with those before. */
function ask(site: string, host: string, path: string): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${new URL(site).port}`, accept: 'text/html', 'user-agent': browser };
    const request = get(
      site + path,
      { headers, localAddress: network, agent: false, signal: AbortSignal.timeout(answerMs) },
      (response) => {
        let html = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          html += chunk;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, html }));
      },
    );
    request.on('error', reject);
  });
}

/** Read as a browser reads it: what stands behind a comment that never ends is not there. */
function read(html: string): Pick<Visited, 'places' | 'vehicles'> {
  const places: Place[] = [];
  const vehicles: string[] = [];
  // Not by recursion: what stands in each other is as deep as a stranger makes it.
  const waiting: Node[] = [parse(html)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('attrs' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const slot = attributes.get('data-slot');
      if (slot !== undefined) {
        const [remote = ''] = (attributes.get('data-fragment') ?? '').split('/');
        const outcome = attributes.get('data-outcome') ?? '';
        const isNested = attributes.has('data-props');
        places.push({ slot, remote, version: attributes.get('data-version') ?? '', outcome, isNested });
      }
      const href = attributes.get('href');
      if (href?.startsWith('/cars-for-sale/vehicle/')) vehicles.push(href);
    }
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return { places, vehicles };
}

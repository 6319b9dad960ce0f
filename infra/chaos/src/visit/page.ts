import { get } from 'node:http';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** A slot of a page, as a browser finds it. */
export interface Place {
  slot: string;
  /** Version of the rendered fragment; empty if none was rendered. */
  remote: string;
  version: string;
  /** `ok`, `empty`, `fallback`, `late`. */
  outcome: string;
  /** Whether it is nested in another slot: the browser fills it if its data is late. */
  isNested: boolean;
}

/** A page as a visitor received it. */
export interface Visited {
  /** Status; 0 without an answer. */
  status: number;
  /** Whether it was received completely. */
  isWhole: boolean;
  places: readonly Place[];
  /** Number of links to vehicles, the purpose of the page. */
  vehicles: readonly string[];
  html: string;
  ms: number;
}

/** Visitors' address; attackers have another network, because the site limits clients by network. */
const network = '127.0.0.2';
/** Timeout, ms; longer than any page may take. A page that takes longer is lost. */
const answerMs = 30_000;
/** A browser's `User-Agent`: other clients get errors in another form. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Requests a page of a brand as a visitor. Never throws: a page that does not arrive is a finding. */
export async function visit(site: string, host: string, path: string): Promise<Visited> {
  const begun = performance.now();
  const { status, html } = await ask(site, host, path).catch(() => ({ status: 0, html: '' }));
  const ms = performance.now() - begun;
  return { status, isWhole: html.trimEnd().endsWith('</html>'), ...read(html), html, ms };
}

/** Sends a request without `fetch`, which sets the Host header itself and reuses connections. */
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

/** Finds the slots as a browser does: nothing after a comment that never ends counts. */
function read(html: string): Pick<Visited, 'places' | 'vehicles'> {
  const places: Place[] = [];
  const vehicles: string[] = [];
  // Without recursion, because an attacker decides how deeply elements are nested.
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

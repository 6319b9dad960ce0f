/** Parses a page's HTML for the parts whose bytes are measured. Pure. */

/** Returns the HTML through the end of the n-th listing, in document order. @throws if the page has fewer */
export function htmlThroughListing(html: string, n: number): string {
  const results = html.indexOf('data-slot="results"');
  let at = results;
  for (let listing = 0; listing < n; listing += 1) {
    at = html.indexOf('<h3', at + 1);
    if (results === -1 || at === -1) throw new Error(`The page shows fewer than ${n} listings.`);
  }
  return html.slice(0, endOfItem(html, at));
}

/** Returns the end of the list item around a position: the first `</li>` that closes no item opened after the position. */
function endOfItem(html: string, from: number): number {
  let depth = 0;
  const tags = /<(\/?)li\b[^>]*>/g;
  tags.lastIndex = from;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    if (tag[1] === '') depth += 1;
    else if (depth === 0) return tags.lastIndex;
    else depth -= 1;
  }
  throw new Error('A listing does not end.');
}

/** Lists the inline scripts that run; not data, not structured data. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
    .map((match) => match[2]!);
}

/** Lists the URLs of scripts that the HTML itself names, to run or to preload. */
export function scriptsNamed(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)].filter(
    ([tag]) => /rel="(module)?preload"/.test(tag) && /as="script"/.test(tag),
  );
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1]!);
  return [...preloads.flatMap(([tag]) => /href="([^"]+)"/.exec(tag)?.slice(1) ?? []), ...scripts];
}

export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.slice(1) ?? [],
  );
}

/** Parts of pages with pictures that need no other file. */
import type { Pictures } from '@forecourt/contracts/rehearsal';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text for HTML: examples are never markup. */
export const escaped = (words: string): string => words.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Returns a whole page. @param parts HTML */
export function picturePage(title: string, parts: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    `<title>${escaped(title)}</title><style>${styles}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    ...parts,
    '</body></html>',
  ].join('\n');
}

/** Returns a warning's paragraph. */
export const warningHtml = (warning: string): string => `<p class="warning">${escaped(warning)}</p>`;

/** Returns two pictures and the pixels that differ, beside each other. */
export function picturesHtml({ before, after, difference, share }: Pictures): string {
  const figures = Object.entries({ before, after, [`difference, ${percentOf(share)} of the pixels`]: difference }).map(
    ([name, data]) =>
      `<figure><img src="data:image/png;base64,${escaped(data)}" alt="${escaped(name)}"><figcaption>${escaped(name)}</figcaption></figure>`,
  );
  return `<div class="pictures">${figures.join('')}</div>`;
}

const percentOf = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`;

const styles = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:90rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}',
  'h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}section{border-top:1px solid #ccc;padding:1rem 0}',
  '.fails h2{color:#b00020}.warning{border-left:4px solid #b8860b;padding-left:.75rem}',
  'dl{display:grid;grid-template-columns:5rem 1fr;gap:.5rem}dd{margin:0}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f4;padding:.5rem}',
  '.pictures{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{width:100%;border:1px solid #ccc}',
].join('');

import type { ChangeGroup, Pictures, Rehearsal } from '@forecourt/contracts/rehearsal';
import { changeText } from './rehearsal-text';
import { rehearsedText } from './texts';

/** Returns a rehearsal as one page of HTML that needs no other file; examples are text in it, never markup. */
export function rehearsalPage({ remote, version }: { remote: string; version: string }, rehearsal: Rehearsal): string {
  const { against, seconds, groups, warnings } = rehearsal;
  const title = `${remote}@${version}, rehearsed`;
  const served = Object.entries(against).map(([brand, serves]) => `${brand} ${serves}`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    `<title>${text(title)}</title><style>${styles}</style></head><body>`,
    `<h1>${text(title)}</h1>`,
    `<p>It was ${text(rehearsedText(rehearsal))}, in ${seconds} s. Served: ${text(served.join(', '))}.</p>`,
    ...warnings.map((warning) => `<p class="warning">${text(warning)}</p>`),
    groups.length === 0 ? '<p>Nothing differs.</p>' : '',
    ...groups.map(groupHtml),
    '</body></html>',
  ].join('\n');
}

function groupHtml(group: ChangeGroup): string {
  const { kind, views, brands, pages, example, pictures } = group;
  const where = `${views} pages of ${brands.join(', ')}; types: ${pages.join(', ')}`;
  return [
    `<section class="${kind}"><h2>${text(changeText(group))}</h2><p>${text(where)}</p>`,
    `<p>Such as ${text(example.url)} of ${text(example.brand)}:</p>`,
    `<dl><dt>before</dt><dd><pre>${text(example.before)}</pre></dd><dt>after</dt><dd><pre>${text(example.after)}</pre></dd></dl>`,
    pictures === undefined ? '' : picturesHtml(pictures),
    '</section>',
  ].join('\n');
}

function picturesHtml({ before, after, difference, share }: Pictures): string {
  const percent = (share * 100).toFixed(share < 0.01 ? 2 : 1);
  const figures = Object.entries({ before, after, [`difference, ${percent} % of the pixels`]: difference }).map(
    ([name, data]) =>
      `<figure><img src="data:image/png;base64,${text(data)}" alt="${text(name)}"><figcaption>${text(name)}</figcaption></figure>`,
  );
  return `<div class="pictures">${figures.join('')}</div>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string) => words.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const styles = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:90rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}',
  'h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}section{border-top:1px solid #ccc;padding:1rem 0}',
  '.fails h2{color:#b00020}.warning{border-left:4px solid #b8860b;padding-left:.75rem}',
  'dl{display:grid;grid-template-columns:5rem 1fr;gap:.5rem}dd{margin:0}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f4;padding:.5rem}',
  '.pictures{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{width:100%;border:1px solid #ccc}',
].join('');

import type { ChangeGroup, Rehearsal } from '@forecourt/contracts/rehearsal';
import { picturePage, picturesHtml, escaped as text, warningHtml } from './picture-page';
import { changeText } from './rehearsal-text';
import { rehearsedText } from './texts';

/** Returns a rehearsal as one page of HTML that needs no other file; examples are text in it, never markup. */
export function rehearsalPage({ remote, version }: { remote: string; version: string }, rehearsal: Rehearsal): string {
  const { against, seconds, groups, warnings } = rehearsal;
  const title = `${remote}@${version}, rehearsed`;
  const served = Object.entries(against).map(([brand, serves]) => `${brand} ${serves}`);
  return picturePage(title, [
    `<p>It was ${text(rehearsedText(rehearsal))}, in ${seconds} s. Served: ${text(served.join(', '))}.</p>`,
    ...warnings.map(warningHtml),
    groups.length === 0 ? '<p>Nothing differs.</p>' : '',
    ...groups.map(groupHtml),
  ]);
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

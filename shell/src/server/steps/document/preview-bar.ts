import type { Plan } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { own } from '@forecourt/service';
import { firstLine } from '../inspection';
import { escapeHtml } from './escape';

/**
 * Returns the bar above a tester's page: which versions the tester gets instead of the public ones, until when, which are missing and why,
 * and a button to leave. It is part of the page from its first byte, so that nothing moves; it needs no script.
 * @param url path and query of the page, for browsers that send no `Referer`
 * @param plan absent if there is no such page
 */
export function previewBar(preview: Preview, url: string, plan?: Plan): string {
  const notes = (plan === undefined ? [] : notesOn(preview, plan)).map((note) => `<li>${escapeHtml(note)}</li>`);
  const until = new Date(preview.expires * 1000).toISOString();
  return [
    '<aside class="fc-preview" aria-label="Preview">',
    `<p>${escapeHtml(whatOf(preview))} until <time datetime="${until}">${until.slice(11, 16)} UTC</time></p>`,
    '<form method="post" action="/_shell/preview">',
    `<input type="hidden" name="page" value="${escapeHtml(url)}">`,
    '<button name="do" value="inspect">Inspect</button>',
    // In a frame nothing else may be shown.
    preview.framedBy === undefined ? '<button name="do" value="leave">Leave preview</button>' : '',
    '</form>',
    notes.length === 0 ? '' : `<ul>${notes.join('')}</ul>`,
    '</aside>',
  ].join('');
}

/** The bar above the first page after a preview was revoked. */
export const revokedBar =
  '<aside class="fc-preview" aria-label="Preview"><p>The preview was revoked. This page is what everybody sees.</p></aside>';

/** Returns a text such as `Preview of mfe-recalls 0.2.0, mfe-ads 1.2.0`. */
function whatOf({ versions, layout, dev = {} }: Preview): string {
  const shown = [
    ...Object.entries(versions)
      .filter(([remote]) => !Object.hasOwn(dev, remote))
      .map(([remote, version]) => `${remote} ${version}`),
    ...(layout === undefined ? [] : [`a layout of ${layout.pageType} pages`]),
  ];
  const built = Object.keys(dev).map(
    (remote) => `${remote}${own(versions, remote) === undefined ? ', which has no build to show' : ''}`,
  );
  return [
    ...(shown.length === 0 ? [] : [`Preview of ${shown.join(', ')}`]),
    ...(built.length === 0 ? [] : [`Development of ${built.join(', ')}`]),
  ].join('. ');
}

/** Explains what of the preview is missing on the page, and why. */
function notesOn({ versions, layout }: Preview, plan: Plan): string[] {
  const other = layout !== undefined && layout.pageType !== plan.page;
  return [
    ...(other
      ? [`This is a page of the type ${plan.page}, not ${layout.pageType}: its layout is what everybody sees.`]
      : []),
    ...missingVersions(versions, plan),
  ];
}

function missingVersions(versions: Preview['versions'], plan: Plan): string[] {
  return Object.entries(versions).flatMap(([remote, version]) => {
    const what = `${remote} ${version}`;
    const slots = plan.slots.filter((slot) => slot.remote === remote);
    if (slots.length === 0) return [`${what} is on no slot of this page.`];
    if (slots.some((slot) => slot.version !== version))
      return [`${what} is not known to this site: what everybody sees stands there.`];
    const why = new Set(slots.flatMap(({ failure }) => (failure === null ? [] : [firstLine(failure.message)])));
    return why.size === 0 ? [] : [`${what} cannot be shown: ${[...why].join('; ')}.`];
  });
}

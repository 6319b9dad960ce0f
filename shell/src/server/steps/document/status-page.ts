import type { StatusContent } from '../page-type';
import { escapeHtml } from './escape';
import { type Head, headHtml } from './head';
import type { Chrome } from './layout';

/** Returns the status page: the brand's own page with one message and one link. */
export function statusPage(
  chrome: Chrome,
  head: Omit<Head, 'title' | 'description' | 'canonical'>,
  content: StatusContent,
): string {
  const { status, heading, text, action, reloadsAfter } = content;
  return [
    headHtml({ ...head, title: heading, description: '', canonical: null, reloadsAfter }),
    ...chrome.header(head.brand, null, []),
    '<main id="main" tabindex="-1" class="fc-status">',
    status === null ? '' : `<p class="fc-status-code">${status}</p>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    text === '' ? '' : `<p>${escapeHtml(text)}</p>`,
    `<p><a class="fc-status-action" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`,
    '</main>',
    chrome.footer(head.brand),
    '</body></html>',
  ].join('');
}

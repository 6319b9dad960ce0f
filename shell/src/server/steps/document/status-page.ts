import { accountLink, chromeBottom, chromeTop, searchForm } from './chrome';
import { escapeHtml } from './escape';
import { type Head, headHtml } from './head';

export interface StatusContent {
  /** 404, 500 …; null where the page is no error. */
  status: number | null;
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** Seconds after which the page loads itself again; absent where that would change nothing. */
  reloadsAfter?: number;
}

/** The status-code page: the brand's own page with one message and one way on. */
export function statusPage(head: Omit<Head, 'title' | 'description' | 'canonical'>, content: StatusContent): string {
  const { status, heading, text, action, reloadsAfter } = content;
  return [
    headHtml({ ...head, title: heading, description: '', canonical: null, reloadsAfter }),
    chromeTop(head.brand, null),
    searchForm(head.brand),
    accountLink(head.brand),
    '</header><main id="main" tabindex="-1" class="fc-status">',
    status === null ? '' : `<p class="fc-status-code">${status}</p>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    text === '' ? '' : `<p>${escapeHtml(text)}</p>`,
    `<p><a class="fc-status-action" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`,
    '</main>',
    chromeBottom(head.brand),
    '</body></html>',
  ].join('');
}

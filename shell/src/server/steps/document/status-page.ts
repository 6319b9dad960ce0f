import type { StatusContent, StatusForm } from '../page-type';
import { escapeHtml } from './escape';
import { type Head, headHtml } from './head';
import type { Chrome } from './layout';

/** Returns the status page: the brand's own page with one message, one link, and a form to correct if there is one. */
export function statusPage(
  chrome: Chrome,
  head: Omit<Head, 'title' | 'description' | 'canonical'>,
  content: StatusContent,
): string {
  const { status, heading, text, form, action, reloadsAfter } = content;
  return [
    headHtml({ ...head, title: heading, description: '', canonical: null, reloadsAfter }),
    ...chrome.header(head.brand, null, []),
    '<main id="main" tabindex="-1" class="fc-status">',
    status === null ? '' : `<p class="fc-status-code">${status}</p>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    text === '' ? '' : `<p>${escapeHtml(text)}</p>`,
    form === undefined ? '' : formHtml(form),
    `<p><a class="fc-status-action" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`,
    '</main>',
    chrome.footer(head.brand),
    '</body></html>',
  ].join('');
}

function formHtml({ action, label, fields }: StatusForm): string {
  return [
    `<form method="post" action="${escapeHtml(action)}">`,
    ...fields.map(fieldHtml),
    `<button>${escapeHtml(label)}</button>`,
    '</form>',
  ].join('');
}

function fieldHtml({ name, value, asked }: StatusForm['fields'][number]): string {
  const [field, text] = [escapeHtml(name), escapeHtml(value)];
  if (asked === undefined) return `<input type="hidden" name="${field}" value="${text}">`;
  const control =
    asked.as === 'lines'
      ? // A line break right after the tag is not part of the text.
        `<textarea name="${field}" rows="6">\n${text}</textarea>`
      : `<input type="${asked.as}" name="${field}" value="${text}">`;
  return `<label>${escapeHtml(asked.label)} ${control}</label>`;
}

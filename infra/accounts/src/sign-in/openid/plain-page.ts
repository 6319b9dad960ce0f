/** Pages between two sites: without brand, script or style. */
import { escapeAttribute, escapeText } from 'entities';
import type { Response } from 'express';

interface PlainPage {
  title: string;
  text: string;
  /** Where to go on. */
  link?: { href: string; words: string; atOnce?: boolean };
}

/** Returns the HTML of a page. */
export function plainPage({ title, text, link }: PlainPage): string {
  const href = link && escapeAttribute(link.href);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    link?.atOnce === true ? `<meta http-equiv="refresh" content="0; url=${href}">` : '',
    `<title>${escapeText(title)}</title></head><body><main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>`,
    link === undefined ? '' : `<p><a href="${href}">${escapeText(link.words)}</a></p>`,
    '</main></body></html>',
  ].join('');
}

/**
 * Goes on to an address by a page that refreshes itself: by the site's policy (`form-action`) redirects of a form may not leave the site.
 */
export function sendOn(response: Response, href: string): void {
  const text = 'You will be taken there now.';
  response.type('html').send(plainPage({ title: 'One moment', text, link: { href, words: 'Go on', atOnce: true } }));
}

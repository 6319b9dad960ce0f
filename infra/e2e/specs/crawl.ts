/** Requests of a crawler: pages as for a visitor without script, and what they link. */
import type { APIRequestContext } from '@playwright/test';
import { ports } from '../ports';

export interface Answer {
  status: number;
  location: string | undefined;
  /** Of a page or a sitemap; empty otherwise. */
  html: string;
}

/** Sends a request as a browser at this host would; does not follow redirects. */
export async function get(request: APIRequestContext, host: string, path: string): Promise<Answer> {
  const response = await request.get(`http://127.0.0.1:${ports.shell}${path}`, {
    headers: { Host: `${host}:${ports.shell}`, Accept: 'text/html' },
    maxRedirects: 0,
  });
  const { location, 'content-type': type } = response.headers();
  const isRead = /^(text\/html|application\/xml)/.test(type ?? '');
  return { status: response.status(), location, html: isRead ? await response.text() : '' };
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Lists the targets of a page's links, GET forms and canonical link within its own origin: path and query. */
export function linksOf(html: string, at: URL): string[] {
  const tags = html.match(/<(?:a|form|link)\s[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const attribute = (name: string) => {
      const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
      return value === undefined ? undefined : decode(value);
    };
    if (tag.startsWith('<link') && attribute('rel') !== 'canonical') return [];
    if (tag.startsWith('<form') && attribute('method')?.toLowerCase() === 'post') return [];
    const target = attribute(tag.startsWith('<form') ? 'action' : 'href');
    if (target === undefined || !URL.canParse(target, at)) return [];
    const url = new URL(target, at);
    return url.origin === at.origin ? [url.pathname + url.search] : [];
  });
}

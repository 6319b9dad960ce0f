import type { EditorialSummary } from '@forecourt/site';
import { escapeHtml } from '../steps/document/escape';

interface Channel {
  title: string;
  description: string;
  /** Absolute URLs of the list of articles, and of the feed itself. */
  link: string;
  self: string;
}

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

/** Returns a feed of articles in RSS 2.0. @param origin such as `https://host` */
export function feedXml(
  { title, description, link, self }: Channel,
  origin: string,
  entries: readonly EditorialSummary[],
): string {
  const items = entries.map(({ title, summary, href, published, topic }) =>
    [
      '<item>',
      element('title', title),
      element('link', origin + href),
      element('guid', origin + href, ' isPermaLink="true"'),
      element('description', summary),
      element('category', topic.label),
      element('pubDate', new Date(published).toUTCString()),
      '</item>\n',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    ...[element('title', title), element('link', link), element('description', description)],
    `<language>en-US</language><atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

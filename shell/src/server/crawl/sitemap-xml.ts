import { escapeHtml } from '../steps/document/escape';

/** Limits of a sitemap file, by sitemaps.org; some bytes are reserved for the enclosing element. */
const most = { locations: 50_000, bytes: 49_000_000 };

const frames = { sitemapindex: 'sitemap', urlset: 'url' } as const;

/** One address of a sitemap. */
interface Location {
  /** Absolute. */
  url: string;
  /** Day of its last change, `2026-06-02`. */
  lastmod?: string;
}

/**
 * Returns a sitemap, or an index of sitemaps, in the format of sitemaps.org.
 * @param locations the most important first; those that exceed the limits are left out from the end
 */
export function sitemapXml(kind: keyof typeof frames, locations: readonly Location[], limits = most): string {
  const entry = frames[kind];
  const entries: string[] = [];
  let bytes = 0;
  for (const { url, lastmod } of locations.slice(0, limits.locations)) {
    const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
    const text = `<${entry}><loc>${escapeHtml(url)}</loc>${changed}</${entry}>\n`;
    bytes += Buffer.byteLength(text);
    if (bytes > limits.bytes) break;
    entries.push(text);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...entries,
    `</${kind}>\n`,
  ].join('');
}

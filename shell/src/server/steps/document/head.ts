import type { Brand } from '@forecourt/contracts';
import { escapeHtml } from './escape';

export interface Head {
  brand: Brand;
  title: string;
  description: string;
  /** Absolute URL; null on pages without one. */
  canonical: string | null;
  noindex: boolean;
  /** Seconds after which the page reloads itself. */
  reloadsAfter?: number;
  /** Absolute URL of the picture for previews where the page is shared. */
  image?: string;
  /** Path of a feed (RSS 2.0), which readers of feeds find by the page. */
  feed?: string | undefined;
  /** Style and HTML of the bar on a tester's page, and the origin that may frame it. */
  bar?: { css: string; html: string; framedBy?: string | undefined };
  /** Links past the beginning of the page, which is the same on all pages. */
  skips?: readonly { href: string; text: string }[];
  stylesheets: readonly { url: string; integrity: string }[];
  /** Script that runs before the page's content arrives; its hash is in the page's policy. */
  script?: string;
}

/** Returns a `Link` header that makes the browser request a stylesheet before it parses the page. */
export function preloadHeader({ url, integrity }: Head['stylesheets'][number]): string {
  return `<${url}>;rel=preload;as=style;integrity="${integrity}";crossorigin`;
}

const toContent = [{ href: '#main', text: 'Skip to content' }];

/** Returns the page from the doctype to the skip links: all that can be sent as soon as the status is known. */
export function headHtml(head: Head): string {
  const { brand } = head;
  const title = head.title === '' ? brand.name : `${head.title} | ${brand.name}`;
  const links = head.stylesheets.map(
    ({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  return [
    `<!doctype html><html lang="en-US" data-theme="${brand.id}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    head.description === ''
      ? ''
      : `<meta name="description"${alsoOpenGraph(head)} content="${escapeHtml(head.description)}">`,
    head.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.feed === undefined ? '' : `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(head.feed)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    head.reloadsAfter === undefined ? '' : `<meta http-equiv="refresh" content="${head.reloadsAfter}">`,
    ...openGraph(head, title),
    '<link rel="icon" href="/_shell/icon.svg" type="image/svg+xml"><link rel="manifest" href="/_shell/app.webmanifest">',
    // Before the stylesheets: a script after them would wait for them.
    head.script === undefined ? '' : `<script>${head.script}</script>`,
    ...links,
    head.bar === undefined ? '' : `<style>${head.bar.css}</style>`,
    '</head><body class="fc-page">',
    ...(head.skips ?? toContent).map(({ href, text }) => `<a class="fc-skip" href="${href}">${escapeHtml(text)}</a>`),
    head.bar?.html ?? '',
  ].join('');
}

/** Returns the attribute by which a page's description is that of its Open Graph, too. */
const alsoOpenGraph = ({ canonical }: Head) => (canonical === null ? '' : ' property="og:description"');

/** Returns the Open Graph elements of a page; none without a canonical URL, because such a page is not shared. */
function openGraph({ brand, canonical, image }: Head, title: string): string[] {
  if (canonical === null) return [];
  const said = [
    ['og:site_name', brand.name],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:url', canonical],
    ['og:image', image ?? ''],
  ];
  return said.flatMap(([property, content = '']) =>
    content === '' ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
  );
}

import type { Brand } from '@forecourt/contracts';
import { escapeHtml } from './escape';

export interface Head {
  brand: Brand;
  title: string;
  description: string;
  /** Absolute; null on pages that have none. */
  canonical: string | null;
  noindex: boolean;
  /** Seconds after which the page loads itself again. */
  reloadsAfter?: number;
  /** Absolute address of the picture that stands for the page where it is shared. */
  image?: string;
  /** Of a tester's page: its style and its HTML. */
  bar?: { css: string; html: string };
  /** Links past what every page begins with. */
  skips?: readonly { href: string; text: string }[];
  stylesheets: readonly { url: string; integrity: string }[];
}

/** Has the browser ask for a stylesheet as soon as it has the headers, before it reads the page. */
export function preloadHeader({ url, integrity }: Head['stylesheets'][number]): string {
  return `<${url}>; rel=preload; as=style; integrity="${integrity}"; crossorigin=anonymous`;
}

const toContent = [{ href: '#main', text: 'Skip to content' }];

/** From the doctype to the links past the header: all that can be sent as soon as the status is known. */
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
    head.description === '' ? '' : `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    head.reloadsAfter === undefined ? '' : `<meta http-equiv="refresh" content="${head.reloadsAfter}">`,
    ...openGraph(head, title),
    '<link rel="icon" href="/_shell/icon.svg" type="image/svg+xml"><link rel="manifest" href="/_shell/app.webmanifest">',
    ...links,
    head.bar === undefined ? '' : `<style>${head.bar.css}</style>`,
    '</head><body class="fc-page">',
    ...(head.skips ?? toContent).map(({ href, text }) => `<a class="fc-skip" href="${href}">${escapeHtml(text)}</a>`),
    head.bar?.html ?? '',
  ].join('');
}

/** What stands for the page where somebody shares it; a page without an address of its own is not shared. */
function openGraph({ brand, canonical, description, image }: Head, title: string): string[] {
  if (canonical === null) return [];
  const said = [
    ['og:site_name', brand.name],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image ?? ''],
  ];
  return said.flatMap(([property, content = '']) =>
    content === '' ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
  );
}

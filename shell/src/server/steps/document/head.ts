import type { Brand } from '@forecourt/contracts';
import { escapeHtml } from './escape';

export interface Head {
  brand: Brand;
  title: string;
  description: string;
  /** Absolute; null on pages that have none. */
  canonical: string | null;
  noindex: boolean;
  /** Of a tester's page: its style and its HTML. */
  bar?: { css: string; html: string };
  stylesheets: readonly { url: string; integrity: string }[];
}

/** Has the browser ask for a stylesheet as soon as it has the headers, before it reads the page. */
export function preloadHeader({ url, integrity }: Head['stylesheets'][number]): string {
  return `<${url}>; rel=preload; as=style; integrity="${integrity}"; crossorigin=anonymous`;
}

/** From the doctype to the opening of `main`: all that can be sent as soon as the status is known. */
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
    '<link rel="icon" href="/_shell/icon.svg" type="image/svg+xml">',
    ...links,
    head.bar === undefined ? '' : `<style>${head.bar.css}</style>`,
    '</head><body class="fc-page">',
    '<a class="fc-skip" href="#main">Skip to results</a>',
    head.bar?.html ?? '',
    chromeTop(brand),
  ].join('');
}

function chromeTop(brand: Brand): string {
  const nav = brand.nav
    .map(({ label, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`)
    .join('');
  return [
    `<header class="fc-header"><a class="fc-brand" href="/cars-for-sale/all">${escapeHtml(brand.name)}</a>`,
    `<nav class="fc-nav" aria-label="Main"><ul>${nav}</ul></nav></header>`,
  ].join('');
}

/** The site's footer, below all slots. */
export function chromeBottom(brand: Brand): string {
  return `<footer class="fc-footer"><p>${escapeHtml(brand.name)}. ${escapeHtml(brand.tagline)}</p></footer>`;
}

/** What every page of a brand has around its slots: header and footer. */
import type { Brand } from '@forecourt/contracts';
import { escapeHtml } from './escape';

const allCars = '/cars-for-sale/all';

/** The search of the header where no slot is placed there: a form that needs no script. */
export const searchForm = [
  `<form class="fc-search" role="search" method="get" action="${allCars}">`,
  '<input type="search" name="keyword" maxlength="100" aria-label="Search cars" placeholder="Search make, model, feature">',
  '<button type="submit">Search</button></form>',
].join('');

/** @param here path and query of the page, as the brand's links write them; null where it has none */
export function chromeTop(brand: Brand, here: string | null): string {
  const nav = brand.nav.map(
    ({ label, href }) =>
      `<li><a href="${escapeHtml(href)}"${href === here ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`,
  );
  return [
    `<header class="fc-header"><a class="fc-brand" href="${allCars}">${escapeHtml(brand.name)}</a>`,
    // On a small screen the links are a native popover, which needs no script.
    '<button type="button" class="fc-menu" popovertarget="fc-nav">Menu</button>',
    `<nav class="fc-nav" id="fc-nav" popover aria-label="Main"><ul>${nav.join('')}</ul></nav>`,
  ].join('');
}

/** The end of the header: what is the visitor's own. */
export function chromeMiddle(brand: Brand): string {
  return `<ul class="fc-own"><li><a href="${escapeHtml(brand.signInPath)}">Account</a></li></ul></header>`;
}

/** The site's footer, below all slots. */
export function chromeBottom(brand: Brand): string {
  return `<footer class="fc-footer"><p>${escapeHtml(brand.name)}. ${escapeHtml(brand.tagline)}</p></footer>`;
}

/** What every page of a brand has around its slots: header and footer. */
import type { Brand } from '@forecourt/contracts';
import { sitePages } from '@forecourt/site';
import { findPath } from '../find-path';
import { escapeHtml } from './escape';

const allCars = '/cars-for-sale/all';

/** The search by words where no slot is placed in the header: a form that needs no script (R34). */
export function searchForm(brand: Brand): string {
  if (!brand.flags.keywordSearch) return '';
  return [
    `<form class="fc-search" role="search" method="get" action="${findPath}">`,
    '<input type="search" name="text" maxlength="100" aria-label="Search cars in your own words" placeholder="F-150 under 30k">',
    '<button type="submit">Search</button></form>',
  ].join('');
}

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

/** The end of the header where no slot shows who is signed in: the way to what is the visitor's own. */
export function accountLink(brand: Brand): string {
  return `<ul class="fc-own"><li><a href="${escapeHtml(brand.signInPath)}">Account</a></li></ul>`;
}

/** The site's footer, below all slots. */
export function chromeBottom(brand: Brand): string {
  const links = (items: readonly { label: string; href: string }[]) =>
    `<ul>${items.map(({ label, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`).join('')}</ul>`;
  const choices = brand.ads?.asksConsent === true ? [{ href: '/privacy#ad-choices', label: 'Ad choices' }] : [];
  return [
    `<footer class="fc-footer"><nav aria-label="Cars for sale">${links(brand.nav)}</nav>`,
    `<nav aria-label="About ${escapeHtml(brand.name)}">${links([...sitePages, ...choices])}</nav>`,
    `<p>${escapeHtml(brand.name)}. ${escapeHtml(brand.tagline)}</p></footer>`,
  ].join('');
}

/** Header and footer around the slots of every page of a brand. Menu and search need no script. */
import type { Brand } from '@forecourt/contracts';
import { directoryPages, editorialPaths, sitePages, under20000 } from '@forecourt/site';
import type { Chrome } from '../steps/document';
import { escapeHtml } from '../steps/document/escape';
import { findPath } from './find-path';
import { home } from './home';

/** The header's slot of the search by words; a form takes its place if it is not in the layout. */
const searchSlot = 'keyword-search';
/** The header's slot of the account; a link takes its place if it is not in the layout, or failed. */
const accountSlot = 'account-menu';

/** Returns the search by words without a slot: a form that needs no script (R34), on a small screen a native popover like the menu. */
function searchForm(brand: Brand): string {
  if (!brand.flags.keywordSearch) return '';
  return [
    '<button type="button" class="fc-find" popovertarget="fc-search">Search by words</button>',
    `<form class="fc-search" id="fc-search" popover role="search" method="get" action="${findPath}">`,
    '<input type="search" name="text" maxlength="100" aria-label="Search cars in your own words" placeholder="F-150 under 30k">',
    '<button type="submit">Search</button></form>',
  ].join('');
}

/** The lists of editorial content, with the page type without which a brand has none. */
const reading = [
  { page: 'expert-reviews', label: 'Reviews', href: editorialPaths['expert-review'] },
  { page: 'articles', label: 'Articles', href: editorialPaths.article },
] as const;

/** Returns the links of a brand to its searches and its editorial content. */
const mainLinks = ({ nav, layouts }: Brand): Brand['nav'] => [
  ...nav,
  ...reading.filter(({ page }) => layouts[page] !== undefined),
];

/** The pages that lead to every make, model and text, of those that a brand has. */
const leads = [
  ...Object.entries(directoryPages).map(([page, { title: label, href }]) => ({ page, label, href })),
  { ...under20000, page: 'under-20000' },
  ...reading,
];

const leadLinks = ({ layouts }: Brand): Brand['nav'] => leads.filter(({ page }) => layouts[page] !== undefined);

/** Returns links one after another: a landmark names them, and needs no list. */
function links(items: Brand['nav'], here?: string | null): string {
  return items
    .map(
      ({ label, href }) =>
        `<a href="${escapeHtml(href)}"${href === here ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`,
    )
    .join('');
}

/** @param here path and query of the page, as in the brand's links; null if it has none */
function headerTop(brand: Brand, here: string | null): string {
  return [
    `<header class="fc-header"><a class="fc-brand" href="${home}">${escapeHtml(brand.name)}</a>`,
    // On a small screen the links are a native popover, which needs no script.
    '<button type="button" class="fc-menu" popovertarget="fc-nav">Menu</button>',
    `<nav class="fc-nav" id="fc-nav" popover aria-label="Main">${links(mainLinks(brand), here)}</nav>`,
  ].join('');
}

/** Returns a link to the account, for the end of a header without an account slot. */
function accountLink(brand: Brand): string {
  return `<a class="fc-own" href="${escapeHtml(brand.signInPath)}">Account</a>`;
}

/** Returns the site's footer, below all slots. */
function footer(brand: Brand): string {
  const choices = brand.ads?.asksConsent === true ? [{ href: '/privacy#ad-choices', label: 'Ad choices' }] : [];
  return [
    `<footer class="fc-footer"><nav aria-label="Cars for sale">${links(leadLinks(brand))}</nav>`,
    `<nav aria-label="About ${escapeHtml(brand.name)}">${links([...sitePages, ...choices])}</nav>`,
    `<p>${escapeHtml(brand.name)}. ${escapeHtml(brand.tagline)}</p></footer>`,
  ].join('');
}

export const chrome: Chrome = {
  header(brand, here, slots) {
    const search = slots.filter(({ slot }) => slot === searchSlot);
    const others = slots.filter((slot) => !search.includes(slot));
    const hasAccount = others.some(({ slot, failure }) => slot === accountSlot && failure === null);
    return [
      headerTop(brand, here),
      ...(search.length > 0 ? search : [searchForm(brand)]),
      ...others,
      ...(hasAccount ? [] : [accountLink(brand)]),
      '</header>',
    ];
  },
  footer,
};

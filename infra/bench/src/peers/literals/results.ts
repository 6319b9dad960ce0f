import type { WalletCard } from '../search-page/account';
import type { AdPlace } from '../search-page/ads';
import type { Cell, Pages, Placement, Results } from '../search-page/results';
import { opens } from './controls';
import { e, each, maybe } from './html';
import { paidPlace, showcase } from './paid';
import { aids, tile } from './tile';

export function results({ heading, announcement, alerts, notUnderstood, ...rest }: Results): string {
  return `<section aria-labelledby="results" data-follows="search" class="list0"><h2 id="results" tabindex="-1" class="list1"><span class="hidden">${heading}</span></h2>${each(alerts, ({ title, text }) => `<div role="status" class="alert alertw"><i class="icon0 alert1" data-icon="warning"></i><div class="alert2"><p class="alert3">${e(title)}</p>${e(text)}</div></div>`)}${maybe(notUnderstood, (words) => `<p role="status" data-tone="warning" class="icon0 message" data-icon="warning">We did not understand “${e(words)}”</p>`)}<span role="status" class="hidden">${announcement}</span><div class="list3"><div class="list4">${maybe(rest.nothing, (words) => `${nothing(words)}<div data-slot="showcase" data-props="{}">${maybe(rest.showcase, showcase)}</div>`)}${maybe(rest.pastTheEnd, (href) => `<div class="lack0"><i class="icon0" data-icon="car" data-size="32"></i><p role="alert" class="lack1">There are no more results on this page</p><p class="lack2"><a class="button primary" href="${e(href)}" data-enhance="">Go to the first page</a></p></div>`)}${maybe(rest.grid, ({ cells, aids: words, compares, pages: all }) => `<ul class="grid0">${each(cells, cell)}</ul>${aids(words)}${compares ? compareForm : ''}${pages(all)}`)}</div></div></section>`;
}

const compareForm =
  '<form id="compare-vehicles" autocomplete="off" class="compare" action="/cars-for-sale/compare" method="get"><button type="submit" class="button">Compare the ticked vehicles (up to 5)</button></form>';

const nothing = ({ why, ways, clear, anyDistance }: NonNullable<Results['nothing']>): string =>
  `<div class="lack0"><i class="icon0" data-icon="search" data-size="32"></i><p role="alert" class="lack1">Update filter criteria to see more results</p>${each(why, (reason) => `<p>${reason}</p>`)}${ways.length === 0 ? '' : `<ul class="lack3">${each(ways, ({ label, href, count }) => `<li><a href="${e(href)}" data-enhance="">${e(label)}</a>: ${count}</li>`)}</ul>`}<p class="lack2"><a class="button primary" href="${e(clear)}" data-enhance="">Clear all filters</a>${maybe(anyDistance, (href) => `<a class="button" href="${e(href)}" data-enhance="">Search any distance</a>`)}</p></div>`;

const cell = (words: Cell): string => {
  if ('tile' in words) return tile(words.tile, 'results', true);
  if ('placement' in words) return placement(words.placement);
  return `<li class="paidr"><ul>${each(words.row, placement)}</ul></li>`;
};

/** Classes of the space that a placement reserves. */
const rooms: Readonly<Record<string, string>> = {
  premium: 'slim',
  'fourth-tier': 'slim',
  boost: 'slim',
  showcase: 'band',
  liner: 'liner',
};

const placement = ({ slot, props, columns, paid, ad: place, showcase: band, wallet: card }: Placement): string =>
  `<li class="place ${rooms[slot] ?? 'ad000'}"${columns === undefined ? '' : ` data-columns="${columns}"`}><div class="fills" data-slot="${slot}" data-props="${e(props)}">${maybe(paid, paidPlace)}${maybe(place, (words) => ad(words, 'tile', 'cell0'))}${maybe(band, showcase)}${maybe(card, wallet)}</div></li>`;

export const ad = ({ ad: words }: AdPlace, format: string, cell: string): string =>
  words === undefined
    ? `<div class="frame ${cell}"><div class="adbox ${format}"><div class="canvas"></div></div></div>`
    : `<div role="group" aria-label="Advertisement" class="frame ${cell}"><div data-placed="${e(words.placed)}" class="adbox ${format}"><a href="${e(words.href)}" rel="sponsored${words.isElsewhere ? ' noopener" target="_blank' : ''}" data-opens="" class="house ${format} ${words.theme}"><img src="${e(words.picture.src)}" alt="${e(words.picture.alt)}" loading="lazy" decoding="async" class="house7"/><strong class="house8">${e(words.headline)}</strong><span class="house9">${e(words.body)}</span><span class="housea">${e(words.cta)}${words.isElsewhere ? '<span class="hidden"> (opens in a new tab)</span>' : ''}</span></a></div></div>`;

const wallet = ({ budget, buys, open, here }: WalletCard): string =>
  `<section aria-labelledby="wallet" class="card0 soft0 purse"><h3 id="wallet" class="icon0 purse1" data-icon="wallet">Shop by monthly payment</h3><p class="purse2"><strong>${budget}</strong> for example</p><p>${buys}</p><a ${opens} class="button primary" href="${e(open)}">Set my budget</a><form class="purse3" action="/account-api/wallet" method="post"><input type="hidden" name="part" value="display"/><input type="hidden" name="doneUrl" value="${e(here)}"/><input type="hidden" name="refUrl" value="${e(here)}"/><label class="row01"><input type="checkbox" role="switch" data-enhance="" name="showPayments" checked/>Show payments on listings</label><label class="row01"><input type="checkbox" role="switch" data-enhance="" name="paymentEmphasis"/>Put the payment first</label><button type="submit" class="fc-until-alive">Apply</button></form></section>`;

function pages({ more, range, end, previous, next, entries }: Pages): string {
  const arrow = (href: string | undefined, rel: 'prev' | 'next', label: string, icon: string) =>
    `<li class="pages${rel}">${maybe(href, (to) => `<a class="pages1" rel="${rel}" aria-label="${label} page" href="${e(to)}" data-enhance=""><i class="icon0" data-icon="chevron-${icon}"></i></a>`)}</li>`;
  return `${maybe(more, (href) => `<div class="listb"><a class="button primary large" href="${e(href)}" data-enhance="">See More Results</a></div>`)}<p class="list2">${range}</p>${maybe(end, (text) => `<p class="list5">${text}</p>`)}${
    entries.length === 0
      ? ''
      : `<nav aria-label="Pages of results"><ul class="pages0">${arrow(previous, 'prev', 'Previous', 'left')}${each(entries, (entry) => (entry === null ? '<li><span class="pages2"><span aria-hidden="true">…</span><span class="hidden">more pages</span></span></li>' : `<li><a class="pages1${entry.isPresent ? ' pages3' : ''}" aria-label="Page ${entry.page}"${entry.isPresent ? ' aria-current="page"' : ''} href="${e(entry.href)}" data-enhance="">${entry.page}</a></li>`))}${arrow(next, 'next', 'Next', 'right')}</ul></nav>`
  }`;
}

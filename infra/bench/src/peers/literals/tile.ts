import type { Picture } from '../search-page/pictures';
import type { Tile, TileList } from '../search-page/tiles';
import { opens } from './controls';
import { e, each, maybe } from './html';

export const picture = ({ src, alt, sources, isFirst, isEager }: Picture): string =>
  `<img loading="${isEager ? 'eager' : 'lazy'}"${isFirst ? ' fetchpriority="high"' : ''} decoding="async"${maybe(sources, ({ set, sizes, paint }) => ` srcset="${e(set)}" sizes="${e(sizes)}" data-paint="${e(paint)}"`)} src="${e(src)}" alt="${e(alt)}" width="600" height="400" class="image"/>`;

export function tile(words: Tile, list: string, compares: boolean): string {
  const { id, placed, anchor, title, name, trim, href, caption, flag, was, payment, deal, reason, contact } = words;
  const { seller, difference, programme, phone, compare } = words;
  const link = e(href);
  const named = e(title);
  const note = `<button type="button" popovertarget="price-note-${list}"`;
  const price = words.hasPrice
    ? `<span class="price0">${words.price}${maybe(was, (text) => `<s class="price1">${text}</s>`)}</span>`
    : `<span class="price2">${words.price}</span>`;
  return `<li data-placed="${e(placed)}" class="tile0"${maybe(anchor, (text) => ` data-anchor="${e(text)}"`)}><h3 class="tile1"><a data-opens="" href="${link}">${e(name)}${trim === '' ? '' : ` <span>${e(trim)}</span>`}</a></h3><a data-opens="" href="${link}" tabindex="-1" aria-hidden="true" class="photo">${picture(words.picture)}</a>${maybe(caption, (text) => `<span class="photo1">${text}</span>`)}${maybe(flag, ({ kind, text }) => `<span data-kind="${kind}" class="badge0 tileb">${text}</span>`)}<p class="tile7">${price}${maybe(payment, (text) => (deal === undefined ? `${note} class="icon0 tile8" data-icon="info">${text}</button>` : `<span class="tile8">${text}</span>`))}${maybe(deal, ({ kind, text }) => `${note} class="tile9" data-kind="${kind}">${text}</button>`)}</p><p class="tile2">${e(words.meta)}</p>${maybe(reason, ({ icon, text }) => `<p class="icon0 tile3" data-icon="${icon}">${e(text)}</p>`)}${
    contact === undefined
      ? '<span aria-hidden="true" class="tile4">See Details</span>'
      : `<a ${opens} aria-label="${contact.label}: ${named}" class="icon0 tile4" data-icon="mail" href="${e(contact.href)}">${contact.label}</a>`
  }<details name="more" class="more0"><summary aria-label="More for ${named}" title="More" class="icon0" data-icon="more"></summary><div>${maybe(seller, (text) => `<p>${e(text)}</p>`)}${maybe(difference, (one) => `<a ${opens} aria-label="${e(one.name)}" href="${e(one.href)}">${e(one.label)}</a>`)}${maybe(programme, (one) => `<a href="${e(one.href)}">${e(one.label)}</a>`)}${maybe(phone, (one) => `<a aria-label="${e(one.label)}"${maybe(one.href, (tel) => ` href="${e(tel)}"`)}>Call ${e(one.number)}</a>`)}${
    compare === undefined
      ? ''
      : compares
        ? `<label><input type="checkbox" form="compare-vehicles" aria-label="Compare ${named}" name="ids" value="${e(id)}"/>Compare</label>`
        : `<a rel="nofollow" aria-label="Compare ${named}" data-enhance="" href="${e(compare.href ?? '')}">Compare</a>`
  }<a ${opens} aria-label="Share ${named}" href="${e(words.share)}">Share</a><a ${opens} aria-label="Report ${named}" href="${e(words.report)}">Report</a></div></details><button type="submit" title="Save" form="save-${list}" value="${e(id)}" aria-pressed="false" data-enhance="" aria-label="Save ${named}" class="icon0 round tile6" data-icon="heart" name="listingId"></button></li>`;
}

/** Writes what all tiles of a list share. */
export function aids({ name, payments, favourites, here }: TileList): string {
  const back = `<input type="hidden" name="doneUrl" value="${e(here)}"/><input type="hidden" name="refUrl" value="${e(here)}"/></form>`;
  const form = (id: string, keep: boolean) =>
    `<form id="${id}-${name}" hidden action="${favourites}" method="post"><input type="hidden" name="keep" value="${keep}"/>${back}`;
  return `<div id="price-note-${name}" popover="auto" class="panel0"><p>Compared with what such vehicles usually cost, by model year, trim, mileage and region. No seller can pay for a rating.</p><p><a href="/about#how-we-rate-prices">How we rate prices</a></p>${payments ? '<p>A payment is an estimate without taxes and fees; each vehicle’s page has its terms.</p>' : ''}</div>${form('save', true)}${form('remove', false)}`;
}

/** Writes some vehicles under a title; nothing if there are none. */
export const tileSection = (title: string, list: TileList, all = ''): string =>
  list.tiles.length === 0
    ? ''
    : `<section aria-labelledby="${list.name}" class="some0"><div class="some1"><h2 id="${list.name}">${title}</h2>${all}</div><ul>${each(list.tiles, (words) => tile(words, list.name, false))}</ul>${aids(list)}</section>`;

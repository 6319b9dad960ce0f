import { type Car, type PaidPlace, type Showcase, type Strip, stripWhy } from '../search-page/paid';
import { e, each, maybe } from './html';
import { picture } from './tile';

const car = ({ pictures, payer, title, href, price, deal, facts, isUrgent }: Car, whyId: string): string =>
  `${each(pictures, picture)}${payer === '' ? '' : `<button class="icon0 car03" data-icon="info" type="button" popovertarget="${whyId}" title="Why this?" data-kind="sponsored">Sponsored by ${e(payer)}</button>`}<h3 class="car01"><a href="${e(href)}" data-opens="">${e(title)}</a></h3><p class="car04">${price}${maybe(deal, ({ kind, text }) => `<span data-kind="${kind}" class="badge0">${text}</span>`)}</p><p class="${isUrgent ? 'icon0 car02" data-icon="bolt' : 'car02'}">${e(facts)}</p>`;

export const paidPlace = ({ car: words, whyId, why }: PaidPlace): string =>
  `<article data-placed="${e(words.placed)}" class="car00 paid0">${car(words, whyId)}<div id="${whyId}" popover="auto" class="panel0">${e(why)}</div></article>`;

export const strip = ({ title, cars }: Strip, whyId: string): string =>
  cars.length === 0
    ? ''
    : `<div data-follows="search" class="strip"><h2>${title}</h2><section aria-label="${title}" class="rows0"><ul class="rows1 rows3" tabindex="0" aria-label="${title}">${each(cars, (words) => `<li data-placed="${e(words.placed)}" class="car00 strip">${car(words, whyId)}</li>`)}</ul></section><div id="${whyId}" popover="auto" class="panel0">${stripWhy}</div></div>`;

export function showcase(words: Showcase): string {
  const { name, eyebrow, town, rating, all, inventory, matching, context, dealer, cars } = words;
  const label = e(`Vehicles of ${name}`);
  return `<section aria-labelledby="showcase" class="show0"><header class="show1"><div class="show2"><p class="show3">${eyebrow}</p><h3 id="showcase" class="show5">${e(name)}</h3>${maybe(town, (text) => `<p class="show4">${e(text)}</p>`)}${maybe(rating, (one) => `<span role="img" aria-label="${one.name}" class="rating"><svg aria-hidden="true"><rect width="${one.percent}%"></rect></svg><b>${one.text}</b> (${one.count})</span>`)}</div><a class="button small" href="${e(all.href)}" data-enhance="">${all.label}</a>${maybe(inventory, (one) => `<a href="${e(one.href)}" class="button quiet small">${e(one.label)}</a>`)}<span class="show7"></span></header>${matching.length === 0 ? '' : `<ul aria-label="What fits your search" class="showa">${each(matching, (text) => `<li class="icon0" data-icon="check">${e(text)}</li>`)}</ul>`}<div class="show8" data-context="${context}">${maybe(dealer, dealerCard)}${cars.length === 0 ? '' : `<section aria-label="${label}" class="rows0 show9"><ul class="rows1 rows4" tabindex="0" aria-label="${label}">${each(cars, (one) => `<li data-placed="${e(one.placed)}" data-seen-ratio="0.9" class="car00 showc">${car(one, '')}${maybe(one.missing, (text) => `<p class="showm">${e(text)}</p>`)}</li>`)}</ul></section>`}</div></section>`;
}

const dealerCard = ({ tagline, address, distance, phone }: NonNullable<Showcase['dealer']>): string =>
  `<div class="show6">${maybe(tagline, (text) => `<p class="showt">${e(text)}</p>`)}${maybe(address, (text) => `<p class="icon0" data-icon="location">${e(text)}</p>`)}${maybe(distance, (text) => `<p>${text}</p>`)}${maybe(phone, (one) => `<p class="icon0" data-icon="phone"><a${maybe(one.href, (tel) => ` href="${e(tel)}"`)}>${maybe(one.name, (text) => `<span class="hidden">${e(text)}</span>`)}${e(one.number)}</a></p>`)}</div>`;

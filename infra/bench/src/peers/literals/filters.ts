import type { Box, BoxList, MoreBoxes } from '../search-page/choices';
import type { Content, Filters, Fold, Make, ModelList, Section, Select, Single } from '../search-page/filter-words';
import type { Bars } from '../search-page/ranges';
import { hidden, opens, options, zipField } from './controls';
import { e, each, maybe } from './html';

export const filters = ({ own, whole, standing, clear, fields, sections }: Filters): string =>
  `<div class="fc-when-drawer fc-bar"><a href="${e(whole)}" rel="nofollow" aria-haspopup="dialog" data-enhance="" class="icon0 button small opens0" data-icon="filter">Filters${own > 0 ? `<span class="opens1">${own}</span>` : ''}</a></div><dialog aria-label="Filters" class="fc-dialog panel4" data-placement="drawer-start" data-size="sm"><div class="fc-dialog-title"><h2 id="filters-title" tabindex="-1">Filters</h2><button type="button" class="fc-dialog-cross" aria-label="Close filters" title="Close filters"></button></div><form autocomplete="off" data-enhance="" data-follows="search" class="panel0" action="/cars-for-sale/all" method="get">${hidden(fields)}<section class="panel8" aria-label="Your Search">${maybe(clear, (href) => `<a class="panel9" href="${e(href)}" data-enhance="">Clear filters</a>`)}<p class="panel1">${standing}</p></section><div role="search" aria-label="Filters" class="waits panel5" data-waiting=""><div class="field"><label class="fieldlabel icon0 led" data-icon="search">All sections<input type="search" placeholder="Sunroof, crew cab…" autocomplete="off" maxlength="60" class="control" value=""/></label></div></div><div class="panel2">${each(sections, section)}</div><div class="panel6 fc-until-alive"><button type="submit" class="button primary block">Apply</button></div></form></dialog>`;

const section = (words: Section): string =>
  fold(words, 3, words.content === undefined ? undefined : content(words.content));

const fold = ({ title, says, whole }: Fold, level: 3 | 4, inside: string | undefined): string =>
  `<details${inside === undefined ? '' : ' open'} class="folds panel3"><summary><h${level}>${e(title)}</h${level}>${maybe(says, (text) => `<small> ${e(text)}</small>`)}</summary>${inside ?? `<a href="${e(whole)}" rel="nofollow" class="panel9">All ${e(title)} options</a>`}</details>`;

function content(words: Content): string {
  switch (words.look) {
    case 'list':
      return `<div>${words.sendsOff ? '<input type="hidden" name="listingType" value="off"/>' : ''}${list(words.list)}${each(words.links, ({ label, href, isOverlay }) => `<a${isOverlay ? ' rel="nofollow" aria-haspopup="dialog"' : ''} class="panel9" href="${e(href)}" data-enhance="">${label}</a>`)}${words.rating ? rating : ''}</div>`;
    case 'swatches':
      return list(words.list, '', (one) => box(one, true));
    case 'tiles':
      return `<fieldset aria-label="${e(words.label)}" class="tiles0">${each(words.boxes, (one) => `<label class="tiles1"${maybe(words.bodies.get(one), (body) => ` data-body="${e(body)}"`)}>${maybe(one.picture, (src) => `<img src="${e(src)}" alt="" loading="lazy"/>`)}${input(one)}${e(one.label)}${amount(one)}</label>`)}</fieldset>`;
    case 'bound':
      return `<div class="stack">${select(words.select)}${maybe(words.bars, histogram)}</div>`;
    case 'vehicle':
      return `<div class="stack">${each(words.makes, make)}${maybe(words.add, select)}${maybe(words.packages, (packages) => fold(packages, 4, packages.list && list(packages.list)))}</div>`;
    case 'price':
      return `<div class="stack">${maybe(words.bars, histogram)}<div class="pairs">${price('min', 'Min', words.min)}${price('max', 'Max', words.max)}</div>${maybe(words.range, note)}${fold(words.picks, 4, words.picks.budget && picks(words.picks.budget))}</div>`;
    case 'years':
      return `<div class="stack"><div class="pairs">${select(words.first)}${select(words.last)}</div>${maybe(words.bars, histogram)}</div>`;
    case 'purchase':
      return `<div class="stack">${maybe(words.online, (one) => label(one, 'row01'))}${maybe(words.hyundai, (href) => `<a class="panel9" href="${e(href)}" data-enhance="">Buy a Hyundai online</a>`)}${maybe(words.exchange, single)}${maybe(words.services, select)}</div>`;
    case 'location':
      return `<div class="stack"><div class="pairs">${zipField(words.place, 'filters-place-error', false)}<label class="fieldlabel select">Radius<select data-enhance="" name="searchRadius" class="control">${options(words.place.radii)}</select></label></div><button type="button" data-waiting="" class="button quiet small waits mine0">Use my location</button>${maybe(words.near, note)}${words.isNowhere ? note('Searching nationwide: a radius needs a place.') : ''}${maybe(words.beyond, single)}</div>`;
    case 'guarantee':
      return `<div class="stack"><p class="panelt">Changed your mind? Bring the car back within <strong>14 days or 1,000 miles</strong>, whichever comes first.</p>${single(words.box)}<a ${opens} class="panel9" href="${e(words.money)}">How the guarantee works</a><a ${opens} class="panel9" href="${e(words.program)}">Program details</a><a class="panel9" href="${e(words.certified)}" data-enhance="">See certified cars</a></div>`;
  }
}

const note = (text: string): string => `<p class="panelb">${e(text)}</p>`;

const rating =
  '<details><summary class="moresum">How we rate prices</summary><p class="panelt">We compare the price with what vehicles of the same model, year, trim and mileage are offered for here. A Great Price is among the lowest tenth of them, a Good Price clearly below the middle. Vehicles with too few to compare have no rating; each vehicle’s page shows the figures of its own.</p></details>';

const input = ({ name, value, isChecked, isDisabled }: Box): string =>
  `<input type="checkbox"${isDisabled ? ' disabled' : ''} name="${e(name)}"${isChecked ? ' checked' : ''} value="${e(value)}"/>`;

const amount = ({ count }: Box): string => maybe(count, (text) => `<small> ${text}</small>`);

function label(one: Box, row = '', hasDot = false): string {
  const { badge, dot, picture } = one;
  const before =
    picture !== undefined
      ? `<img src="${e(picture)}" alt="" loading="lazy" class="picture"/>`
      : hasDot
        ? `<svg aria-hidden="true"${maybe(dot?.color, (color) => ` color="${e(color)}"`)} class="dot00${dot?.color === undefined ? ' other' : ''}"></svg>`
        : '';
  const text =
    badge === undefined ? e(one.label) : `<span>${e(one.label)} <span class="badge0">${e(badge)}</span></span>`;
  return `<label${row === '' ? '' : ` class="${row}"`}>${input(one)}${before}${text}${amount(one)}</label>`;
}

function box(one: Box, hasDot = false, after?: string, row = ''): string {
  const inside = label(one, row, hasDot);
  if (after === undefined && one.info === undefined) return inside;
  return `<div class="beside">${inside}${after ?? about(one)}</div>`;
}

function about({ name, value, label, info = '' }: Box): string {
  const id = e(`about-${name}-${value}`.replaceAll(' ', '-'));
  return `<button type="button" popovertarget="${id}" aria-label="About ${e(label)}" class="button quiet small"><i class="icon0" data-icon="info" data-size="16"></i></button><div id="${id}" popover="auto" class="panel0">${e(info)}</div>`;
}

const list = (words: BoxList, attributes = '', write: (one: Box) => string = (one) => box(one)): string =>
  `<fieldset aria-label="${e(words.label)}"${attributes} class="boxes">${each(words.boxes, write)}${each(words.more, (more) => moreBoxes(more, write))}</fieldset>`;

const moreBoxes = ({ title, count, isOpen, boxes }: MoreBoxes, write: (one: Box) => string): string =>
  `<details${isOpen ? ' open' : ''}${title === undefined ? ' class="more0"' : ''}><summary class="moresum">${title === undefined ? `<span class="more1">View more (${count})</span><span class="more2">View fewer</span>` : `${e(title)} (${count})`}</summary>${each(boxes, write)}</details>`;

const make = ({ box: own, remove, series, models }: Make): string => {
  const inside = `<div class="models">${maybe(series, (words) => list(words))}${maybe(models, modelList)}</div>`;
  if (own === undefined) return inside;
  const link = maybe(
    remove,
    ({ label, href }) => `<a class="panel9" aria-label="${e(label)}" href="${e(href)}" data-enhance="">Remove</a>`,
  );
  return `<div class="make0">${box(own, false, link, 'row01')}${inside}</div>`;
};

const modelList = (words: ModelList): string =>
  list(
    words,
    ` data-models="${e(words.make)}" tabindex="-1"`,
    (one) =>
      box(one) +
      maybe(
        words.trims.get(one),
        ({ list: trims, link }) =>
          `${list(trims)}<a ${opens} class="panel9" href="${e(link.href)}">${e(link.label)}</a>`,
      ),
  );

const single = (one: Single): string =>
  `${one.sendsOff ? `<input type="hidden" name="${one.name}" value="off"/>` : ''}${label(one, 'row01')}`;

const select = ({ label, name, isHidden, options: all }: Select): string =>
  `<label class="fieldlabel select">${isHidden ? '' : e(label)}<select name="${name}" data-enhance=""${isHidden ? ` aria-label="${e(label)}"` : ''} class="control">${options(all)}</select></label>`;

const price = (end: string, words: string, value: string): string =>
  `<div class="field"><label class="fieldlabel dollar">${words} Price<input type="text" autocomplete="off" inputmode="numeric" maxlength="10" pattern="[0-9,]{1,10}|[0-9.]{1,6}[kK]" data-enhance="" placeholder="Any" class="control" name="${end}Price" value="${value}"/></label></div>`;

const picks = (words: NonNullable<(Content & { look: 'price' })['picks']['budget']>): string =>
  `<div class="stack"><ul aria-label="Quick picks" class="chips4">${each(words.links, ({ label, href, isChosen }) => `<li><a class="chips0 chips1${isChosen ? ' chips2' : ''}"${isChosen ? ' aria-current="true"' : ''} href="${e(href)}" data-enhance="">${label}</a></li>`)}</ul>${maybe(words.select, select)}${note(words.note)}</div>`;

const histogram = ({ viewBox, beyond, within }: Bars): string =>
  `<div class="bars0"><svg class="bars1" viewBox="${viewBox}" preserveAspectRatio="none" aria-hidden="true">${maybe(beyond, (path) => `<path d="${path}"></path>`)}<path d="${within}"></path></svg></div>`;

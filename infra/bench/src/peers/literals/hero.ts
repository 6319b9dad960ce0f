import type { CountedLink, Hero } from '../search-page/hero';
import { hidden, opens, options, zipField } from './controls';
import { e, each, maybe } from './html';

const counted = ({ label, count, href }: CountedLink): string =>
  `<li><a class="chips0" href="${e(href)}" data-enhance="">${e(label)} <span class="chipcount">${count}</span></a></li>`;

export function hero(words: Hero): string {
  const {
    title,
    count,
    place,
    location,
    trail,
    tabs,
    chips,
    clear,
    alike,
    jump,
    narrow,
    suggested,
    hasOrder,
    sort,
    save,
  } = words;
  const last = trail.length - 1;
  return `<div class="hero0"><div class="hero1"><h1 tabindex="-1" class="hero3">${e(title)}</h1><p aria-hidden="true" data-follows="search" class="hero4">${count}</p><button type="button" popovertarget="place" class="button quiet small hero5">${e(place)}</button><div id="place" popover="auto" class="panel0"><form autocomplete="off" data-enhance="" aria-label="Location" class="hero6" action="/cars-for-sale/all" method="get">${hidden(location.fields)}${zipField(location, 'place-error', true)}<label class="fieldlabel select"><select data-enhance="" name="searchRadius" aria-label="Within" class="control">${options(location.radii)}</select></label><button type="submit" data-enhance="" class="button accent">Update</button></form></div></div><div class="hero2"><nav aria-label="Breadcrumb"><ol class="trail0">${each(trail, ({ label, href }, index) => (index === last ? `<li><span aria-current="page">${e(label)}</span></li>` : `<li><a href="${e(href)}">${e(label)}</a></li>`))}</ol></nav></div><div class="tools fc-tools"><div class="lane0">${
    tabs.length === 0
      ? ''
      : `<nav aria-label="Categories" class="tabs0">${each(tabs, ({ label, href, isActive }) => `<a${isActive ? ' aria-current="true"' : ''} href="${e(href)}" data-enhance="">${label}</a>`)}</nav>`
  }${
    chips.length === 0
      ? ''
      : `<ul aria-label="Active filters" class="chips4 tools4">${each(chips, ({ label, href }) => `<li class="tools6"><a class="chips0 chips2" href="${e(href)}" data-enhance=""><span class="hidden">Remove </span><span class="chips3">${e(label)}</span><i class="icon0" data-icon="close" data-size="16"></i></a></li>`)}${maybe(clear, (href) => `<li><a class="tools7" href="${e(href)}" data-enhance="">Clear all</a></li>`)}</ul>`
  }${maybe(alike, didYouMean)}${maybe(jump, (label) => `<a href="#model-reference" class="tools8">About the ${e(label)}</a>`)}${
    hasOrder
      ? `<div class="tools5" data-follows="search">${maybe(narrow, ({ label, links }) => `<ul aria-label="Narrow by ${e(label)}">${each(links, counted)}</ul>`)}${suggested.length === 0 ? '' : `<ul aria-label="Suggested filters">${each(suggested, counted)}</ul>`}</div>`
      : ''
  }</div><div class="tools3">${
    hasOrder
      ? `<form autocomplete="off" data-enhance="" class="toolsb" action="/cars-for-sale/all" method="get">${hidden(sort.fields)}<label class="fieldlabel select inline">Sort By:<select data-enhance="" name="sortBy" class="control">${options(sort.options)}</select></label><span class="fc-until-alive"><button type="submit" class="button">Sort</button></span></form>`
      : ''
  }${maybe(save, (href) => `<a ${opens} class="icon0 tools9" data-icon="bell" href="${e(href)}">Save search</a>`)}</div></div></div>`;
}

const didYouMean = ({ code, label, others, here }: NonNullable<Hero['alike']>): string =>
  `<form aria-labelledby="alike" class="alike0" method="post" action="/cars-for-sale/model-names"><input type="hidden" name="modelCode" value="${e(code)}"/><input type="hidden" name="refUrl" value="${e(here)}"/><p id="alike" class="alike1">Did you mean …?</p><ul aria-labelledby="alike" class="alike2">${each(others, counted)}</ul><div class="alike3"><button type="submit" class="button small">No, ${e(label)}</button><label class="alike4"><input type="checkbox" name="again" value="never"/>Don’t show me this again.</label></div></form>`;

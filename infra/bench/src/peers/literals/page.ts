import { type Brand, type PageView, regions } from '@forecourt/contracts';
import { escapeJson } from '../../shell/escape';
import {
  type FragmentOf,
  isWritten,
  mayBeFilled,
  type SlotWords,
  type WrittenSlot,
  wordsOf,
} from '../search-page/search-page';
import { feedback, saveSearch, subscribeBox } from './account';
import { filters } from './filters';
import { hero } from './hero';
import { e, each, maybe } from './html';
import { strip } from './paid';
import { ad, results } from './results';
import { tileSection } from './tile';

/** Writes a slot of a page. */
type WriteSlots = { readonly [S in WrittenSlot]: (words: SlotWords[S]) => string };

export const writeSlot: WriteSlots = {
  hero,
  filters,
  results,
  'save-search': (words) => maybe(words, saveSearch),
  'subscribe-box': (words) => maybe(words, subscribeBox),
  highlights: (words) => strip(words, 'why-highlights'),
  sponsored: (words) => strip(words, 'why-sponsored'),
  beyond: ({ farther, alike }) =>
    maybe(farther, ({ list, all, href }) =>
      tileSection('More, farther away', list, `<a href="${e(href)}" data-enhance="">${all}</a>`),
    ) + maybe(alike, (list) => tileSection('Similar vehicles', list)),
  'popular-searches': (words) =>
    maybe(
      words,
      ({ groups, trims }) =>
        `<nav aria-labelledby="popular" class="often0"><h2 id="popular">Popular searches</h2><div class="often1">${each(groups, ({ title, links }) => `<section><h3>${title}</h3>${each(links, ({ label, href }) => `<a href="${e(href)}">${e(label)}</a>`)}</section>`)}</div>${maybe(trims, ({ label, href }) => `<a rel="nofollow" aria-haspopup="dialog" data-enhance="" href="${e(href)}">${e(label)}</a>`)}</nav>`,
    ),
  'footer-ad': (words) => maybe(words, (place) => ad(place, 'banner', 'foot00')),
  feedback,
};

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  jsonLd: readonly unknown[];
}

/** Writes the slots of a search that are written here; every other one is rendered by its component. */
export type RenderSlot = (slot: string, view: PageView) => string;

/** Returns a function that writes a brand's pages. What does not depend on the search is written once. */
export function pageWriter(
  brand: Brand,
  fragmentOf: FragmentOf,
  render: RenderSlot,
): (view: PageView, head: PageHead) => string {
  const { slots, arrangement } = brand.layouts.results!;
  const placed = Object.fromEntries(
    regions.map((region) => [region, slots.filter((slot) => slot.region === region).map(({ slot }) => slot)]),
  );
  const header = `<body class="fc-page"><a class="fc-skip" href="#main">Skip to results</a><header class="fc-header"><a class="fc-brand" href="/cars-for-sale/all">${e(brand.name)}</a><nav class="fc-nav" aria-label="Main"><ul>${each(brand.nav, ({ label, href }) => `<li><a href="${e(href)}">${e(label)}</a></li>`)}</ul></nav></header><main id="main" tabindex="-1">`;
  const footer = `<footer class="fc-footer"><p>${e(`${brand.name}. ${brand.tagline}`)}</p></footer><script src="/assets/app.js" defer></script></body></html>`;
  const start = `<!DOCTYPE html><html lang="en-US" data-theme="${brand.id}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/><title>`;
  const end =
    '"/><link rel="icon" href="/icon.svg" type="image/svg+xml"/><link rel="stylesheet" href="/assets/site.css"/>';

  return (view, { title, description, canonical, jsonLd }) => {
    const words = wordsOf(view, fragmentOf);
    const write = <S extends WrittenSlot>(slot: S) => writeSlot[slot](words(slot));
    const region = (name: string) =>
      `<div class="fc-region-${name}">${each(placed[name] ?? [], (slot) => {
        const inside = isWritten(slot) ? write(slot) : mayBeFilled(slot, view) ? render(slot, view) : '';
        return `<div data-slot="${slot}">${inside}</div>`;
      })}</div>`;
    return `${start}${e(`${title} | ${brand.name}`)}</title><meta name="description" content="${e(description)}"/><link rel="canonical" href="${e(canonical)}${end}${each(jsonLd, (value) => `<script type="application/ld+json">${escapeJson(JSON.stringify(value))}</script>`)}</head>${header}${region('hero')}<div class="fc-layout" data-layout="${arrangement}">${region('aside')}${region('main')}</div></main>${region('footer')}${footer}`;
  };
}

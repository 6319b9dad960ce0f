import { type Arrangement, type Brand, type PlanSlot, type Region, regions } from '@forecourt/contracts';
import { accountLink, chromeTop, searchForm } from './chrome';

/** The document's order: markup of the layout and the places of its slots. Pure; the same list for every page of a plan. */
export type LayoutPart = string | PlanSlot;

/** Regions that stand inside `main`; the header's is before it. */
type MainRegion = Exclude<Region, 'header'>;

const wrappers: Readonly<Record<MainRegion, { before: string; after: string }>> = {
  hero: { before: '<div class="fc-region-hero">', after: '</div>' },
  lead: { before: '<div class="fc-region-lead">', after: '</div>' },
  aside: { before: '<div class="fc-region-aside">', after: '</div>' },
  main: { before: '<div class="fc-region-main">', after: '</div>' },
  footer: { before: '<div class="fc-region-footer">', after: '</div>' },
};

/** Regions that stand side by side inside the layout's grid; the others span the page. */
const inGrid: ReadonlySet<Region> = new Set(['lead', 'aside', 'main']);

/** The header's slot of the search by words; where it is not placed there is a form. */
const searchSlot = 'keyword-search';

/** That of who is signed in; where it is not placed, or not to be had, there is a link. */
const accountSlot = 'account-menu';

/** @param here path and query of the page, as the header's links write them; null where it has none */
export function layoutParts(
  brand: Brand,
  here: string | null,
  arrangement: Arrangement,
  slots: readonly PlanSlot[],
): LayoutPart[] {
  const inHeader = slots.filter((slot) => slot.region === 'header');
  const search = inHeader.filter(({ slot }) => slot === searchSlot);
  const others = inHeader.filter((slot) => !search.includes(slot));
  const parts: LayoutPart[] = [
    chromeTop(brand, here),
    ...(search.length > 0 ? search : [searchForm(brand)]),
    ...others,
    ...(others.some(({ slot, failure }) => slot === accountSlot && failure === null) ? [] : [accountLink(brand)]),
  ];
  parts.push('</header><main id="main" tabindex="-1">');
  let open = false;
  for (const region of regions) {
    if (region === 'header') continue;
    if (inGrid.has(region) !== open) {
      parts.push(open ? '</div></main>' : `<div class="fc-layout" data-layout="${arrangement}">`);
      open = !open;
    }
    const placed = slots.filter((slot) => slot.region === region);
    if (placed.length > 0) parts.push(wrappers[region].before, ...placed, wrappers[region].after);
  }
  if (open) parts.push('</div></main>');
  return parts;
}

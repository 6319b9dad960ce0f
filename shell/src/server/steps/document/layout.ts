import { type Arrangement, type Brand, type PlanSlot, type Region, regions } from '@forecourt/contracts';

/** The document's order: markup of the layout and the places of its slots. Pure; the same list for every page of a plan. */
export type LayoutPart = string | PlanSlot;

/** Regions from `main` on; the header's is before it. */
type MainRegion = Exclude<Region, 'header'>;

const wrappers: Readonly<Record<MainRegion, { before: string; after: string }>> = {
  hero: { before: '<div class="fc-region-hero">', after: '</div>' },
  lead: { before: '<div class="fc-region-lead">', after: '</div>' },
  aside: { before: '<div class="fc-region-aside">', after: '</div>' },
  main: { before: '<div class="fc-region-main">', after: '</div>' },
  below: { before: '<div class="fc-region-below">', after: '</div>' },
  footer: { before: '<div class="fc-region-footer">', after: '</div>' },
};

/** Whether a region is a part of the layout's grid; the others span the page. Only `detail` has a place for the lead in it. */
const isInGrid = (region: Region, arrangement: Arrangement): boolean =>
  region === 'aside' || region === 'main' || (region === 'lead' && arrangement === 'detail');

/** The lead outside of the grid: a band above it, as wide as the page's content. */
const leadBand = {
  before: `<div class="fc-layout">${wrappers.lead.before}`,
  after: `${wrappers.lead.after}</div>`,
};

/** The site's markup around the slots of every page. */
export interface Chrome {
  /** @param here path and query of the page, as in the header's links; null if it has none. @param slots slots of the header, in their order */
  header(brand: Brand, here: string | null, slots: readonly PlanSlot[]): readonly LayoutPart[];
  footer(brand: Brand): string;
}

/** Returns the parts of a page in document order. @param here path and query of the page; null if it has none */
export function layoutParts(
  chrome: Chrome,
  { brand, here, arrangement }: { brand: Brand; here: string | null; arrangement: Arrangement },
  slots: readonly PlanSlot[],
): LayoutPart[] {
  const inHeader = slots.filter(({ region }) => region === 'header');
  const parts: LayoutPart[] = [...chrome.header(brand, here, inHeader), '<main id="main" tabindex="-1">'];
  let open = false;
  for (const region of regions) {
    if (region === 'header') continue;
    const isColumn = isInGrid(region, arrangement);
    if (isColumn !== open) {
      parts.push(open ? '</div>' : `<div class="fc-layout" data-layout="${arrangement}">`);
      open = !open;
    }
    if (region === 'footer') parts.push('</main>');
    const placed = slots.filter((slot) => slot.region === region);
    const { before, after } = region === 'lead' && !isColumn ? leadBand : wrappers[region];
    if (placed.length > 0) parts.push(before, ...placed, after);
  }
  return parts;
}

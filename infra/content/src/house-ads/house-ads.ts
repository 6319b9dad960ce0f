import type { Brand } from '@forecourt/contracts';
import { createReference, multiParams, parse, type SearchState, values } from '@forecourt/search-state';
import { hashOf, searchKey } from '@forecourt/service';
import { campaigns } from './campaigns';
import type { Ads, Campaign } from './schema';

/** Sizes by the first word of a placement: `grid-7` is a `grid`. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  footer: { width: 728, height: 90 },
  fixed: { width: 728, height: 90 },
  grid: { width: 300, height: 250 },
  inline: { width: 300, height: 250 },
  liner: { width: 728, height: 90 },
  treehouse: { width: 300, height: 250 },
};

/** House ads name no makes, so that their searches are read without any. */
const noMakes = createReference({ makes: [], models: {}, trims: {}, facets: {} });

/**
 * An ad of the brand for each placement that has a size. The same search always gets the same ads; those that suit it come first,
 * none leads to the search that is open, and none stands twice on a page while others are left.
 */
export function houseAds(placements: readonly string[], state: SearchState, brand: Brand): Ads {
  const turn = hashOf(searchKey(state));
  const shown = campaigns.filter((campaign) => isOf(brand, campaign) && !isOpen(campaign, state, brand));
  const suiting = shown.filter(({ suits }) => suits !== undefined && suitsState(suits, state));
  const others = shown.filter(({ suits }) => suits === undefined);
  const queue = [...rotate(suiting, turn), ...rotate(others, turn)];
  const ads: Ads['ads'] = {};
  for (const placement of new Set(placements)) {
    const kind = placement.replace(/-\d+$/, '');
    const size = Object.hasOwn(sizes, kind) ? sizes[kind] : undefined;
    const campaign = queue[Object.keys(ads).length % queue.length];
    if (size === undefined || campaign === undefined) continue;
    const { suits: _, brands: __, ...words } = campaign;
    ads[placement] = { ...words, ...size };
  }
  return { ads };
}

function isOf(brand: Brand, { brands }: Campaign): boolean {
  return brands === undefined || brands.includes(brand.id);
}

/** Whether the shopper's search has all that the ad's would bring. */
function isOpen({ href }: Campaign, state: SearchState, brand: Brand): boolean {
  const led = parse(href, brand, noMakes);
  return led.kind === 'page' && isWithin(led.state, state);
}

function isWithin(part: SearchState, whole: SearchState): boolean {
  return Object.entries(part).every(([name, value]) => {
    const there = whole[name as keyof SearchState];
    return String(there) === String(value);
  });
}

function suitsState(suits: NonNullable<Campaign['suits']>, state: SearchState): boolean {
  return multiParams.some((param) => values(state, param).some((code) => suits[param]?.includes(code)));
}

function rotate<T>(items: readonly T[], by: number): T[] {
  if (items.length === 0) return [];
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

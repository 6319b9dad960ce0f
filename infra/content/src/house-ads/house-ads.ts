import type { Brand } from '@forecourt/contracts';
import { createReference, multiParams, parse, type SearchState, values } from '@forecourt/search-state';
import { hashOf } from '@forecourt/service';
import { searchKey } from '@forecourt/site';
import { type Kind, kindOf, kinds, reserved } from './kinds';
import type { Ads, Campaign } from './schema';

/** Facts about a request besides the search. */
export interface Visit {
  /** `2026-11-22`, UTC. */
  today: string;
  /** The kind of page. */
  product?: string;
  /** The first three digits of the ZIP, with consent. */
  zip3?: string;
  /** Number of the renewal of a place; 0 for the first ad. */
  refresh?: number;
  /** Campaigns that have reached this visitor's cap. */
  seen?: readonly string[];
  /** Campaigns that are on the page already. */
  beside?: readonly string[];
}

/** The campaigns to choose from. */
export interface Stock {
  campaigns: readonly Campaign[];
  /** Whether a campaign may be served once more now. */
  allows(campaign: Campaign): boolean;
  /** Returns the URL of a campaign's picture. */
  pictureOf(campaign: Campaign): string | undefined;
}

/** House ads name no makes, so that their searches are read without any. */
const noMakes = createReference({ makes: [], models: {}, trims: {}, facets: {} });

/**
 * Selects an ad of the brand for each placement with a size and a campaign. The same search gets the same ads as long as no campaign is
 * held back. Campaigns for this search or place come first, none links to the present search, and none is repeated on a page while
 * others are left.
 */
export function houseAds(
  placements: readonly string[],
  state: SearchState,
  brand: Brand,
  stock: Stock,
  visit: Visit,
): Ads {
  const running = stock.campaigns.filter(
    (campaign) => isFor(visit, brand, campaign) && !isOpen(campaign, state, brand) && stock.allows(campaign),
  );
  const fitting = running.filter(({ suits }) => suits === undefined || suitsState(suits, state));
  const queue = inTurn(fitting, `${searchKey(state)} ${visit.refresh ?? 0}`);
  const used = new Map((visit.beside ?? []).map((id) => [id, 1]));
  const ads: Ads['ads'] = {};
  for (const placement of new Set(placements)) {
    const kind = kindOf(placement);
    const campaign = kind && next(queue, kind, used);
    if (kind === undefined || campaign === undefined) continue;
    used.set(campaign.id, (used.get(campaign.id) ?? 0) + 1);
    const { id, theme, headline, body, cta, href, capPerDay } = campaign;
    const src = stock.pictureOf(campaign);
    ads[placement] = {
      ...{ id, theme, headline, body, cta, href },
      ...(src !== undefined && { picture: { src, alt: campaign.picture?.alt ?? '' } }),
      ...(capPerDay !== undefined && { capPerDay }),
      ...kinds[kind],
    };
  }
  return { ads };
}

function isFor({ today, zip3, product, seen = [] }: Visit, brand: Brand, campaign: Campaign): boolean {
  const { id, brands, products, from = '', until = '9' } = campaign;
  return (
    (brands === undefined || brands.includes(brand.id)) &&
    (products === undefined || (product !== undefined && products.includes(product))) &&
    (campaign.zip3 === undefined || (zip3 !== undefined && campaign.zip3.includes(zip3))) &&
    from <= today &&
    today <= until &&
    !seen.includes(id)
  );
}

/** Whether the shopper's search already includes the ad's search. */
function isOpen({ href }: Campaign, state: SearchState, brand: Brand): boolean {
  if (!href.startsWith('/cars-for-sale/')) return false;
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

/** Sorts campaigns for this search first, then by weighted chance, seeded by the search. */
function inTurn(campaigns: readonly Campaign[], turn: string): Campaign[] {
  const drawn = campaigns.map((campaign) => {
    const chance = (hashOf(`${turn} ${campaign.id}`) + 1) / 2 ** 32;
    return { campaign, score: chance ** (1 / (campaign.weight ?? 1)) + (campaign.suits === undefined ? 0 : 2) };
  });
  return drawn.sort((a, b) => b.score - a.score).map(({ campaign }) => campaign);
}

/** Returns the next campaign for a place: those made for it first, then those shown least often, of a theme that is shown least often. */
function next(queue: readonly Campaign[], kind: Kind, used: ReadonlyMap<string, number>): Campaign | undefined {
  const able = queue.filter((campaign) =>
    campaign.kinds === undefined ? !reserved.includes(kind) : campaign.kinds.includes(kind),
  );
  const made = able.filter(({ kinds }) => kinds !== undefined);
  const times = (campaign: Campaign) => used.get(campaign.id) ?? 0;
  const like = ({ theme }: Campaign) =>
    queue.reduce((sum, other) => sum + (other.theme === theme ? times(other) : 0), 0);
  const [first] = able.toSorted((one, other) => times(one) - times(other) || like(one) - like(other));
  return made.find((one) => times(one) === 0) ?? first;
}

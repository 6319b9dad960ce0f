import type { BrandId, Flag } from '@forecourt/contracts';

const on = true;
const off = false;

/** The columns of `flagTable`, in its order. */
const columns: readonly BrandId[] = ['research', 'maker', 'certified', 'valuation'];

/**
 * Every flag's default for every brand (specification section 1, rules F). This is the one place where they are written.
 * Why a brand differs: a car-maker sells its own cars online and shows no one else's ads; the certified programme has dealers
 * only and its own showcase; the valuation brand researches prices and sells no cars online.
 */
// biome-ignore format: it is a table
const flagTable: Readonly<Record<Flag, readonly [research: boolean, maker: boolean, certified: boolean, valuation: boolean]>> = {
  //                       research maker  certified  valuation
  saveSearchOff:           [off,     off,   off,       off],
  subscribeSearchAlerts:   [on,      off,   off,       on],
  compare:                 [on,      on,    on,        on],
  personalization:         [on,      on,    on,        on],
  wallet:                  [on,      on,    off,       off],
  payments:                [on,      on,    on,        off],
  ads:                     [on,      off,   on,        on],
  alphaShowcase:           [on,      off,   off,       on],
  exactMatch:              [on,      off,   off,       on],
  dealerInventoryLink:     [on,      on,    on,        on],
  spotlight:               [on,      off,   on,        on],
  premiumSpotlight:        [on,      off,   off,       on],
  vehicleHighlights:       [on,      on,    off,       off],
  newCarBoost:             [on,      off,   off,       off],
  buyOnline:               [on,      on,    off,       off],
  marketExtension:         [on,      on,    on,        off],
  vehicleExchange:         [off,     on,    off,       off],
  commercialEntryPoint:    [on,      off,   off,       off],
  bestDealsEntry:          [on,      off,   on,        on],
  keywordSearch:           [on,      on,    off,       on],
  categorySearch:          [on,      on,    off,       on],
  jumpLink:                [on,      on,    off,       on],
  fluidAds:                [on,      off,   off,       on],
  similarListings:         [on,      on,    on,        on],
  infiniteScrollButton:    [on,      on,    off,       off],
  spotlightsRelevanceOnly: [off,     off,   on,        on],
};

/** A brand's flags, each with its default. */
export function flagsOf(brand: BrandId): Readonly<Record<Flag, boolean>> {
  const column = columns.indexOf(brand);
  const entries = Object.entries(flagTable).map(([flag, row]) => [flag, row[column]]);
  return Object.freeze(Object.fromEntries(entries));
}

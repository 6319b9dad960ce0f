/** Feature flags that fragments may read (specification section 1), and what each gates. Every page contains them. */
export const fragmentFlags = {
  saveSearchOff: 'the end of saving searches: on, they cannot be saved',
  subscribeSearchAlerts: 'the mail field of a saved search',
  personalization: 'what the site offers to a shopper whom it knows',
  payments: 'monthly payments beside prices',
  ads: "the site's own ads",
  fluidAds: 'an ad after every few rows of results, not after the first rows only',
  alphaShowcase: "a dealer's showcase",
  buyOnline: 'cars that are sold online',
  marketExtension: 'results from outside the radius, on request',
  vehicleExchange: 'cars that come with a right of return',
  bestDealsEntry: 'the tab for best deals',
  commercialEntryPoint: 'the way to commercial vehicles',
  categorySearch: 'the category tabs',
  keywordSearch: 'the search by words',
  compare: 'the comparison of listings: button on the tile, drawer, page',
  similarListings: 'what comes close, below a search that finds hardly any',
  infiniteScrollButton: '"See More Results" under the results',
  wallet: 'the monthly budget: card among the results, "Show payments"',
  premiumSpotlight: 'paid places of the premium tier',
  newCarBoost: 'boosted new cars among the results',
  exactMatch: 'showcases by what matches: vehicles of an exact match, else a dealer nearby with what its vehicles lack',
  dealerInventoryLink: "the link to a dealer's whole inventory",
  spotlight: 'paid places of the tiers featured and standard',
  vehicleHighlights: 'the strip of highlighted vehicles',
  spotlightsRelevanceOnly: 'paid places in relevance only: on, other orders have none (R30)',
  jumpLink: "the link from the heading to the model's reference section",
} as const;

/** Flags that no code reads yet, and what each will gate. A flag moves to the table above with its first reader. */
export const waitingFlags = {} as const;

export type FragmentFlag = keyof typeof fragmentFlags;
export type Flag = FragmentFlag | keyof typeof waitingFlags;

export const fragmentFlagNames = Object.keys(fragmentFlags) as readonly FragmentFlag[];
export const flagNames = [...fragmentFlagNames, ...Object.keys(waitingFlags)] as readonly Flag[];

import type { Arrangement, Layout, SlotAssignment } from '@forecourt/contracts';

/** Slots of every page: the account menu. */
const accountMenu = {
  slot: 'account-menu',
  remote: 'mfe-account',
  fragment: 'account-menu',
  region: 'header',
} as const;

/** Slots of every page about cars: the link to saved cars, and the shopper's companion. */
const savedCars = { slot: 'saved-cars', remote: 'mfe-account', fragment: 'saved-cars', region: 'header' } as const;
const companion = { slot: 'companion', remote: 'mfe-account', fragment: 'companion', region: 'header' } as const;

/**
 * Slots of the results page that most brands share, in document order, the most important first. A slot
 * without a region is nested in another fragment.
 */
const resultsSlots = {
  hero: { slot: 'hero', remote: 'mfe-search-results', fragment: 'hero', region: 'hero' },
  filters: { slot: 'filters', remote: 'mfe-filters', fragment: 'filters', region: 'aside' },
  results: { slot: 'results', remote: 'mfe-search-results', fragment: 'results', region: 'main' },
  saveSearch: { slot: 'save-search', remote: 'mfe-account', fragment: 'save-search', region: 'main' },
  certifiedNotes: { slot: 'certified-notes', remote: 'mfe-showcase', fragment: 'certified-notes', region: 'main' },
  highlights: { slot: 'highlights', remote: 'mfe-showcase', fragment: 'vehicle-highlights', region: 'main' },
  sponsored: { slot: 'sponsored', remote: 'mfe-showcase', fragment: 'sponsored-vehicles', region: 'main' },
  beyond: { slot: 'beyond', remote: 'mfe-search-results', fragment: 'beyond', region: 'main' },
  modelReference: {
    slot: 'model-reference',
    remote: 'mfe-search-results',
    fragment: 'model-reference',
    region: 'main',
  },
  // In the tabs of `model-reference`.
  modelYears: { slot: 'model-years', remote: 'mfe-search-results', fragment: 'model-years', region: null },
  modelAnswers: { slot: 'model-answers', remote: 'mfe-search-results', fragment: 'model-answers', region: null },
  modelSafety: { slot: 'model-safety', remote: 'mfe-search-results', fragment: 'model-safety', region: null },
  modelReviews: { slot: 'model-reviews', remote: 'mfe-search-results', fragment: 'model-reviews', region: null },
  modelEditorial: {
    ...{ slot: 'model-editorial', remote: 'mfe-showcase', fragment: 'model-editorial', region: 'main' },
  },
  popularSearches: {
    ...{ slot: 'popular-searches', remote: 'mfe-search-results', fragment: 'popular-searches', region: 'footer' },
  },
  // Between the results: see the places in `mfe-search-results/README.md`.
  showcase: { slot: 'showcase', remote: 'mfe-showcase', fragment: 'showcase', region: null },
  premium: { slot: 'premium', remote: 'mfe-showcase', fragment: 'premium-spotlight', region: null },
  fourthTier: { slot: 'fourth-tier', remote: 'mfe-showcase', fragment: 'fourth-tier-spotlight', region: null },
  boost: { slot: 'boost', remote: 'mfe-showcase', fragment: 'new-car-boost', region: null },
  fluid: { slot: 'fluid', remote: 'mfe-ads', fragment: 'grid-ad', region: null },
  inline: { slot: 'inline', remote: 'mfe-ads', fragment: 'grid-ad', region: null },
  liner: { slot: 'liner', remote: 'mfe-ads', fragment: 'liner', region: null },
  treehouse: { slot: 'treehouse', remote: 'mfe-ads', fragment: 'grid-ad', region: null },
  peekaboo: { slot: 'peekaboo', remote: 'mfe-ads', fragment: 'grid-ad', region: null },
  promo: { slot: 'promo', remote: 'mfe-ads', fragment: 'grid-ad', region: null },
  compareDrawer: {
    ...{ slot: 'compare-drawer', remote: 'mfe-search-results', fragment: 'compare-drawer', region: 'footer' },
  },
  footerAd: { slot: 'footer-ad', remote: 'mfe-ads', fragment: 'footer-banner', region: 'footer' },
  fixedAd: {
    ...{ slot: 'fixed-ad', remote: 'mfe-ads', fragment: 'fixed-bottom', region: 'footer' },
    props: { scrollPercent: 10, intervalMs: 30_000, refreshLimit: 10 },
  },
  wallet: { slot: 'wallet', remote: 'mfe-account', fragment: 'wallet-card', region: null },
  recentlyViewed: { slot: 'recently-viewed', remote: 'mfe-account', fragment: 'recently-viewed', region: 'main' },
  subscribeBox: { slot: 'subscribe-box', remote: 'mfe-account', fragment: 'subscribe-box', region: 'main' },
  feedback: { slot: 'feedback', remote: 'mfe-account', fragment: 'feedback', region: 'footer' },
  keywordSearch: { slot: 'keyword-search', remote: 'mfe-filters', fragment: 'keyword-search', region: 'header' },
  companion,
  savedCars,
  accountMenu,
} as const satisfies Record<string, SlotAssignment>;

/** A vehicle's page: pictures and everything about the vehicle beside one card with price, seller and actions; other vehicles below both. */
const vehicle: Layout = {
  arrangement: 'detail',
  slots: [
    { slot: 'trail', remote: 'mfe-vehicle', fragment: 'vehicle-trail', region: 'hero' },
    { slot: 'gallery', remote: 'mfe-vehicle', fragment: 'vehicle-gallery', region: 'lead' },
    { slot: 'actions', remote: 'mfe-vehicle', fragment: 'vehicle-actions', region: 'aside' },
    { slot: 'keep', remote: 'mfe-account', fragment: 'vehicle-keep', region: 'aside' },
    { slot: 'tools', remote: 'mfe-vehicle', fragment: 'vehicle-tools', region: 'aside' },
    { slot: 'glance', remote: 'mfe-vehicle', fragment: 'vehicle-glance', region: 'main' },
    { slot: 'worth', remote: 'mfe-vehicle', fragment: 'vehicle-worth', region: 'main' },
    { slot: 'facts', remote: 'mfe-vehicle', fragment: 'vehicle-facts', region: 'main' },
    { slot: 'payment', remote: 'mfe-vehicle', fragment: 'vehicle-payment', region: 'main' },
    { slot: 'seller', remote: 'mfe-vehicle', fragment: 'vehicle-seller', region: 'main' },
    { slot: 'contact', remote: 'mfe-vehicle', fragment: 'vehicle-contact', region: 'main' },
    { slot: 'others', remote: 'mfe-search-results', fragment: 'more-from-seller', region: 'below' },
    { slot: 'similar', remote: 'mfe-search-results', fragment: 'similar-vehicles', region: 'below' },
    { slot: 'recently-viewed', remote: 'mfe-account', fragment: 'recently-viewed', region: 'below' },
    { slot: 'compare-drawer', remote: 'mfe-search-results', fragment: 'compare-drawer', region: 'footer' },
    companion,
    savedCars,
    accountMenu,
  ],
};

/** The page on which a vehicle is bought online. */
const buy: Layout = {
  arrangement: 'stacked',
  slots: [{ slot: 'purchase', remote: 'mfe-vehicle', fragment: 'purchase', region: 'main' }, savedCars, accountMenu],
};

/** The page that compares vehicles. */
const compare: Layout = {
  arrangement: 'stacked',
  slots: [
    { slot: 'comparison', remote: 'mfe-search-results', fragment: 'comparison', region: 'main' },
    savedCars,
    accountMenu,
  ],
};

/** The filters of a search as one form. */
const filters: Layout = {
  arrangement: 'stacked',
  slots: [{ slot: 'filters', remote: 'mfe-filters', fragment: 'all-filters', region: 'main' }, savedCars, accountMenu],
};

/** Pages about the site. */
const article: Layout = {
  arrangement: 'stacked',
  slots: [{ slot: 'article', remote: 'mfe-account', fragment: 'article', region: 'main' }, savedCars, accountMenu],
};

/** The lists of articles and of expert reviews. */
const editorialList: Layout = {
  arrangement: 'stacked',
  slots: [{ slot: 'list', remote: 'mfe-vehicle', fragment: 'editorial-list', region: 'main' }, savedCars, accountMenu],
};

/** An article, an expert review, or a draft of one. */
const editorialEntry: Layout = {
  arrangement: 'stacked',
  slots: [
    { slot: 'entry', remote: 'mfe-vehicle', fragment: 'editorial-entry', region: 'main' },
    savedCars,
    accountMenu,
  ],
};

/** The pages of editorial content, see `shell/src/server/pages/editorial.ts`. */
const editorialPages: Readonly<Record<string, Layout>> = {
  articles: editorialList,
  'expert-reviews': editorialList,
  'editorial-article': editorialEntry,
  'expert-review': editorialEntry,
  draft: editorialEntry,
};

/** A page of links to what there is. */
const directory: Layout = {
  arrangement: 'stacked',
  slots: [{ slot: 'directory', remote: 'mfe-vehicle', fragment: 'directory', region: 'main' }, savedCars, accountMenu],
};

const forSale: SlotAssignment = {
  ...{ slot: 'for-sale', remote: 'mfe-search-results', fragment: 'vehicles-for-sale', region: 'main' },
};

const modelHeading: SlotAssignment = {
  ...{ slot: 'heading', remote: 'mfe-vehicle', fragment: 'model-heading', region: 'main' },
};

/** A model or one of its years: what is for sale, what there is to know, what there is to read, and its searches. */
const model: Layout = {
  arrangement: 'stacked',
  slots: [
    modelHeading,
    forSale,
    resultsSlots.modelReference,
    resultsSlots.modelYears,
    resultsSlots.modelAnswers,
    resultsSlots.modelSafety,
    resultsSlots.modelReviews,
    resultsSlots.modelEditorial,
    resultsSlots.popularSearches,
    companion,
    savedCars,
    accountMenu,
  ],
};

/** A part of a model, below the model's heading. */
const modelPart = (fragment: string): Layout => ({
  arrangement: 'stacked',
  slots: [
    modelHeading,
    { slot: fragment, remote: 'mfe-search-results', fragment, region: 'main' },
    companion,
    savedCars,
    accountMenu,
  ],
});

/** A text of the editors above the cars that it is about. */
const textWithCars: Layout = {
  arrangement: 'stacked',
  slots: [
    { slot: 'entry', remote: 'mfe-vehicle', fragment: 'editorial-entry', region: 'main' },
    forSale,
    companion,
    savedCars,
    accountMenu,
  ],
};

/** The pages for people and crawlers that look for a kind of car, see `shell/src/server/pages/directories.ts`. */
const carPages: Readonly<Record<string, Layout>> = {
  makes: directory,
  'body-styles': directory,
  cities: directory,
  model,
  'model-trims': modelPart('model-trims'),
  'model-reviews': modelPart('model-reviews'),
  'under-20000': textWithCars,
};

/** A page of a person's account: one fragment, and the slots below it. */
const accountPage = (fragment: string, ...below: readonly SlotAssignment[]): Layout => ({
  arrangement: 'stacked',
  slots: [{ slot: 'account', remote: 'mfe-account', fragment, region: 'main' }, ...below, savedCars, accountMenu],
});

/** The pages of accounts, see `shell/src/server/pages/account.ts`; `account` is for sign-up and sign-in. */
const accountPages: Readonly<Record<string, Layout>> = {
  account: accountPage('sign-in'),
  'account-saved-searches': accountPage('saved-searches'),
  'account-favourites': accountPage('favourites'),
  'account-deals': accountPage('deals'),
  'account-deal': accountPage('deals'),
  'account-reviews': accountPage('reviews'),
  'account-privacy': accountPage('privacy', {
    ...{ slot: 'notifications', remote: 'mfe-account', fragment: 'notifications', region: 'main' },
  }),
  'account-verify': accountPage('verify'),
  'account-confirm-email': accountPage('verify'),
  'account-reset': accountPage('reset-password'),
  'account-alerts': accountPage('alert-settings'),
};

/**
 * Returns the layouts of a brand by page type: the common ones, with changed slots on the results page,
 * `layoutsWith('stacked', { showcase: { …, fragment: 'certified-program' } })`.
 */
export function layoutsWith(
  arrangement: Arrangement,
  changes: Partial<Record<keyof typeof resultsSlots, SlotAssignment>> = {},
): Readonly<Record<string, Layout>> {
  return {
    results: { arrangement, slots: Object.values({ ...resultsSlots, ...changes }) },
    vehicle,
    buy,
    compare,
    filters,
    article,
    ...editorialPages,
    ...carPages,
    ...accountPages,
  };
}

/** The request for consent to ads, on pages with ads; on the privacy page the answer can be changed. */
const adConsent: SlotAssignment = { slot: 'ad-consent', remote: 'mfe-ads', fragment: 'ad-consent', region: 'footer' };

/** Returns the layouts of a brand that asks its visitors for ad consent. */
export function askingConsent(layouts: Readonly<Record<string, Layout>>): Readonly<Record<string, Layout>> {
  return Object.fromEntries(
    Object.entries(layouts).map(([page, layout]) =>
      ['results', 'article'].includes(page)
        ? [page, { ...layout, slots: [...layout.slots, adConsent] }]
        : [page, layout],
    ),
  );
}

import type { Brand } from '@forecourt/contracts';
import { askingConsent, layoutsWith } from '../layouts';
import { orderSections } from '../sections';
import { mark } from './mark';
import { theme } from './theme';

/** The car-valuation brand: prices first. */
export const valuation: Brand = {
  id: 'valuation',
  name: 'Fairfigure',
  tagline: 'Know the number before you talk numbers.',
  hosts: ['valuation.localhost'],
  theme,
  mark,
  pageSize: 30,
  signInPath: '/account/sign-in',
  defaultListingType: 'USED',
  defaultSort: 'relevance',
  /** Researches prices and sells no cars online. */
  flags: {
    saveSearchOff: false,
    subscribeSearchAlerts: true,
    personalization: true,
    payments: false,
    ads: true,
    fluidAds: true,
    alphaShowcase: true,
    buyOnline: false,
    marketExtension: false,
    vehicleExchange: false,
    bestDealsEntry: true,
    categorySearch: true,
    infiniteScrollButton: false,
    compare: true,
    wallet: false,
    exactMatch: true,
    dealerInventoryLink: true,
    spotlight: true,
    premiumSpotlight: true,
    vehicleHighlights: false,
    newCarBoost: false,
    commercialEntryPoint: false,
    keywordSearch: true,
    jumpLink: true,
    similarListings: true,
    spotlightsRelevanceOnly: true,
  },
  sections: orderSections(
    ['best-deals', 'price-payments', 'make-model-trim', 'year', 'mileage', 'vehicle-history', 'location'],
    ['money-back-guarantee', 'ways-to-purchase', 'vehicle-type'],
  ),
  ads: { asksConsent: true },
  layouts: askingConsent(layoutsWith('sidebar-end')),
  nav: [
    { label: 'Best deals', href: '/cars-for-sale/all?experience=best-deals&dealType=goodprice,greatprice' },
    { label: 'Used cars', href: '/cars-for-sale/all' },
    { label: 'Under $20,000', href: '/cars-for-sale/all?maxPrice=20000' },
    { label: 'Low mileage', href: '/cars-for-sale/all?mileage=30000' },
    { label: 'New cars', href: '/cars-for-sale/new' },
  ],
};

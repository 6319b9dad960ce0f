import type { Brand } from '@forecourt/contracts';
import { layoutsWith } from '../layouts';
import { orderSections } from '../sections';
import { mark } from './mark';
import { theme } from './theme';

/**
 * The manufacturer-certified programme. Its configuration in the specification has 25 listings per page, but it shows
 * 30 like the others (section 9, R11).
 */
export const certified: Brand = {
  id: 'certified',
  name: 'Proven Choice Certified',
  tagline: '172 points inspected. 14 days to change your mind.',
  hosts: ['certified.localhost'],
  theme,
  mark,
  pageSize: 30,
  signInPath: '/account/sign-in',
  defaultSort: 'relevance',
  firstListingType: 'CERTIFIED',
  homeHref: '/cars-for-sale',
  /** Dealers only, and its own showcase. */
  flags: {
    saveSearchOff: false,
    subscribeSearchAlerts: false,
    personalization: true,
    payments: true,
    ads: true,
    fluidAds: false,
    alphaShowcase: false,
    buyOnline: false,
    marketExtension: true,
    vehicleExchange: false,
    bestDealsEntry: true,
    categorySearch: false,
    infiniteScrollButton: false,
    compare: true,
    wallet: false,
    exactMatch: false,
    dealerInventoryLink: true,
    spotlight: true,
    premiumSpotlight: false,
    vehicleHighlights: false,
    newCarBoost: false,
    commercialEntryPoint: false,
    keywordSearch: false,
    jumpLink: false,
    similarListings: true,
    spotlightsRelevanceOnly: true,
  },
  sections: orderSections(
    ['money-back-guarantee', 'make-model-trim', 'mileage', 'year', 'price-payments', 'vehicle-history', 'location'],
    ['seller-type', 'vehicle-type', 'vehicle-use-type', 'ways-to-purchase'],
  ),
  layouts: layoutsWith('sidebar-start', {
    showcase: { slot: 'promises', remote: 'mfe-showcase', fragment: 'certified-program', region: 'header' },
  }),
  nav: [
    { label: 'Certified cars', href: '/cars-for-sale/certified' },
    { label: 'Low mileage', href: '/cars-for-sale/certified?mileage=30000' },
    { label: 'Under $20,000', href: '/cars-for-sale/certified?maxPrice=20000' },
    { label: 'Hybrids', href: '/cars-for-sale/certified?fuelTypeGroup=HYB' },
    { label: 'All cars', href: '/cars-for-sale/all' },
  ],
};

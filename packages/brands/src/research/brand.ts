import type { Brand } from '@forecourt/contracts';
import { layoutsWith } from '../layouts';
import { orderSections } from '../sections';
import { mark } from './mark';
import { theme } from './theme';

/** The research-oriented brand, which also answers for unknown hosts. */
export const research: Brand = {
  id: 'research',
  name: 'Motorscope',
  tagline: 'See every car clearly before you buy.',
  hosts: ['research.localhost', 'localhost', '127.0.0.1'],
  theme,
  mark,
  pageSize: 30,
  signInPath: '/account/sign-in',
  defaultListingType: 'USED',
  defaultSort: 'relevance',
  flags: {
    saveSearchOff: false,
    subscribeSearchAlerts: true,
    personalization: true,
    payments: true,
    ads: true,
    fluidAds: true,
    alphaShowcase: true,
    buyOnline: true,
    marketExtension: true,
    vehicleExchange: false,
    bestDealsEntry: true,
    categorySearch: true,
    infiniteScrollButton: true,
    compare: true,
    wallet: true,
    exactMatch: true,
    dealerInventoryLink: true,
    spotlight: true,
    premiumSpotlight: true,
    vehicleHighlights: true,
    newCarBoost: true,
    commercialEntryPoint: true,
    keywordSearch: true,
    jumpLink: true,
    similarListings: true,
    spotlightsRelevanceOnly: false,
  },
  sections: orderSections(
    ['location', 'make-model-trim', 'price-payments', 'year', 'mileage', 'condition', 'best-deals'],
    ['money-back-guarantee'],
  ),
  layouts: layoutsWith('sidebar-start'),
  nav: [
    { label: 'Used', href: '/cars-for-sale/all' },
    { label: 'New', href: '/cars-for-sale/new' },
    { label: 'Best deals', href: '/cars-for-sale/all?experience=best-deals&dealType=goodprice,greatprice' },
    { label: 'Electric', href: '/cars-for-sale/all?fuelTypeGroup=ELE' },
    { label: 'By owner', href: '/cars-for-sale/all?sellerType=p' },
    { label: 'Commercial', href: '/cars-for-sale/all?experience=commercial' },
  ],
};

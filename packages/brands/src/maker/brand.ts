import type { Brand } from '@forecourt/contracts';
import { hyundai } from '@forecourt/search-state';
import { layoutsWith } from '../layouts';
import { orderSections } from '../sections';
import { mark } from './mark';
import { theme } from './theme';

/** A car-maker's own brand: it shows no other make. */
export const maker: Brand = {
  id: 'maker',
  name: 'Hanlane Direct',
  tagline: 'Every Hyundai on the lot, at one address.',
  hosts: ['maker.localhost'],
  theme,
  mark,
  pageSize: 30,
  defaultSort: 'relevance',
  signInPath: '/account/sign-in',
  makeCode: hyundai,
  /** Sells its own cars online and shows no ads of others. */
  flags: {
    saveSearchOff: false,
    subscribeSearchAlerts: false,
    personalization: true,
    payments: true,
    ads: false,
    fluidAds: false,
    alphaShowcase: false,
    buyOnline: true,
    marketExtension: true,
    vehicleExchange: true,
    bestDealsEntry: false,
    categorySearch: true,
    infiniteScrollButton: true,
    compare: true,
    wallet: true,
    exactMatch: false,
    dealerInventoryLink: true,
    spotlight: false,
    premiumSpotlight: false,
    vehicleHighlights: true,
    newCarBoost: false,
    commercialEntryPoint: false,
    keywordSearch: true,
    jumpLink: true,
    similarListings: true,
    spotlightsRelevanceOnly: false,
  },
  sections: orderSections(
    [
      'condition',
      'make-model-trim',
      'price-payments',
      'ways-to-purchase',
      'fuel-type',
      'electric-mile-range',
      'location',
    ],
    ['seller-type', 'vehicle-type', 'van-type', 'truck-cab-size', 'money-back-guarantee', 'best-deals'],
  ),
  layouts: layoutsWith('wide-sidebar-start'),
  nav: [
    { label: 'New', href: '/cars-for-sale/new' },
    { label: 'Certified', href: '/cars-for-sale/certified' },
    { label: 'Pre-owned', href: '/cars-for-sale/used' },
    { label: 'SUVs', href: '/cars-for-sale/all?vehicleStyleCode=SUVCROSS' },
    { label: 'Electric', href: '/cars-for-sale/all?fuelTypeGroup=ELE' },
    { label: 'Buy online', href: '/cars-for-sale/all?experience=hyundai-buy-online' },
  ],
};

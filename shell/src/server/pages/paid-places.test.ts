import { brandById } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import type { SearchState } from '@forecourt/search-state';
import { boostPath } from './paid-places';
import { sourceTable } from './sources';

const research = brandById('research');
const valuation = brandById('valuation');
const asked = (name: string, state: SearchState, brand: Brand = research) => {
  const request = sourceTable[name]?.request({ state, params: {}, brand });
  return request == null ? null : new URL(request, 'http://upstream');
};
const tiers = ['premium', 'fourth-tier', 'featured', 'standard', 'highlights'];

test.each([
  ['premium', '/rest/lsc/listing/spotlight/premiumresults', { numSpotlights: '3', listingTier: 'premium' }],
  ['fourth-tier', '/rest/lsc/listing/spotlight/premiumresults', { numSpotlights: '3', listingTier: 'fourthTier' }],
  ['featured', '/rest/lsc/listing/spotlight/results', { numSpotlights: '6', listingTier: 'featured' }],
  ['standard', '/rest/lsc/listing/spotlight/results', { numSpotlights: '6', listingTier: 'standard' }],
  ['highlights', '/rest/lsc/listing/spotlight/vehiclehighlight', { numSpotlights: '10' }],
])('%s is requested with the search at %s', (name, path, query) => {
  const url = asked(name, { makeCode: ['TOYOTA'], zip: '60601' });
  expect(url?.pathname).toBe(path);
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    makeCode: 'TOYOTA',
    spotlightPage: '1',
    ...query,
  });
});

test('R11 each page of the results requests the next of a tier; the fourth is reused', () => {
  const pages = (name: string) =>
    [0, 29, 30, 95].map((firstRecord) => asked(name, { firstRecord })?.searchParams.get('spotlightPage'));
  for (const name of ['premium', 'featured', 'standard', 'highlights'])
    expect(pages(name)).toEqual(['1', '1', '2', '4']);
  expect(pages('fourth-tier')).toEqual(['1', '1', '1', '1']);
});

test('highlights include vehicles from anywhere if the search includes shipped ones', () => {
  const extended = (state: SearchState) =>
    asked('highlights', state)?.searchParams.get('includeExtendedVehicleHighlights');
  expect(extended({ marketExtension: 'include' })).toBe('true');
  expect(extended({})).toBeNull();
});

test('R30 no paid place is requested in another order on a brand that limits them to relevance, nor among one dealer’s cars', () => {
  for (const name of tiers) {
    expect(asked(name, { sortBy: 'mileageASC' }, research)).not.toBeNull();
    expect(asked(name, { sortBy: 'mileageASC' }, valuation)).toBeNull();
    expect(asked(name, { sortBy: 'relevance' }, valuation)).not.toBeNull();
    expect(asked(name, { showcaseOwnerId: 'dealer-1' })).toBeNull();
  }
});

describe('a boost', () => {
  const year = 2026;
  const near: SearchState = { zip: '60601' };

  test('is requested by the search’s criteria', () => {
    const state: SearchState = {
      ...{ zip: '60601', makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|LE'], maxPrice: 30_000 },
      ...{ seriesCode: ['X|TOYOTA'], vehicleStyleCode: ['SEDAN'], firstRecord: 30 },
    };
    const url = new URL(boostPath(state, research, year)!, 'http://upstream');
    expect(url.pathname).toBe('/rest/lsc/newcarboost/listing');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ firstRecord: '1', numRecords: '1', channel: 'research', bodystyleCode: 'SEDAN', makeCode: 'TOYOTA' },
      ...{ modelCodeToBoost: 'CAMRY|TOYOTA', trimCodeToBoost: 'CAMRY|LE', seriesCodeToBoost: 'X|TOYOTA' },
      ...{ maxPrice: '30000', zip: '60601' },
    });
  });

  test('is a second one from 75 listings a page on', () => {
    const count = (numRecords: number) =>
      new URLSearchParams(boostPath({ ...near, numRecords }, research, year)!).get('numRecords');
    expect([count(74), count(75)]).toEqual(['1', '2']);
  });

  test.each<[string, SearchState, boolean]>([
    ['used vehicles near a ZIP code', {}, true],
    ['no ZIP code', { zip: undefined }, false],
    ['new vehicles', { listingType: ['NEW'] }, false],
    ['used and new ones', { listingType: ['USED', 'NEW'] }, false],
    ['all conditions', { listingType: ['off'] }, false],
    ['certified ones', { listingType: ['CERTIFIED'] }, true],
    ['end year five years ago', { endYear: 2021 }, true],
    ['end year six years ago', { endYear: 2020 }, false],
    ['end year in five years', { endYear: 2031 }, true],
    ['start year the present one', { startYear: 2026 }, false],
    ['start year the next one', { startYear: 2027 }, false],
    ['start year the one before', { startYear: 2025 }, true],
    ['private sellers', { sellerType: ['p'] }, false],
    ['dealers', { sellerType: ['d'] }, true],
  ])('section 5, %s', (_name, state, isRequested) => {
    expect(boostPath({ ...near, ...state }, research, year) !== null).toBe(isRequested);
  });
});

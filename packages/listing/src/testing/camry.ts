import type { ModelFacts, ModelYear } from '../answers/model-facts';
import type { ModelTrims } from '../answers/model-trims';
import type { Mileage } from '../answers/vehicle';
import type { ModelReviews } from '../reviews/model-reviews';

const trim = { engineType: '4-Cylinder', specs: [] };
export const camry: ModelTrims = {
  ...{ year: 2021, make: 'Toyota', model: 'Camry' },
  trims: [
    {
      ...{ ...trim, trimName: 'LE', trimCode: 'CAMRY|LE', nationalMSRP: 25_000, epaCity: 28, epaHwy: 39 },
      ...{ startingPrice: 18_000, avgPrice: 20_500 },
    },
    { ...trim, trimName: 'XSE', trimCode: 'CAMRY|XSE', nationalMSRP: 31_000, epaCity: 27 },
  ],
};

const yearOf = (year: number, count: number, changes: Partial<ModelYear> = {}): ModelYear => ({
  ...{ year, count, price: { min: 18_000, max: 24_000 }, economy: { min: 26, max: 32 }, electricRange: null },
  ...{ isMeasured: false, seats: { min: 5, max: 5 }, safety: [], ...changes },
});
const source = { publisher: 'EPA', title: 'Fuel economy data', url: 'https://epa.example', isSample: false };

/** Camrys of 2020 to 2022; most are of 2021. */
export const camryFacts: ModelFacts = {
  year: 2021,
  years: [
    yearOf(2022, 12, { economy: { min: 28, max: 53 }, isMeasured: true }),
    yearOf(2021, 40, {
      safety: [
        { name: 'CAMRY AWD 4 DR', overall: 5, frontal: 4, side: 5 },
        { name: 'CAMRY FWD 4 DR', overall: 5, frontal: 5, side: 5, rollover: 4 },
      ],
    }),
    yearOf(2020, 30, { price: null, economy: null }),
  ],
  economy: [],
  sources: {
    epa: { ...source, asOf: '2026-10-31' },
    nhtsa: { ...source, publisher: 'NHTSA', title: '5-Star Safety Ratings', asOf: '2026-11-28', isSample: true },
  },
};

export const camryMileage: Mileage = {
  stats: {
    ...{ count: 80, max: 190_000, mean: 61_234, mileagePerYearMean: 11_900, percentModel: 38.4, percentAllCar: 35.1 },
    facetSearchFieldStats: [
      { year: 2022, count: 12, mean: 31_000, max: 60_000 },
      { year: 2021, count: 40, mean: 62_000, max: 120_000 },
    ],
  },
};

/** Nobody has reviewed the Camry of 2021. */
export const noReviews: ModelReviews = {
  ...{ makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', year: 2021, count: 0 },
  ...{ distribution: [0, 0, 0, 0, 0], average: null, parts: {}, reviews: [] },
};

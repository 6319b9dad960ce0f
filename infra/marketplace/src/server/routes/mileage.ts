import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import { type ModelQuestion, mileageCap } from '../../store/port';
import { modelOf } from '../one-model';
import { oneModel } from '../parameters';
import { paramsOf } from '../query';
import * as schemas from '../schemas';
import { generationOf, type Services } from '../services';
import { sharedBriefly } from './listings';

/** Section 9: milestone 50000, cap 250000. Upper ends of the mileage bands. */
const bandEnds = [50_000, 100_000, 150_000, 200_000, mileageCap];

/** How long the share of all cars is used again, ms: counting every listing takes long, and single ones hardly change it. */
const shareMs = 60_000;

/** Returns parts of a whole in percent, to one decimal; 0 of nothing. */
const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

export const mileageStats = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/crawl/stats/mileage',
    summary: "Returns statistics of the mileages of a model's listings, above 0 and below 250,000 only (R56).",
    parameters: [...oneModel, inQuery('listingType', 'Listing type.')],
    answer: schemas.mileageStatsSchema,
    refusals: [400, 503],
    example: '/rest/lsc/crawl/stats/mileage?makeCode=TOYOTA&modelCode=CAMRY&listingType=USED',
  },
  (services) => {
    const shares = new LRUCache<string, Promise<number>>({ max: 50, ttl: shareMs });
    /** Returns the percentage of all listings with at most 50,000 miles. */
    const shareOfAll = (question: Omit<ModelQuestion, 'modelCode'>): Promise<number> => {
      const key = `${question.generation} ${question.listingType ?? ''}`;
      const known = shares.get(key);
      if (known !== undefined) return known;
      const share = services.store
        .countMileageBands(question, bandEnds)
        .then((bands) => percentOf(bands[0] ?? 0, sumOf(bands)));
      shares.set(key, share);
      share.catch(() => shares.delete(key));
      return share;
    };
    return async (request, response) => {
      const { model, state } = modelOf(paramsOf(request), services);
      const [listingType] = state.listingType ?? [];
      const all = { generation: generationOf(services), listingType };
      const question = { ...all, modelCode: model.code };
      const years = await services.store.mileageByYear(question);
      const bands = await services.store.countMileageBands(question, bandEnds);
      const count = sumOf(bands);
      const miles = sumOf(years.map((year) => year.mean * year.count));
      const thisYear = new Date(services.now()).getUTCFullYear();
      const age = sumOf(years.map((year) => Math.max(1, thisYear - year.year) * year.count));
      response.set('Cache-Control', sharedBriefly).json({
        stats: {
          count,
          max: years.reduce((max, year) => Math.max(max, year.max), 0),
          mean: count === 0 ? 0 : Math.round(miles / count),
          mileagePerYearMean: age === 0 ? 0 : Math.round(miles / age),
          percentModel: percentOf(bands[0] ?? 0, count),
          percentAllCar: await shareOfAll(all),
          facetSearchFieldStats: years.map((year) => ({ ...year, mean: Math.round(year.mean) })),
        },
        facetStats: bands.map((inBand, at) => ({
          name: `${at === 0 ? 0 : bandEnds[at - 1]}-${bandEnds[at]}`,
          count: inBand,
          percent: percentOf(inBand, count),
        })),
      });
    };
  },
);

import type { EconomyFact } from '@forecourt/listing';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import type { Model } from '../../catalogue';
import { combinedMpg } from '../../listing/document';
import { isAskedFor, modelOf, oneCondition, yearOfMost } from '../one-model';
import { oneModel } from '../parameters';
import { paramsOf } from '../query';
import * as schemas from '../schemas';
import { generationOf, type Services } from '../services';
import { sharedBriefly } from './listings';

export const modelFacts = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/modelinfo/facts',
    summary: 'Returns what is known about a model in the years of its listings: prices, economy, seats, crash tests.',
    parameters: [
      ...oneModel,
      inQuery('startYear', 'First model year; without endYear the only one.', { type: 'integer' }),
      inQuery('endYear', 'Last model year.', { type: 'integer' }),
      inQuery('listingType', 'One condition; all unless given.'),
    ],
    answer: schemas.factsSchema,
    refusals: [400, 503],
    example: '/rest/lsc/modelinfo/facts?makeCode=TOYOTA&modelCode=RAV4&listingType=USED',
  },
  (services) => async (request, response) => {
    const { model, state } = modelOf(paramsOf(request), services);
    const question = { generation: generationOf(services), modelCode: model.code, listingType: oneCondition(state) };
    const [counted, epa, nhtsa] = await Promise.all([
      services.store.countYears(question),
      services.published.of('epa', model.code),
      services.published.of('nhtsa', model.code),
    ]);
    const listed = counted.filter(({ year }) => isAskedFor(year, state));
    const year = yearOfMost(listed) ?? Math.min(state.endYear ?? state.startYear ?? model.lastYear, model.lastYear);
    // Of a year that nobody sells there are facts, too.
    const shown = listed.length > 0 ? listed : [{ year, count: 0, least: null, most: null }];
    response.set('Cache-Control', sharedBriefly).json({
      year,
      years: shown.map(({ year: each, count, least, most }) => ({
        ...{ year: each, count },
        price: least === null || most === null ? null : { min: least, max: most },
        ...rangesOf(model, each, epa.years[each] ?? []),
        safety: nhtsa.years[each] ?? [],
      })),
      economy: epa.years[year] ?? [],
      sources: { epa: epa.source, nhtsa: nhtsa.source },
    });
  },
);

/** Returns the ranges of a model year's versions: economy and electric range as the EPA says, and where it says nothing as the catalogue does. */
function rangesOf(model: Model, year: number, published: readonly EconomyFact[]) {
  const versions = model.trims
    .flatMap((trim) => trim.versions)
    .filter(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear);
  const catalogued = versions.map(({ mpg, fuelTypeGroup }) =>
    mpg === null || fuelTypeGroup === 'ELE' ? null : combinedMpg({ mpgCity: mpg.city, mpgHwy: mpg.highway }),
  );
  const measured = published.map(({ unit, combined }) => (unit === 'MPG' ? combined : undefined));
  return {
    economy: rangeOf(measured) ?? rangeOf(catalogued),
    electricRange:
      rangeOf(published.map(({ range }) => range)) ?? rangeOf(versions.map(({ electricRange }) => electricRange)),
    isMeasured: published.length > 0,
    seats: rangeOf(versions.flatMap(({ layouts }) => layouts.map(({ seats }) => seats))),
  };
}

/** Returns the least and the greatest known number; null if none is known. */
function rangeOf(numbers: readonly (number | null | undefined)[]): { min: number; max: number } | null {
  const known = numbers.filter((number) => number !== undefined && number !== null);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

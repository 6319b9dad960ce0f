import { defaultPageSize } from '@forecourt/matching';
import { createReference, format, type SearchState } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { type Make, type Model, type Trim, type Version, vocabulary } from '../../catalogue';
import { mpgeOf } from '../../published/mpge';
import type { ModelQuestion } from '../../store/port';
import { modelOf, oneCondition, yearAskedFor } from '../one-model';
import { oneModel } from '../parameters';
import { paramsOf, readListingQuery, toRequest } from '../query';
import * as schemas from '../schemas';
import { find, generationOf, type Services } from '../services';
import { sharedBriefly } from './listings';

const condition = inQuery('listingType', 'One condition; all unless given.');

/** Links to each year of a model that is for sale, in one condition; the request may name it. */
const yearLinks = (name: string, only?: 'NEW') =>
  serviceRoute<Services>(
    {
      ...reading,
      path: `/rest/lsc/crawl/${name}`,
      summary: `Returns links to a model's years with ${only ? 'new ' : ''}listings.`,
      parameters: only ? oneModel : [...oneModel, condition],
      answer: schemas.linksSchema,
      refusals: [400, 503],
      example: `/rest/lsc/crawl/${name}?makeCode=TOYOTA&modelCode=CAMRY`,
    },
    (services) => async (request, response) => {
      const { make, model, state } = modelOf(paramsOf(request), services);
      const listingType = only ?? oneCondition(state);
      const question = { generation: generationOf(services), modelCode: model.code, listingType };
      const years = await services.store.countYears(question);
      response.set('Cache-Control', sharedBriefly).json({
        links: years.map(({ year, count }) => ({
          label: `${year} ${make.label} ${model.label}`,
          href: hrefOf({ ...modelState(state, listingType), startYear: year, endYear: year }, services),
          count,
        })),
      });
    },
  );

export const modelYears = yearLinks('modelyears');
export const newModelYears = yearLinks('newmodelyears', 'NEW');

/** Links to each trim of a model that is for sale with its prices, in one condition; the request may name it. */
const trimLinks = (name: string, only?: 'NEW') =>
  serviceRoute<Services>(
    {
      ...reading,
      path: `/rest/lsc/crawl/${name}`,
      summary: `Returns links to a model's trims with ${only ? 'new ' : ''}listings.`,
      parameters: only ? oneModel : [...oneModel, condition],
      answer: schemas.trimLinksSchema,
      refusals: [400, 503],
      example: `/rest/lsc/crawl/${name}?makeCode=TOYOTA&modelCode=CAMRY`,
    },
    (services) => async (request, response) => {
      const { make, model, state } = modelOf(paramsOf(request), services);
      const listingType = only ?? oneCondition(state);
      const question = { generation: generationOf(services), modelCode: model.code, listingType, year: oneYear(state) };
      const labels = new Map(model.trims.map(({ code, label }) => [code, label]));
      const trims = (await services.store.countTrims(question)).filter(({ trimCode }) => labels.has(trimCode));
      response.set('Cache-Control', sharedBriefly).json({
        links: trims.map(({ trimCode, count, least, most }) => ({
          trimCode,
          label: `${make.label} ${model.label} ${labels.get(trimCode)}`,
          href: hrefOf({ ...modelState(state, listingType), trimCode: [trimCode] }, services),
          count,
          price: least === null || most === null ? null : { min: least, max: most },
        })),
      });
    },
  );

export const modelTrims = trimLinks('trims');
export const newModelTrims = trimLinks('newtrims', 'NEW');

export const modelInfo = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/modelinfo/ymm',
    summary: 'Returns the facts of a model in a year, with the current prices of its trims.',
    parameters: [
      ...oneModel,
      inQuery('startYear', 'Model year; the latest unless given.', { type: 'integer' }),
      inQuery('endYear', 'With startYear a range: the year in it of which most are for sale.', { type: 'integer' }),
      inQuery('listingType', 'One condition: the year of which most are for sale in it, and prices of these.'),
    ],
    answer: schemas.modelInfoSchema,
    refusals: [400, 503],
    example: '/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY&startYear=2021&numRecords=1',
  },
  (services) => async (request, response) => {
    const { make, model, state } = modelOf(paramsOf(request), services);
    const listingType = oneCondition(state);
    const question: ModelQuestion = { generation: generationOf(services), modelCode: model.code, listingType };
    const year = await yearAskedFor(state, model, question, services);
    const [trims, epa] = await Promise.all([
      services.store.countTrims({ ...question, year }),
      services.published.of('epa', model.code),
    ]);
    const prices = new Map(trims.map((trim) => [trim.trimCode, trim]));
    const sold = model.trims.flatMap((trim) => {
      const version = trim.versions.find(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear);
      return version === undefined ? [] : [{ trim, version }];
    });
    response.set('Cache-Control', sharedBriefly).json({
      ...{ year, make: make.label, makeCode: make.code, model: model.label, modelCode: model.code },
      trims: sold.map(({ trim, version }) => ({
        ...trimInfo(make, model, trim, version, year),
        ...mpgeFields(mpgeOf(version, epa.years[year] ?? [])),
        ...pricesOf(prices.get(trim.code)),
      })),
    });
  },
);

export const packages = serviceRoute<Services>(
  {
    ...reading,
    path: '/cars-for-sale/searchoptions/packages',
    summary: "Lists the packages of a model's or trim's listings.",
    parameters: [...oneModel, inQuery('trimCode', 'Code of a trim, `CAMRY|LE`.')],
    answer: schemas.packagesSchema,
    refusals: [400, 503],
    example: '/cars-for-sale/searchoptions/packages?makeCode=TOYOTA&modelCode=CAMRY&trimCode=CAMRY|LE',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    modelOf(params, services);
    const query = readListingQuery(params, services.reference);
    const state = { ...query.state, packages: undefined, numRecords: 1, firstRecord: 0 };
    const { counts } = await find(services, toRequest({ ...query, state }));
    response
      .set('Cache-Control', sharedBriefly)
      .json({ results: { packageNames: Object.keys(counts.packages).sort() } });
  },
);

/** Names a version of a trim in a year: `2021-TOYOTA-CAMRY-LE`. */
export function vehicleId(year: number, make: Make, model: Model, trim: Trim): string {
  const [modelPart] = model.code.split('|');
  return [year, make.code, modelPart, trim.code.slice(trim.code.indexOf('|') + 1)].join('-');
}

/** Returns a trim as section 3, "Trim", describes it; unknown facts are left out. */
function trimInfo(make: Make, model: Model, trim: Trim, version: Version, year: number) {
  const isElectric = version.fuelTypeGroup === 'ELE';
  const style = vocabulary.vehicleStyleCode?.find(({ code }) => code === version.vehicleStyleCode)?.label;
  const fuel = vocabulary.fuelTypeGroup?.find(({ code }) => code === version.fuelTypeGroup)?.label;
  const [layout] = version.layouts;
  const specs = { seats: layout?.seats, doors: layout?.doors, horsepower: version.horsepower, fuel };
  return {
    ...{ trimName: trim.label, trimCode: trim.code, vehicleId: vehicleId(year, make, model, trim) },
    ...{ atcMakeCode: make.code, atcModelCode: model.code, bodyStyle: style, nationalMSRP: version.msrp },
    engineType: version.engine?.label ?? 'Electric Motor',
    ...(version.mpg && !isElectric && { epaCity: version.mpg.city, epaHwy: version.mpg.highway }),
    ...(version.electricRange !== null && { electricRange: version.electricRange }),
    specs: Object.entries(specs).flatMap(([specId, value]) =>
      value === undefined || value === null ? [] : [{ specId, specValue: String(value) }],
    ),
  };
}

const mpgeFields = (mpge: ReturnType<typeof mpgeOf>) => mpge && { epaMpgeCity: mpge.city, epaMpgeHwy: mpge.highway };

function pricesOf(trim: { least: number | null; most: number | null; mean: number | null } | undefined) {
  if (trim === undefined || trim.least === null || trim.most === null || trim.mean === null) return {};
  return { startingPrice: trim.least, maxPrice: trim.most, avgPrice: Math.round(trim.mean) };
}

function modelState(state: SearchState, listingType: string | undefined): SearchState {
  return { makeCode: state.makeCode, modelCode: state.modelCode, ...(listingType && { listingType: [listingType] }) };
}

function oneYear({ startYear, endYear }: SearchState): number | undefined {
  return startYear === endYear ? startYear : undefined;
}

function hrefOf(state: SearchState, { reference }: Services): string {
  return format(state, { pageSize: defaultPageSize }, createReference(reference));
}

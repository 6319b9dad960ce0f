import { steppedParams } from '@forecourt/matching';
import type { ReferenceOption } from '@forecourt/search-state';
import { thousands } from '@forecourt/search-state';
import { inPath, inQuery, reading, serviceRoute } from '@forecourt/service';
import { makes, vocabulary } from '../../catalogue';
import { ProblemError } from '../../problems';
import { paramsOf } from '../query';
import * as schemas from '../schemas';
import type { Services } from '../services';
import { vehicleId } from './models';

/** First model year of listings. */
const firstYear = 1981;

/** Lists with names of their own; every other name is that of a search parameter. */
const named: Readonly<Record<string, string>> = {
  bodystyles: 'vehicleStyleCode',
  features: 'featureCode',
  colors: 'extColorSimple',
};

export const referenceList = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/reference/:list',
    summary: 'Returns one list of the reference data.',
    parameters: [
      inPath('list', 'makes, models, trims, years, mileage, bodystyles, features, colors, or a search parameter.'),
      inQuery('makeCode', 'For models.'),
      inQuery('modelCode', 'For trims.'),
    ],
    answer: schemas.optionsSchema,
    refusals: [400, 404],
    example: '/rest/lsc/reference/models?makeCode=TOYOTA',
  },
  (services) => (request, response) => {
    const name = String(request.params.list);
    const params = paramsOf(request);
    response.set('Cache-Control', 'no-cache').json({ options: optionsOf(name, params, services) });
  },
);

function optionsOf(name: string, params: URLSearchParams, { now }: Services): readonly ReferenceOption[] {
  if (name === 'makes') return makes.map(toOption);
  if (name === 'models') return makeOf(params).models.map(toOption);
  if (name === 'trims') return modelOf(params).trims.map(toOption);
  if (name === 'years') return years(new Date(now()).getUTCFullYear() + 1);
  if (name === 'mileage')
    return steppedParams.mileage.steps.map((step) => option(step, `${thousands(step)} Miles or Less`));
  const facet = Object.hasOwn(named, name) ? named[name]! : name;
  if (Object.hasOwn(vocabulary, facet)) return vocabulary[facet]!;
  throw new ProblemError(
    'not-found',
    `There is no list ${name}. Take makes, models, trims, years, mileage, bodystyles, features, colors, or a parameter such as fuelTypeGroup.`,
  );
}

function toOption({ code, label }: ReferenceOption): ReferenceOption {
  return { code, label };
}

function option(value: number, label = String(value)): ReferenceOption {
  return { code: String(value), label };
}

function years(last: number): ReferenceOption[] {
  return Array.from({ length: last - firstYear + 1 }, (_, back) => option(last - back));
}

function makeOf(params: URLSearchParams) {
  const make = makes.find(({ code }) => code === params.get('makeCode'));
  if (make === undefined) throw new ProblemError('bad-parameter', 'makeCode has to name a known make, such as TOYOTA.');
  return make;
}

function modelOf(params: URLSearchParams) {
  const code = params.get('modelCode');
  const model = makes.flatMap(({ models }) => models).find((each) => each.code === code);
  if (model !== undefined) return model;
  throw new ProblemError('bad-parameter', 'modelCode has to name a known model, such as CAMRY|TOYOTA.');
}

export const referenceVehicles = serviceRoute(
  {
    ...reading,
    path: '/rest/lsc/reference/vehicles',
    summary: 'Lists the vehicles of a year and model.',
    parameters: [
      inQuery('yearId', 'Model year.', { required: true, type: 'integer' }),
      inQuery('atcMakeCode', 'Code of a make.', { required: true }),
      inQuery('atcModelCode', 'Code of a model.', { required: true }),
    ],
    answer: schemas.vehiclesSchema,
    refusals: [400],
    example: '/rest/lsc/reference/vehicles?yearId=2021&atcMakeCode=TOYOTA&atcModelCode=CAMRY',
  },
  () => (request, response) => {
    const params = paramsOf(request);
    const year = Number(params.get('yearId'));
    if (!Number.isInteger(year) || year < firstYear || year > 2100) {
      throw new ProblemError('bad-parameter', 'yearId has to be a model year of four digits.');
    }
    const make = makes.find(({ code }) => code === params.get('atcMakeCode'));
    if (make === undefined)
      throw new ProblemError('bad-parameter', 'atcMakeCode has to name a known make, such as TOYOTA.');
    const wanted = params.get('atcModelCode');
    const model = make.models.find(({ code }) => code === wanted || code === `${wanted}|${make.code}`);
    if (model === undefined)
      throw new ProblemError('bad-parameter', `atcModelCode has to name a model of ${make.label}.`);
    const trims = model.trims.filter((trim) => trim.firstYear <= year && year <= trim.lastYear);
    response.json({
      items: trims.map((trim) => ({
        ...{ vehicleId: vehicleId(year, make, model, trim), year, trimName: trim.label },
        ...{ atcMakeCode: make.code, atcModelCode: model.code },
      })),
    });
  },
);

import fc from 'fast-check';
import { sortOptions } from '../codes';
import { categories, type Intent } from '../intent';
import { type Experience, multiParams, paramByName, params, stateParams } from '../params';
import type { SearchState } from '../state';
import { fixtureData } from './fixture';

/** Texts with every character that could break a URL or a list. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      ',',
      '\\',
      '|',
      '&',
      '=',
      '%',
      '+',
      '#',
      '?',
      '/',
      ' ',
      'A',
      '2',
      'C',
      '🚗',
      'é',
      '\u0000',
      '\ud83d',
    ),
    maxLength: 8,
  }),
  fc.constantFrom('A&B', '50%', '%2C', '%', '%E0%A4', 'CAMRY|LE', '__proto__', 'constructor', 'off', '1306', '5', '6'),
);

const makeCodes = fixtureData.makes.map(({ code }) => code);
const modelCodes = Object.values(fixtureData.models).flatMap((models) => models.map(({ code }) => code));
const trimCodes = Object.values(fixtureData.trims).flatMap((trims) => trims.map(({ code }) => code));
const experiences = ['commercial', 'best-deals', 'buy-online', 'hyundai-buy-online'] as const satisfies Experience[];
const facetCodes = Object.values(fixtureData.facets).flatMap((options) => options.map(({ code }) => code));
const knownCode = fc.constantFrom(
  ...makeCodes,
  ...modelCodes,
  ...trimCodes,
  ...facetCodes,
  'CAMRY',
  'FIT',
  ...sortOptions,
  ...experiences,
);
const numberText = fc.oneof(
  fc.integer({ min: -5, max: 40_000 }).map(String),
  fc.integer({ min: 1995, max: 2030 }).map(String),
  fc.constantFrom('60563', '60563-1234', '0', '100', '1e3', '12.5', '9'.repeat(40), '$20,000'),
);
const anyValue = fc.oneof(
  anyText,
  knownCode,
  numberText,
  fc.array(knownCode, { maxLength: 8 }).map((codes) => codes.join(',')),
);
const anyName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...paramByName.keys(), 'modelCode|TOYOTA', 'seriesCode|BMW', 'modelCode|') },
  { weight: 1, arbitrary: anyText },
);

const slugs = fc.constantFrom(
  ...[
    'all',
    'all-cars',
    'new',
    'used',
    'certified',
    '2020',
    '1899',
    'toyota',
    'camry',
    'rav4',
    'le',
    'hybrid',
    'black',
    'honda',
    'fit',
    'land-rover',
  ],
  ...[
    'hyundai',
    'tucson',
    'chicago-il',
    'nowhere-il',
    'red',
    'by-owner',
    'under-0',
    'over-10',
    'between-9-5',
    '4wd-awd',
    '',
    '.',
    '..',
    '%2e',
    'Ünknown',
  ],
);
const segments = fc.array(fc.oneof({ weight: 5, arbitrary: slugs }, { weight: 1, arbitrary: anyText }), {
  maxLength: 6,
});

/** Query strings as browsers, other sites and attackers write them. */
export const anyQuery: fc.Arbitrary<[name: string, value: string][]> = fc.array(fc.tuple(anyName, anyValue), {
  maxLength: 12,
});

const path = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('all', 'all-cars', 'new', 'USED', 'certified'),
        fc.constantFrom(
          '',
          '/toyota',
          '/toyota/camry',
          '/2020/toyota/camry',
          '/toyota/rav4',
          '/hyundai/tucson',
          '/honda/fit/',
          '//BMW',
        ),
      )
      .map((parts) => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('all/toyota/camry/', 'all/toyota/rav4/', 'new/2020/hyundai/tucson/'), slugs)
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: segments.map((rest) => rest.join('/')) },
);

/** URLs: any text at all, and searches of every shape, escaped well or badly. */
export const anyUrl: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  {
    weight: 8,
    arbitrary: fc.tuple(path, anyQuery, fc.boolean()).map(([rest, query, escaped]) => {
      const text = escaped
        ? new URLSearchParams(query).toString()
        : query.map(([name, value]) => `${name}=${value}`).join('&');
      return `/cars-for-sale/${rest}?${text}`;
    }),
  },
);

const word = anyText.map((text) => wellFormed(text).trim()).filter((text) => text !== '');
/** Codes of a list: from its vocabulary if the fixture has it, else any. */
const codesOf = (name: string) => {
  const known = fixtureData.facets[name]?.map(({ code }) => code);
  const code = known === undefined ? fc.oneof(word, knownCode) : fc.constantFrom(...known);
  return fc.uniqueArray(code, { minLength: 1, maxLength: 3 });
};
const makeCode = fc.oneof(
  fc.constantFrom(...makeCodes),
  word.filter((text) => !text.includes('|')),
);

const dependent: readonly string[] = ['makeCode', 'modelCode', 'seriesCode', 'trimCode', 'packages'];
const cleaned: readonly string[] = [
  'listingType',
  'truckCabSize',
  'maximumSeating',
  'zip',
  'city',
  'state',
  'sortBy',
  'experience',
  'hideAlpha',
];

/** A few of these fields, each at most once. */
const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<SearchState> =>
  fc
    .uniqueArray(fc.oneof(...Object.entries(fields).map(([name, value]) => fc.tuple(fc.constant(name), value))), {
      selector: ([name]) => name,
      maxLength: 7,
    })
    .map((entries) => Object.fromEntries(entries));

const freeLists = multiParams.filter((name) => ![...dependent, ...cleaned].includes(name));
const freeTexts = stateParams.flatMap(({ kind, name }) =>
  (kind === 'text' || kind === 'box') && !cleaned.includes(name) ? [name] : [],
);
const numberRows = params.flatMap((row) => (row.kind === 'number' && row.name !== 'numRecords' ? [row] : []));

/** States in normal form for a brand without defaults of its own, written without the codec. */
export const normalState: fc.Arbitrary<SearchState> = fc
  .tuple(
    fc.uniqueArray(makeCode, { maxLength: 5 }),
    some({
      ...Object.fromEntries(freeLists.map((name) => [name, codesOf(name)])),
      ...Object.fromEntries(freeTexts.map((name) => [name, word])),
      ...Object.fromEntries(
        numberRows.map(({ name, min, max, default: left }) => [
          name,
          fc.integer({ min, max }).filter((value) => value !== left),
        ]),
      ),
      listingType: fc.uniqueArray(fc.constantFrom('NEW', 'USED', 'CERTIFIED', '3P_CERT'), { minLength: 1 }),
      truckCabSize: fc.uniqueArray(fc.constantFrom('3', '4', 'CREW', 'EXT'), { minLength: 1 }),
      maximumSeating: fc.uniqueArray(fc.constantFrom('5', '7'), { minLength: 1 }),
      sortBy: fc.constantFrom(...sortOptions.filter((sort) => sort !== 'derivedpriceDESC')),
      experience: fc.constantFrom(...experiences),
      hideAlpha: fc.constant('true'),
      extra: fc.array(
        fc
          .tuple(anyText, anyText)
          .map(([name, value]): [string, string] => [`x${wellFormed(name)}`, wellFormed(value)]),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    fc.constantFrom(
      {},
      { zip: '60563' },
      { city: 'Chicago', state: 'IL' },
      { city: 'Nowhere', state: 'MO' },
      { state: 'NY' },
    ),
    fc.array(
      fc.tuple(
        fc.nat(4),
        word.filter((text) => !text.includes('|')),
      ),
      { maxLength: 4 },
    ),
    fc.array(knownCode, { maxLength: 3 }),
  )
  .map(([makes, fields, place, named, picked]): SearchState => {
    const known = picked.filter((code) => modelCodes.includes(code) && makes.some((make) => code.endsWith(`|${make}`)));
    const invented = named.flatMap(([index, name]) => (makes[index] === undefined ? [] : [`${name}|${makes[index]}`]));
    const models = [...new Set([...known, ...invented])].slice(0, 5);
    return {
      ...fields,
      ...(fields.experience === 'best-deals' && { dealType: ['goodprice', 'greatprice'] }),
      ...place,
      ...(makes.length > 0 && { makeCode: makes, packages: ['Leather, heated'] }),
      ...(models.length > 0 && { modelCode: models }),
      ...(models.includes('CAMRY|TOYOTA') && { trimCode: ['CAMRY|LE'] }),
    };
  });

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

const listIntent = fc.constantFrom(...multiParams).chain((param) => {
  const codes: readonly string[] =
    param === 'makeCode'
      ? makeCodes
      : param === 'modelCode'
        ? modelCodes
        : param === 'trimCode'
          ? trimCodes
          : (fixtureData.facets[param]?.map(({ code }) => code) ?? ['A', 'B', '1306']);
  const value = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...codes) }, { weight: 1, arbitrary: anyText });
  return fc.oneof(
    fc.record({ type: fc.constant('toggle' as const), param: fc.constant(param), value }),
    fc.record({
      type: fc.constant('select' as const),
      param: fc.constant(param),
      values: fc.array(value, { maxLength: 7 }),
    }),
  );
});
const bound = fc.option(fc.integer({ min: -10, max: 40_000 }));

/** Any intent of a fragment. */
export const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 6, arbitrary: listIntent },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('range' as const),
      values: fc.record({ minPrice: bound, maxPrice: bound, startYear: bound, mileage: bound }, { requiredKeys: [] }),
      live: fc.boolean(),
    }),
  },
  fc.record({
    type: fc.constant('set' as const),
    param: fc.constantFrom('homeServices' as const, 'marketExtension' as const),
    value: fc.option(fc.constantFrom('include', 'off', '')),
  }),
  fc.record({ type: fc.constant('sort' as const), sortBy: fc.constantFrom(...sortOptions, 'cheapest') }),
  fc.record({ type: fc.constant('keyword' as const), text: fc.option(anyText) }),
  fc.record({ type: fc.constant('page' as const), firstRecord: fc.integer({ min: -30, max: 20_000 }) }),
  fc.constant({ type: 'loadMore' as const }),
  fc.record({
    type: fc.constant('location' as const),
    zip: fc.option(fc.constantFrom('60563', '10001', '1')),
    searchRadius: fc.constantFrom(0, 25, 100),
  }),
  fc.record({
    type: fc.constant('location' as const),
    city: fc.constantFrom('Chicago', 'St. Louis', 'Mount Pleasant'),
    state: fc.constantFrom('IL', 'mo'),
  }),
  fc.record({ type: fc.constant('category' as const), category: fc.constantFrom(...categories) }),
  fc.record({ type: fc.constant('experience' as const), experience: fc.option(fc.constantFrom(...experiences)) }),
  fc.record({
    type: fc.constant('removeChip' as const),
    key: fc.constantFrom('makeCode:TOYOTA', 'minPrice', 'startYear', 'experience', 'sellerType:p'),
  }),
  fc.constant({ type: 'clear' as const }),
);

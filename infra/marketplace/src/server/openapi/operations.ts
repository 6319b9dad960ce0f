import { listingResponseSchema, marketSchema, showcaseSchema } from '@forecourt/listing';
import { newsAnswerSchema } from '@forecourt/matching';
import { commonOperations, type Operation, type Parameter } from '@forecourt/service';
import * as z from 'zod';
import { maxRecords, recordSchema } from '../records';
import * as schemas from './schemas';

const query = (name: string, description: string, more: Partial<Parameter> = {}): Parameter => ({
  ...{ name, in: 'query', description },
  ...more,
});
const inPath = (name: string, description: string): Parameter => ({ name, in: 'path', required: true, description });

const excluded = query('excludedFilter', 'Ids that are not among the results, 25 at most, joined by commas (R50).');
const model = [
  query('makeCode', 'Code of a make.'),
  query('modelCode', 'One model, `CAMRY|TOYOTA`, or `CAMRY` beside its make.', { required: true }),
];
const spotlightPage = query('spotlightPage', 'Page of spotlights, from 1.', { type: 'integer' });

/** Every operation, in the order of the specification's section 7; the description and its test are made of this table. */
export const operations: readonly Operation[] = [
  {
    ...{ method: 'get', path: '/rest/lsc/listing', isSearch: true, status: 200, refusals: [400, 503] },
    summary: 'A page of listings with their owners, every facet with its counts, and statistics.',
    parameters: [
      excluded,
      query('hideFilters', 'Leaves the facets out.', { type: 'boolean' }),
      query('includeSuggested', 'Adds the options that narrow the results best (R35).', { type: 'boolean' }),
      query('showStrongAttributes', 'Adds the facets that tell most of the results (R35).', { type: 'boolean' }),
      query('explain', 'Adds what each listing’s relevance is made of, in points (R37).', { type: 'boolean' }),
      query('supplemental', 'What lies beyond the radius of a search that finds 25 or fewer within it.', {
        type: 'boolean',
      }),
      query('vin', 'Vehicles by VIN instead of a search, joined by commas: those that are still for sale.'),
      query('listingId', 'Listings by id instead of a search, ten at most, joined by commas: those that there are.'),
      query('lifestyleCategory', '`Commercial` stands for the commercial experience.'),
    ],
    answer: listingResponseSchema,
    example: '/rest/lsc/listing?makeCode=TOYOTA&zip=60601&sortBy=distanceASC',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/count', isSearch: true, status: 200, refusals: [400, 503] },
    summary: 'How many listings match.',
    parameters: [excluded],
    answer: schemas.countSchema,
    example: '/rest/lsc/listing/count?dealType=greatprice&searchRadius=0',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/alpha', isSearch: true, status: 200, refusals: [400, 503] },
    summary: 'One dealer who bought the showcase, with vehicles that match; null where there is none.',
    parameters: [
      query(
        'exactMatch',
        'true: where nobody matches, a dealer nearby with what its vehicles lack. false: the dealer always.',
        {
          type: 'boolean',
        },
      ),
    ],
    answer: showcaseSchema,
    example: '/rest/lsc/listing/alpha?makeCode=TOYOTA&zip=60601',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/similar', isSearch: true, status: 200, refusals: [400, 503] },
    summary: 'Listings that do not match and come close, 20 unless numRecords says otherwise.',
    parameters: [excluded, query('atMost', 'None where the search itself finds more than this.', { type: 'integer' })],
    answer: schemas.shortListSchema,
    example: '/rest/lsc/listing/similar?makeCode=TOYOTA&extColorSimple=RED',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/spotlight/premiumresults', isSearch: true, status: 200 },
    ...{ refusals: [400, 503] },
    summary: 'Premium listings that match.',
    parameters: [
      query('numSpotlights', 'How many, 3 unless given.', { type: 'integer' }),
      query('listingTier', '`premium` or `fourthTier`.'),
      spotlightPage,
    ],
    answer: schemas.shortListSchema,
    example: '/rest/lsc/listing/spotlight/premiumresults?numSpotlights=3&listingTier=premium&spotlightPage=1',
  },
  {
    ...{
      method: 'get',
      path: '/rest/lsc/listing/spotlight/results',
      isSearch: true,
      status: 200,
      refusals: [400, 503],
    },
    summary: 'Featured or standard listings that match.',
    parameters: [
      query('numSpotlights', 'How many, 6 unless given.', { type: 'integer' }),
      query('listingTier', '`featured` or `standard`.'),
      spotlightPage,
    ],
    answer: schemas.shortListSchema,
    example: '/rest/lsc/listing/spotlight/results?numSpotlights=6&listingTier=standard',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/spotlight/vehiclehighlight', isSearch: true, status: 200 },
    ...{ refusals: [400, 503] },
    summary: 'Highlighted vehicles that match.',
    parameters: [
      query('numSpotlights', 'How many, 10 unless given.', { type: 'integer' }),
      query('includeExtendedVehicleHighlights', '`true`: from any distance.', { type: 'boolean' }),
      spotlightPage,
    ],
    answer: schemas.shortListSchema,
    example: '/rest/lsc/listing/spotlight/vehiclehighlight?zip=60601',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/:id', status: 200, refusals: [404, 503] },
    summary: 'One listing with its owner.',
    parameters: [inPath('id', 'Id of the listing.')],
    answer: schemas.oneListingSchema,
    example: '/rest/lsc/listing/l-0001',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/:id/seller', status: 200, refusals: [404, 503] },
    summary: 'Other vehicles of who sells a listing, 12 at most, and how many there are.',
    parameters: [inPath('id', 'Id of the listing.')],
    answer: schemas.shortListSchema,
    example: '/rest/lsc/listing/l-0001/seller',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/listing/:id/market', status: 200, refusals: [404, 503] },
    summary: 'What vehicles of its model and about its age cost, new ones apart from used ones.',
    parameters: [inPath('id', 'Id of the listing.')],
    answer: marketSchema,
    example: '/rest/lsc/listing/l-0001/market',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/newcarboost/listing', status: 200, refusals: [400, 503] },
    summary: 'New vehicles for a search of recent used ones; none for other searches.',
    parameters: [
      query('zip', 'Five digits.', { required: true }),
      query('makeCode', 'Code of a make.'),
      query('modelCodeToBoost', 'Model of the new vehicles.'),
      query('trimCodeToBoost', 'Trim of the new vehicles.'),
      query('seriesCodeToBoost', 'Series of the new vehicles.'),
      query('bodystyleCode', 'Body style of the new vehicles.'),
      query('maxPrice', 'Whole US dollars.', { type: 'integer' }),
      query('dealerId', 'Id of one owner.'),
      query('firstRecord', 'The first record, from 0.', { type: 'integer' }),
      query('numRecords', 'How many.', { type: 'integer' }),
    ],
    answer: schemas.shortListSchema,
    example: '/rest/lsc/newcarboost/listing?zip=60601&makeCode=TOYOTA',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/marketplace/suggested/keywords/:text', status: 200, refusals: [400, 503] },
    summary: 'Searches that a text may be the beginning or a misspelling of, and what of it is understood (R34).',
    parameters: [
      inPath('text', 'What was typed, 200 characters at most.'),
      query('makeCode', 'The only make that is known; every make where it is absent.'),
    ],
    answer: schemas.keywordsSchema,
    example: '/rest/lsc/marketplace/suggested/keywords/toytoa',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/crawl/stats/mileage', status: 200, refusals: [400, 503] },
    summary: "Mileages of a model's listings, above 0 and below 250,000 only (R56).",
    parameters: [...model, query('listingType', 'Listing type.')],
    answer: schemas.mileageStatsSchema,
    example: '/rest/lsc/crawl/stats/mileage?makeCode=TOYOTA&modelCode=CAMRY&listingType=USED',
  },
  ...(['modelyears', 'newmodelyears', 'trims', 'newtrims'] as const).map(
    (name): Operation => ({
      ...{ method: 'get', path: `/rest/lsc/crawl/${name}`, status: 200, refusals: [400, 503] },
      summary: `Links to a model's ${name.endsWith('years') ? 'years' : 'trims'} with ${name.startsWith('new') ? 'new ' : ''}listings.`,
      parameters: name.startsWith('new') ? model : [...model, query('listingType', 'One condition; all unless given.')],
      answer: name.endsWith('years') ? schemas.linksSchema : schemas.trimLinksSchema,
      example: `/rest/lsc/crawl/${name}?makeCode=TOYOTA&modelCode=CAMRY`,
    }),
  ),
  {
    ...{ method: 'get', path: '/rest/lsc/modelinfo/ymm', status: 200, refusals: [400, 503] },
    summary: 'What the catalogue knows of a model in a year, with what its trims cost now.',
    parameters: [...model, query('startYear', 'Model year; the latest unless given.', { type: 'integer' })],
    answer: schemas.modelInfoSchema,
    example: '/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY&startYear=2021&numRecords=1',
  },
  {
    ...{ method: 'get', path: '/cars-for-sale/searchoptions/packages', status: 200, refusals: [400, 503] },
    summary: "Packages of a model's or trim's listings.",
    parameters: [...model, query('trimCode', 'Code of a trim, `CAMRY|LE`.')],
    answer: schemas.packagesSchema,
    example: '/cars-for-sale/searchoptions/packages?makeCode=TOYOTA&modelCode=CAMRY&trimCode=CAMRY|LE',
  },
  {
    ...{ method: 'get', path: '/cars-for-sale/svc/listing-view-count', status: 200, refusals: [400, 404, 503] },
    summary: 'Shoppers who looked at a vehicle in the last seven days.',
    parameters: [
      query('vin', 'A VIN of 17 characters.', { required: true }),
      query('dateRange', 'Days, 7 at most.', { type: 'integer' }),
    ],
    answer: schemas.viewCountSchema,
    example: '/cars-for-sale/svc/listing-view-count?vin=4T1G11AK5MU500007&dateRange=7',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/reference', status: 200, refusals: [] },
    summary: 'Codes, labels and places of the whole site, with an ETag.',
    answer: schemas.referenceSchema,
    example: '/rest/lsc/reference',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/reference/vehicles', status: 200, refusals: [400] },
    summary: 'Vehicles of a year and model.',
    parameters: [
      query('yearId', 'Model year.', { required: true, type: 'integer' }),
      query('atcMakeCode', 'Code of a make.', { required: true }),
      query('atcModelCode', 'Code of a model.', { required: true }),
    ],
    answer: schemas.vehiclesSchema,
    example: '/rest/lsc/reference/vehicles?yearId=2021&atcMakeCode=TOYOTA&atcModelCode=CAMRY',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/reference/:list', status: 200, refusals: [400, 404] },
    summary: 'One list of the reference data.',
    parameters: [
      inPath('list', 'makes, models, trims, years, mileage, bodystyles, features, colors, or a search parameter.'),
      query('makeCode', 'For models.'),
      query('modelCode', 'For trims.'),
    ],
    answer: schemas.optionsSchema,
    example: '/rest/lsc/reference/models?makeCode=TOYOTA',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/consumerratings/:vehicleId', status: 200, refusals: [404] },
    summary: "Owners' ratings of a vehicle, out of 5.",
    parameters: [inPath('vehicleId', 'Id of a vehicle, from /rest/lsc/reference/vehicles.')],
    answer: schemas.ratingsSchema,
    example: '/rest/lsc/consumerratings/2021-TOYOTA-CAMRY-LE',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/zip', status: 200, refusals: [400, 404] },
    summary: 'The place of the ZIP code that is nearest to a point.',
    parameters: [query('lat', 'Degrees north.', { required: true }), query('lon', 'Degrees east.', { required: true })],
    answer: schemas.zipSchema,
    example: '/rest/lsc/zip?lat=41.89&lon=-87.62',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/zip/:zip', status: 200, refusals: [404] },
    summary: 'The place of a ZIP code.',
    parameters: [inPath('zip', 'Five digits.')],
    answer: schemas.zipSchema,
    example: '/rest/lsc/zip/60601',
  },
  {
    ...{ method: 'get', path: '/rest/lsc/place', status: 200, refusals: [400, 404] },
    summary: 'The place that people call so: of cities of one name the largest.',
    parameters: [
      query('name', 'A city, a city and its state, or a ZIP code: `atlanta`, `St. Louis, MO`.', { required: true }),
    ],
    answer: schemas.placeSchema,
    example: '/rest/lsc/place?name=atlanta',
  },
  {
    ...{ method: 'post', path: '/inventory/listings', isSecured: true, status: 200 },
    refusals: [400, 401, 409, 413, 415, 422],
    summary: `Adds or changes single listings, from one record or an array of at most ${maxRecords}; answers once they are stored.`,
    body: {
      schema: z.union([recordSchema, z.array(recordSchema).min(1).max(maxRecords)]),
      types: ['application/json'],
    },
    answer: schemas.writtenSchema,
    example: '/inventory/listings',
  },
  {
    ...{ method: 'delete', path: '/inventory/listings/:id', isSecured: true, status: 204, refusals: [401, 404, 409] },
    summary: 'Takes a listing out of the inventory; answers once that is stored.',
    parameters: [inPath('id', 'Id of the listing.')],
    answer: null,
    example: '/inventory/listings/l-0001',
  },
  {
    ...{ method: 'get', path: '/inventory/news', status: 200, refusals: [400] },
    summary:
      'What is new, cheaper or gone since a number, the oldest first, with the vehicles as they are now. For the inside only.',
    parameters: [
      query('after', 'The last number that was read; 0 from the oldest that is kept.'),
      query('limit', 'At most so many, 500 at most.'),
    ],
    answer: newsAnswerSchema,
    example: '/inventory/news?after=0',
  },
  ...commonOperations({ summary: 'Whether listings can be searched.', answer: schemas.healthSchema }),
];

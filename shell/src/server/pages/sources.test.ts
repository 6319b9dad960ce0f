import { brandById } from '@forecourt/brands';
import type { SearchState } from '@forecourt/search-state';
import { sourceTable } from './sources';

const research = brandById('research');
const asked = (name: string, state: SearchState, params = {}) => {
  const request = sourceTable[name]?.request({ state, params, brand: research });
  return request == null ? null : new URL(request, 'http://upstream').searchParams;
};

test.each([
  ['all conditions', { listingType: ['off'] }, null],
  ["the brand's own", {}, 'USED'],
  ['one', { listingType: ['NEW'] }, 'NEW'],
])('R7 a search of %s is requested as such, with the brand’s default applied', (_name, state, listingType) => {
  for (const name of ['listing', 'showcase']) expect(asked(name, state)?.get('listingType')).toBe(listingType);
});

test('section 4: no showcase is requested if the URL has hideAlpha', () => {
  expect(asked('showcase', { hideAlpha: 'true' })).toBeNull();
  expect(asked('showcase', {})).not.toBeNull();
});

test('a page of the search has the size of its brand, or that of its URL', () => {
  expect(asked('listing', {})?.get('numRecords')).toBe(String(research.pageSize));
  expect(asked('listing', { numRecords: 60 })?.get('numRecords')).toBe('60');
});

test('similar vehicles are of the same make and model without the vehicle itself, twelve at most', () => {
  const similar = asked('similar', { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] }, { id: 'l-1' });
  expect(Object.fromEntries(similar ?? [])).toMatchObject({
    ...{ makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', excludedFilter: 'l-1', numRecords: '12' },
  });
  expect(asked('similar', {})).toBeNull();
});

test.each(['sellers', 'market'])('%s of a vehicle are requested by its id, and for nothing else', (name) => {
  const request = (params: Record<string, string>) =>
    sourceTable[name]?.request({ state: {}, params, brand: research });
  expect(request({ id: 'l-1/..' })).toMatch(/^\/rest\/lsc\/listing\/l-1%2F\.\.\/(seller|market)$/);
  expect(request({})).toBeNull();
});

test('R56 mileages are those of the vehicle’s model, if it is known, or of the one model of a search for others than new ones', () => {
  const state = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
  expect(asked('mileage', state, { id: 'l-1' })?.get('modelCode')).toBe('CAMRY|TOYOTA');
  expect(asked('mileage', {}, { id: 'l-1' })).toBeNull();
  expect(Object.fromEntries(asked('mileage', state) ?? [])).toEqual({ modelCode: 'CAMRY|TOYOTA', listingType: 'USED' });
  expect(asked('mileage', { ...state, listingType: ['off'] })?.has('listingType')).toBe(false);
  expect(asked('mileage', { ...state, listingType: ['NEW'] })).toBeNull();
  expect(asked('mileage', { makeCode: ['TOYOTA'] })).toBeNull();
});

test.each([
  [{ listing: 'dealer-7' }, '/rest/lsc/listing/dealer-7'],
  [{ listing: '../zip' }, null],
  [{ listing: 7 }, null],
  [{}, null],
])('an overlay with %j requests %s', (props, path) => {
  const params = { props: JSON.stringify(props) };
  expect(sourceTable.subject?.request({ state: {}, params, brand: research }) ?? null).toBe(path);
});

test.each([
  [{ model: 'CAMRY|TOYOTA' }, '/rest/lsc/crawl/trims?modelCode=CAMRY%7CTOYOTA'],
  [{ model: 'CAMRY' }, null],
  [{ model: 'A|B&makeCode=C' }, null],
  [{ model: 7 }, null],
])('an overlay with %j requests the trims of %s', (props, path) => {
  const params = { props: JSON.stringify(props) };
  expect(sourceTable.trims?.request({ state: {}, params, brand: research }) ?? null).toBe(path);
});

const thisYear = new Date().getUTCFullYear();
const newYears = `startYear=${thisYear}&endYear=${thisYear + 1}`;
test.each([
  [
    { model: 'CAMRY|TOYOTA', year: 2021 },
    '/rest/lsc/modelinfo/ymm?modelCode=CAMRY%7CTOYOTA&numRecords=1&startYear=2021',
  ],
  [{ model: 'CAMRY|TOYOTA' }, `/rest/lsc/modelinfo/ymm?modelCode=CAMRY%7CTOYOTA&numRecords=1&${newYears}`],
  [
    { model: 'CAMRY|TOYOTA', year: '1&x=2' },
    `/rest/lsc/modelinfo/ymm?modelCode=CAMRY%7CTOYOTA&numRecords=1&${newYears}`,
  ],
  [{ year: 2021 }, null],
])(
  'an overlay with %j requests trims side by side of its year, or of the current and the next one, with %s',
  (props, path) => {
    const params = { props: JSON.stringify(props) };
    expect(sourceTable['model-trims']?.request({ state: {}, params, brand: research }) ?? null).toBe(path);
  },
);

test.each<[SearchState, string | undefined]>([
  [{ modelCode: ['CAMRY|TOYOTA'] }, 'modelCode=CAMRY%7CTOYOTA&numRecords=1&listingType=USED'],
  [
    { modelCode: ['CAMRY|TOYOTA'], startYear: 2021, endYear: 2021 },
    'modelCode=CAMRY%7CTOYOTA&numRecords=1&startYear=2021&listingType=USED',
  ],
  [
    { modelCode: ['CAMRY|TOYOTA'], listingType: ['off'] },
    'modelCode=CAMRY%7CTOYOTA&numRecords=1&startYear=1900&endYear=2099',
  ],
  [
    { modelCode: ['CAMRY|TOYOTA'], startYear: 2021, listingType: ['off'] },
    'modelCode=CAMRY%7CTOYOTA&numRecords=1&startYear=2021&endYear=2099',
  ],
  [
    { modelCode: ['CAMRY|TOYOTA'], endYear: 2020, listingType: ['NEW'] },
    'modelCode=CAMRY%7CTOYOTA&numRecords=1&startYear=1900&endYear=2020&listingType=NEW',
  ],
  [{ modelCode: ['CAMRY|TOYOTA', 'RAV4|TOYOTA'] }, undefined],
  [{ makeCode: ['TOYOTA'] }, undefined],
])('a search for %j requests trims and facts of its one model by %s', (state, query) => {
  expect(asked('model-trims', state)?.toString()).toBe(query);
  expect(asked('model-facts', state)?.toString()).toBe(query?.replace('&numRecords=1', ''));
});

test('compared vehicles are requested by the ids in the URL', () => {
  const request = (params = {}) => sourceTable.compared?.request({ state: {}, params, brand: research }) ?? null;
  expect([request({ ids: '2,3' }), request()]).toEqual(['/rest/lsc/listing?listingId=2,3', null]);
});

test('R7 R16 links to years and trims are those of the one model of a search, in its condition, and of new ones beside others', () => {
  const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
  for (const name of ['year-links', 'trim-links', 'new-trim-links']) {
    expect(asked(name, { makeCode: ['TOYOTA'] })).toBeNull();
    expect(asked(name, { ...camry, modelCode: ['CAMRY|TOYOTA', 'COROLLA|TOYOTA'] })).toBeNull();
    expect(Object.fromEntries(asked(name, camry) ?? [])).toEqual({
      makeCode: 'TOYOTA',
      modelCode: 'CAMRY|TOYOTA',
      listingType: 'USED',
    });
  }
  expect(asked('trim-links', { ...camry, listingType: ['off'] })?.has('listingType')).toBe(false);
  expect(asked('new-trim-links', { ...camry, listingType: ['NEW'] })).toBeNull();
});

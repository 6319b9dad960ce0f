import { brandById } from '@forecourt/brands';
import { createReference } from '@forecourt/search-state';
import { besidesPath, foundIn } from './found-in';

const reference = createReference({
  makes: [{ code: 'TOYOTA', label: 'Toyota' }],
  ...{ models: { TOYOTA: [] }, trims: {}, facets: {}, places: [] },
});
const found = (refUrl: string, at: string) =>
  foundIn(`clickType=listing&${new URLSearchParams({ refUrl, at })}`, brandById('research'), reference);

test('a vehicle that was found by a search gets its neighbours there, of that brand’s search, in its order', () => {
  const params = found('/cars-for-sale/all?firstRecord=30&makeCode=TOYOTA&sortBy=mileageASC', '31');
  expect(params).toMatchObject({ back: '/cars-for-sale/all/toyota?sortBy=mileageASC&firstRecord=30', at: '31' });
  const asked = new URL(besidesPath(params) ?? '', 'http://marketplace');
  expect(asked.pathname).toBe('/rest/lsc/listing');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    ...{ makeCode: 'TOYOTA', listingType: 'USED', sortBy: 'mileageASC' },
    ...{ firstRecord: '30', numRecords: '3', hideFilters: 'true' },
  });
});

test.each([
  ['https://elsewhere.example/cars-for-sale/all', '1'],
  ['//elsewhere.example', '1'],
  ['/cars-for-sale/boats', '1'],
  ['/cars-for-sale/all', '-1'],
  ['/cars-for-sale/all', '1e3'],
  ['/cars-for-sale/all', '123456'],
  ['/cars-for-sale/all', ''],
])('R13 found in %s at %j it has no neighbours', (refUrl, at) => {
  expect(found(refUrl, at)).toEqual({});
  expect(besidesPath(found(refUrl, at))).toBeNull();
});

test('the first of a search has nothing before it', () => {
  expect(besidesPath(found('/cars-for-sale/all', '0'))).toContain('firstRecord=0&');
});

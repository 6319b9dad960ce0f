import { makerDetails, makerProgrammes } from './maker-programmes';

const codes = (makeCode: string[], brand = 'research') =>
  makerProgrammes({ makeCode }, brand).makers.map((maker) => maker.makeCode);

test.each([
  [['CHEV'], ['CHEV']],
  [['GMC', 'BUICK'], ['BUICK']],
  [
    ['JEEP', 'CHEV', 'RAM'],
    ['CHEV', 'JEEP'],
  ],
  [['TOYOTA'], []],
  [[], []],
])('section 9: a search for %j shows the programmes of %j, one a sponsor', (makes, shown) => {
  expect(codes(makes)).toEqual(shown);
});

test('a brand with its own programme shows none of the makers’', () => {
  expect(codes(['CHEV', 'JEEP'], 'certified')).toEqual([]);
});

test('the note on third parties is included if the search is about their vehicles', () => {
  const note = (listingType?: string[]) =>
    makerProgrammes({ ...(listingType && { listingType }) }, 'certified').thirdParty;
  expect(note(['USED', '3P_CERT'])).toContain('30-90 day limited warranty');
  expect([note(['USED']), note()]).toEqual([null, null]);
});

test('every programme has details', () => {
  expect(makerDetails.products).toHaveLength(8);
  expect(new Set(makerDetails.products.map(({ productId }) => productId)).size).toBe(8);
});

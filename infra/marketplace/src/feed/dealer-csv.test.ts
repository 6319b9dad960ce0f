import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toListing } from '../listing/contract';
import { readWhole } from '../testing/feed';
import { useFolder } from '../testing/folder';
import { matchSample } from '../testing/vehicles';
import { loadMapping } from './mapping';

const folder = useFolder();

/** Reads a dealer's export with the shipped mapping. */
const exported = {
  ...{ Year: '2021', Make: 'Toyota', Model: 'Camry LE', 'Used/New': 'Used', Price: '22990', SellerType: 'Dealer' },
  ...{ SellerName: 'Elm Cars', SellerRating: '4.4', SellerReviews: '26', StreetName: '97 Main St Norwood' },
  ...{ State: 'MA', Zipcode: '2062', DealType: 'Good', ExteriorColor: 'Black', InteriorColor: '–', Drivetrain: 'FWD' },
  ...{ MinMPG: '28', MaxMPG: '39', FuelType: 'Gasoline', Transmission: '8-Speed Automatic', Engine: '2.5L I4' },
  ...{ VIN: '4T1G11AK5MU500001', 'Stock#': '22418A', Mileage: '31500' },
};
const readExport = async (changes: Record<string, string> = {}) => {
  const cells = { ...exported, ...changes };
  const lines = [Object.keys(cells).join(','), Object.values(cells).join(',')];
  const file = path.join(folder(), 'export.csv');
  writeFileSync(file, lines.join('\n'));
  const { listings, owners } = await readWhole({
    ...{ file, mapping: loadMapping('dealer-csv'), match: matchSample, now: Date.UTC(2026, 5, 1) },
    reportFile: path.join(folder(), 'report.jsonl'),
  });
  return { shown: toListing(listings[0]!), stored: listings[0]!, owner: owners[0]! };
};

test("the facts of a dealer's export are shown, but not its word for the price", async () => {
  const { shown, stored, owner } = await readExport({ DealType: 'Fair', 'Used/New': 'Toyota Certified' });
  expect(shown).toMatchObject({
    stockNumber: '22418A',
    certifiedProduct: 'Toyota Certified',
    listingType: 'CERTIFIED',
  });
  expect(shown.pricingDetail).toEqual({ salePrice: 22_990 });
  expect(shown.specifications.mpg).toBe('28 City / 39 Highway');
  expect(stored.sellersRating).toBe('fair');
  expect(owner).toMatchObject({ address: '97 Main St', city: 'Norwood', state: 'MA' });
});

test.each([
  ['Used', undefined],
  ['Certified', undefined],
  ['Certified Pre-Owned', undefined],
  ['Honda Certified', 'Honda Certified'],
])('a vehicle described as %s has the programme %s', async (condition, programme) => {
  expect((await readExport({ 'Used/New': condition })).shown.certifiedProduct).toBe(programme);
});

test.each([
  [
    'an electric car by its MPGe, which is no fuel economy',
    'Electric',
    '131',
    '117',
    '131 City / 117 Highway MPGe',
    null,
  ],
  ['an electric car that says nothing', 'Electric', '0', '0', undefined, null],
  ['a hybrid', 'Hybrid', '51', '53', '51 City / 53 Highway', 51],
])('%s', async (_what, FuelType, MinMPG, MaxMPG, mpg, found) => {
  const { shown, stored } = await readExport({ FuelType, MinMPG, MaxMPG });
  expect(shown.specifications.mpg).toBe(mpg);
  expect(stored.mpgCity).toBe(found);
});

test('reviews of the model are read from exports that have them', async () => {
  const ratings = { ConsumerRating: '4.6', ConsumerReviews: '45', ComfortRating: '4.7', ReliabilityRating: '9' };
  expect((await readExport(ratings)).shown.modelReviews).toEqual({
    ...{ value: 4.6, count: 45, aspects: [{ label: 'Comfort', value: 4.7 }] },
  });
  expect((await readExport({ ...ratings, ConsumerReviews: '0' })).shown.modelReviews).toBeUndefined();
  expect((await readExport()).shown.modelReviews).toBeUndefined();
});

test.each([
  [
    'a town whose mail is addressed to another town',
    { StreetName: '5605 Elm Pkwy N Waco', State: 'TX', Zipcode: '76712' },
    { address: '5605 Elm Pkwy N', city: 'Waco', state: 'TX', zip: '76712' },
  ],
  [
    'a name that is a town elsewhere',
    { StreetName: '12 Waco', State: 'TX', Zipcode: '76712' },
    { address: '12 Waco', city: 'Woodway' },
  ],
  ['the town alone, of a private seller', { StreetName: 'Norwood' }, { address: null, city: 'Norwood' }],
  [
    'the rest of the street in the columns of state and ZIP',
    { StreetName: '425 Elm Hwy', State: 'RT', Zipcode: '1' },
    { address: '425 Elm Hwy RT 1', city: null, state: null, zip: null },
  ],
])('a street is read that has %s', async (_what, changes, expected) => {
  expect((await readExport(changes)).owner).toMatchObject(expected);
});

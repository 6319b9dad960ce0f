import { resultsSchema, type TileListing, tileListingSchema, tileOwnerSchema } from '../index';
import { fixtureListing, fixtureOwners } from '../testing';

test('a tile is sent what it names and nothing else', () => {
  const tile = tileListingSchema.parse(fixtureListing({ doors: 4, accelerate: true }));
  expect(Object.keys(tile)).not.toEqual(expect.arrayContaining(['doors']));
  expect(Object.keys(tile)).not.toEqual(expect.arrayContaining(['accelerate']));
  expect(Object.keys(tile.specifications)).toEqual(['mpg', 'engine', 'driveType', 'color']);
  expect(tileOwnerSchema.parse(fixtureOwners[0])).not.toHaveProperty('website');
});

test('a field that a tile is not sent does not compile in it', () => {
  // @ts-expect-error: the tile does not name it
  const read = ({ doors }: TileListing): unknown => doors;
  expect(read(tileListingSchema.parse(fixtureListing({ doors: 4 })))).toBeUndefined();
});

test('a results page has all of the answer but for its tiles', () => {
  expect(Object.keys(resultsSchema.shape)).toEqual(
    expect.arrayContaining(['filters', 'stats', 'place', 'totalResultCount']),
  );
});

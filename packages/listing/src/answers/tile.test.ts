import { resultsSchema, type TileListing, tileListingSchema, tileOwnerSchema } from '../index';
import { fixtureListing, fixtureOwners } from '../testing';
import { listingResponseSchema } from './contract';

test('a tile is a part of the listing, unchanged: fields that only the vehicle page shows are not sent', () => {
  const listing = fixtureListing({ doors: 4, accelerate: true });
  const { specifications, ...tile } = tileListingSchema.parse(listing);
  expect(listing).toMatchObject({ ...tile, specifications });
  expect(tile).toMatchObject({ id: listing.id, title: listing.title, pricingDetail: listing.pricingDetail });
  for (const name of ['doors', 'accelerate']) expect(tile).not.toHaveProperty(name);
  expect(Object.keys(specifications).length).toBeLessThan(Object.keys(listing.specifications).length);
});

test('a tile has one of the frames of a turn, which is enough to say that there is one', () => {
  expect(tileListingSchema.parse(fixtureListing({ spin: ['/0.jpg', '/1.jpg'] })).spin).toEqual(['/0.jpg']);
  expect(tileListingSchema.parse(fixtureListing())).not.toHaveProperty('spin', expect.anything());
});

test('the owner on a tile comes without the website', () => {
  const [owner] = fixtureOwners;
  const tile = tileOwnerSchema.parse({ ...owner, website: 'https://dealer.example' });
  expect(owner).toMatchObject(tile);
  expect(tile).not.toHaveProperty('website');
});

test('code that reads a field which tiles lack does not compile', () => {
  // @ts-expect-error: the tile does not name it
  const read = ({ doors }: TileListing): unknown => doors;
  expect(read(tileListingSchema.parse(fixtureListing({ doors: 4 })))).toBeUndefined();
});

test('a results page has every part of the answer, and tiles in place of its listings and owners', () => {
  const { listings, owners, ...others } = resultsSchema.shape;
  expect(others).toEqual(
    Object.fromEntries(
      Object.entries(listingResponseSchema.shape).filter(([name]) => !['listings', 'owners'].includes(name)),
    ),
  );
  expect([listings.element, owners.element]).toEqual([tileListingSchema, tileOwnerSchema]);
});

import { listingResponseSchema, vehicleSchema } from '@forecourt/listing';
import type { InventoryItem, StoredListing } from '../listing/record';
import { useFolder } from '../testing/folder';
import { sampleListing, sampleOwner } from '../testing/sample';
import { startTestServer, type TestServer } from '../testing/server';

const charges = {
  fees: [{ label: 'Documentation fee', amount: 350 }],
  salesTax: { percent: 6.25, lessTradeIn: true },
};
const settings = { leaseEnabled: true, uiEnabled: true, priceBreakdownEnabled: true, charges };
const sold = (dealerSettings: object, more: Partial<StoredListing> = {}): Partial<StoredListing> => ({
  buyOnline: true,
  details: {
    ...sampleListing().details,
    esntial: true,
    paymentServices: { digitalRetailingType: 'online', dealerSettings },
  },
  ...more,
});

/** Listings by id; all but those of `maria` and `far` are of a dealer who delivers. */
const vehicles: Readonly<Record<string, Partial<StoredListing>>> = {
  whole: sold(settings),
  far: sold(settings, { ownerId: 'far' }),
  'no-lease': sold({ ...settings, leaseEnabled: false }),
  'no-breakdown': sold({ ...settings, priceBreakdownEnabled: false }),
  'wrong-charges': sold({ ...settings, charges: { fees: 'some' } }),
  'switched-off': sold({ ...settings, uiEnabled: false }),
  priceless: sold(settings, { salePrice: null, msrp: null }),
  private: sold(settings, { ownerId: 'maria', sellerType: 'p' }),
  unsaid: sold(settings, { details: sampleListing().details }),
  ordinary: {},
};

function* inventory(): Generator<InventoryItem> {
  yield { kind: 'owner', owner: sampleOwner({ id: 'near', details: { homeServices: ['HOME_DELIVERY'] } }) };
  yield { kind: 'owner', owner: sampleOwner({ id: 'far' }) };
  yield { kind: 'owner', owner: sampleOwner({ id: 'maria', privateSeller: true }) };
  for (const [id, vehicle] of Object.entries(vehicles))
    yield { kind: 'listing', listing: sampleListing({ id, vin: null, ownerId: 'near', ...vehicle }) };
}

const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder(), Object.keys(vehicles).length, inventory);
});
afterAll(() => server.close());

const onlineOf = async (id: string) => (await server.get(`/rest/lsc/listing/${id}`, vehicleSchema)).online;

test("R84 a dealer's vehicle with a price is sold online as the dealer's settings say", async () => {
  expect(await onlineOf('whole')).toEqual({ deals: ['finance', 'lease', 'cash'], delivers: true, charges });
  expect(await onlineOf('far')).toMatchObject({ delivers: false });
  expect(await onlineOf('no-lease')).toMatchObject({ deals: ['finance', 'cash'], charges });
  expect(await onlineOf('no-breakdown')).toMatchObject({ charges: null });
});

test.each(['switched-off', 'priceless', 'private', 'unsaid', 'wrong-charges', 'ordinary'])(
  'R84 a vehicle that is %s cannot be bought online',
  async (id) => {
    expect(await onlineOf(id)).toBeUndefined();
  },
);

test('R84 the filter finds exactly the vehicles that can be bought online, and no other has the badge', async () => {
  const online: string[] = [];
  for (const id of Object.keys(vehicles)) if ((await onlineOf(id)) !== undefined) online.push(id);
  const ask = (query: string) => server.get(`/rest/lsc/listing?numRecords=100${query}`, listingResponseSchema);
  const found = await ask('&experience=buy-online');
  expect(found.listings.map(({ id }) => id).toSorted()).toEqual(online.toSorted());
  const { listings } = await ask('');
  expect(listings).toHaveLength(Object.keys(vehicles).length);
  const badged = listings.filter(({ esntial }) => esntial).map(({ id }) => id);
  expect(badged.toSorted()).toEqual(online.toSorted());
});

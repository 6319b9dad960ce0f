import { type InventoryItem, type StoredListing, tiers } from '../listing/record';
import { sampleListing, sampleOwner } from './sample';

/** Returns four owners: two showcase dealers and an ordinary one around Chicago, and one in New York. */
const owners = [
  sampleOwner({ id: 'loop', name: 'Loop Motors', showcase: true }),
  sampleOwner({ id: 'north', name: 'North Shore Cars', showcase: true, lat: 42.05, lon: -87.69, city: 'Evanston' }),
  sampleOwner({ id: 'plain', name: 'Plain & Sons', website: 'https://plain.example' }),
  sampleOwner({ id: 'east', name: 'East Side Auto', city: 'New York', state: 'NY', lat: 40.75, lon: -73.99 }),
];

const models = [
  { make: 'Toyota', makeCode: 'TOYOTA', model: 'Camry', modelCode: 'CAMRY|TOYOTA', trim: 'LE', trimCode: 'CAMRY|LE' },
  { make: 'Toyota', makeCode: 'TOYOTA', model: 'Camry', modelCode: 'CAMRY|TOYOTA', trim: 'XSE', trimCode: 'CAMRY|XSE' },
  { make: 'Honda', makeCode: 'HONDA', model: 'Accord', modelCode: 'ACCORD|HONDA', trim: null, trimCode: null },
];

/** Returns a number of listings, always the same ones, with makes, colours, tiers and owners in rotation. */
export function* sampleInventory(count: number): Generator<InventoryItem> {
  for (const owner of owners) yield { kind: 'owner', owner };
  for (let index = 0; index < count; index += 1) {
    const { id: ownerId, lat, lon, city, state } = owners[index % owners.length]!;
    const number = String(index).padStart(4, '0');
    const overrides: Partial<StoredListing> = {
      ...models[index % models.length],
      ...{ id: `l-${number}`, vin: `4T1G11AK5MU50${number}`, ownerId, lat, lon, city, state },
      listingType: index % 10 === 9 ? 'NEW' : 'USED',
      salePrice: 10_000 + index * 100,
      year: 2015 + (index % 10),
      extColorSimple: ['BLUE', 'RED', 'BLACK'][index % 3]!,
      tier: tiers[index % tiers.length]!,
      vehicleHighlight: index % 6 === 0,
      listedAt: index * 3_600_000,
    };
    yield { kind: 'listing', listing: sampleListing(overrides) };
  }
}

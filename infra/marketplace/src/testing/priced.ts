import type { InventoryItem, StoredListing } from '../listing/record';
import { sampleListing, sampleOwner } from './sample';

const owners = ['loop', 'north', 'plain', 'east'];
const usual = 24_000;

/** Prices as shares of the usual one: symmetric, so that the usual price is the middle. */
const shares = [0.8, 0.9, 0.93, 0.96, 0.98, 0.99, 1, 1.01, 1.02, 1.04, 1.07, 1.1, 1.25];

/** Returns Camrys that differ only in their prices, of four sellers, the cheapest first: `camry-0`, `camry-1`, … */
export function pricedListings(overrides: (index: number) => Partial<StoredListing> = () => ({})): StoredListing[] {
  return [...shares, ...shares].map((share, index) =>
    sampleListing({
      ...{ id: `camry-${index}`, vin: `4T1G11AK5MU6${String(index).padStart(5, '0')}` },
      ...{ ownerId: owners[index % owners.length]!, incentive: null, salePrice: Math.round(usual * share) },
      ...overrides(index),
    }),
  );
}

/** Returns these listings after their sellers. */
export function* pricedInventory(listings: readonly StoredListing[] = pricedListings()): Generator<InventoryItem> {
  for (const id of owners) yield { kind: 'owner', owner: sampleOwner({ id }) };
  for (const listing of listings) yield { kind: 'listing', listing };
}

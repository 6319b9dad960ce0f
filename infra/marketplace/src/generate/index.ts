import type { InventoryItem } from '../listing/record';
import { makeListing } from './listing';
import { createMarket } from './market';
import { usPlaces } from './places';
import { Random } from './random';
import { makeSeller } from './sellers';

export interface GenerateOptions {
  /** Number of listings; sellers are not counted. */
  listings: number;
  /** The same seed and `now` give the same inventory. */
  seed: number;
  /** Epoch milliseconds, 1997 or later: determines ages, the model years that are new, and the dates of listing. */
  now: number;
}

/** Separates sellers' random numbers from those of listings with the same number. */
const sellerStream = 0x5e11e4;

/**
 * Generates an inventory: real makes, models, places and equipment; invented sellers, vehicles and prices. A seller comes before
 * its first listing. Nothing stays in memory, so that an inventory of any size can be written as it is generated.
 * @throws RangeError if `listings` or `now` is out of range.
 */
export function* generateInventory({ listings, seed, now }: GenerateOptions): Generator<InventoryItem> {
  const currentYear = new Date(now).getUTCFullYear();
  if (!Number.isSafeInteger(listings) || listings < 0) {
    throw new RangeError(`${listings} is no number of listings; give a whole number from 0.`);
  }
  if (!(currentYear >= 1997))
    throw new RangeError(`The catalogue begins in 1995; generate for a time from 1997 on, not for ${now}.`);
  const market = createMarket(currentYear);
  const places = usPlaces();
  let listed = 0;
  for (let index = 1; listed < listings; index++) {
    const seller = makeSeller(index, market, places, new Random(seed, sellerStream, index));
    yield { kind: 'owner', owner: seller.owner };
    for (const end = Math.min(listings, listed + seller.size); listed < end; listed++) {
      yield { kind: 'listing', listing: makeListing(listed, seller, { seed, now }) };
    }
  }
}

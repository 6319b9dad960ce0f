/** `make-store FOLDER LISTINGS`: fills a store of the marketplace with the measured inventory. */
import { generateInventory } from '@forecourt/marketplace/src/generate';
import { openStore } from '@forecourt/marketplace/src/store/sql/store';
import { measuredNow, measuredSeed } from './inventory';

const [folder = '', listings = ''] = process.argv.slice(2);
const store = await openStore(folder, { durability: 'normal' });
const items = generateInventory({ listings: Number(listings), seed: measuredSeed, now: measuredNow });
await store.replaceInventory('benchmark', items);
await store.close();

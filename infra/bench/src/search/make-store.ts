/** `make-store FOLDER LISTINGS`: fills a store of the marketplace with the inventory that is measured. */
import { generateInventory } from '@forecourt/marketplace/src/generate';
import { openDatabase } from '@forecourt/marketplace/src/store/sqlite/database';
import { replaceInventory } from '@forecourt/marketplace/src/store/sqlite/inventory';
import { measuredNow, measuredSeed } from './inventory';

const [folder = '', listings = ''] = process.argv.slice(2);
const db = await openDatabase(folder, 'normal');
const items = generateInventory({ listings: Number(listings), seed: measuredSeed, now: measuredNow });
await replaceInventory(db, 'benchmark', items);
await db.destroy();

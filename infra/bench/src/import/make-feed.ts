/** `make-feed FILE LISTINGS`: writes generated listings as a dealers' feed. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateInventory } from '@forecourt/marketplace/src/generate';
import { measuredNow, measuredSeed } from '../search/inventory';
import { homenetHeader, homenetLines } from './homenet';

const [file = '', listings = ''] = process.argv.slice(2);
const items = generateInventory({ listings: Number(listings), seed: measuredSeed, now: measuredNow });

function* feed(): Generator<string> {
  yield homenetHeader;
  yield* homenetLines(items);
}

await pipeline(Readable.from(feed()), createWriteStream(file));

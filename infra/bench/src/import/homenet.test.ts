import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMapping } from '@forecourt/marketplace/src/feed/mapping';
import { matchCatalogue } from '@forecourt/marketplace/src/feed/match-catalogue';
import { generateInventory } from '@forecourt/marketplace/src/generate';
import type { StoredListing } from '@forecourt/marketplace/src/listing/record';
import { readWhole } from '@forecourt/marketplace/src/testing/feed';
import { measuredNow } from '../search/inventory';
import { homenetHeader, homenetLines } from './homenet';

const folder = mkdtempSync(join(tmpdir(), 'homenet-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the import reads the generated listings from the feed', async () => {
  const items = [...generateInventory({ listings: 400, seed: 3, now: measuredNow })];
  const generated = items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []));
  const file = join(folder, 'feed.csv');
  writeFileSync(file, homenetHeader + [...homenetLines(items)].join(''));
  const { summary, listings } = await readWhole({
    ...{ file, mapping: loadMapping('homenet'), match: matchCatalogue, now: measuredNow },
    reportFile: join(folder, 'report.jsonl'),
  });
  expect(summary).toMatchObject({ rows: 400, accepted: 400, rejected: 0 });
  const facts = ({
    vin,
    year,
    makeCode,
    modelCode,
    trimCode,
    mileage,
    zip,
    fuelTypeGroup,
    driveGroup,
  }: StoredListing) => ({
    ...{ vin, year, makeCode, modelCode, trimCode, mileage, zip, fuelTypeGroup, driveGroup },
  });
  expect(listings.map(facts)).toEqual(generated.map(facts));
});

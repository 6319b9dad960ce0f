import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parametersTable } from './docs';
import { params } from './params';

test('PARAMETERS.md holds the table of parameters as it is', () => {
  const file = readFileSync(path.join(__dirname, '..', 'PARAMETERS.md'), 'utf8');
  const [, written] = /<!-- table -->\n([\s\S]*)<!-- \/table -->/.exec(file) ?? [];
  // If this fails, run `node packages/search-state/write-docs.mjs`.
  expect(written).toBe(parametersTable());
});

test('no name is used twice', () => {
  const names = params.flatMap((row) => [row.name, ...(row.kind === 'list' ? (row.aliases ?? []) : [])]);
  expect(new Set(names).size).toBe(names.length);
});

test('R3 the parameters of section 2 of the specification are in its order', () => {
  const listed =
    'makeCode modelCode trimCode vehicleStyleCode listingType sellerType startYear endYear minPrice maxPrice mileage fuelTypeGroup mpgRange electricMileRange driveGroup engineCode homeServices zip city state searchRadius marketExtension sortBy firstRecord numRecords experience isSponsorship bookmarkId searchBookmarkId psid siomid LNX vehicleExchange vehicleUseType dealType showcaseOwnerId lastExec mmt'.split(
      ' ',
    );
  expect(params.map(({ name }) => name).filter((name) => listed.includes(name))).toEqual(listed);
});

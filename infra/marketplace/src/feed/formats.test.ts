import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readWhole } from '../testing/feed';
import { useFolder } from '../testing/folder';
import { loadMapping, type Mapping } from './mapping';
import { matchCatalogue } from './match-catalogue';

const folder = useFolder();
const fixture = (name: string) => path.join(__dirname, 'fixtures', name);
const readAs = (file: string, mapping: Mapping) =>
  readWhole({
    ...{ file, mapping, match: matchCatalogue, now: Date.UTC(2026, 5, 1) },
    reportFile: path.join(folder(), 'report.jsonl'),
  });
const read = (name: string, mapping: string) => readAs(fixture(name), loadMapping(mapping));
const write = (name: string, content: string | Buffer) => {
  const file = path.join(folder(), name);
  writeFileSync(file, content);
  return file;
};

/** The first car in every fixture. */
const camry = {
  ...{ vin: '4T1G11AK5MU500001', makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', year: 2021, trim: 'LE' },
  ...{ salePrice: 22_990, mileage: 31_500, extColorSimple: 'BLACK' },
};
const lakeside = { name: 'Lakeside Toyota', address: '1800 Lake St', city: 'Chicago', state: 'IL', zip: '60612' };

test('Google vehicle listings: prices with a currency, mileages with a unit, an address in one text', async () => {
  const { listings, owners, summary, findings } = await read('google-vehicle-listings.csv', 'google-vehicle-listings');
  expect(listings).toMatchObject([
    { ...camry, listingType: 'USED', intColorSimple: 'GRAY', zip: '60612' },
    { vin: '1HGCY1F31PA500002', listingType: 'NEW', salePrice: null, msrp: 31_500, mileage: 12, color: null },
    { vin: '4T1G11AK5MU500003', listingType: 'CERTIFIED', mileage: 31_069, salePrice: 18_999, zip: null },
  ]);
  expect(owners[0]).toMatchObject({ ...lakeside, phone: '312-555-0100' });
  expect(findings).toMatchObject([
    { line: 3, outcome: 'blanked', field: 'price', reason: 'not-a-number', value: '30 199 USD' },
    { line: 5, outcome: 'rejected', field: 'make', reason: 'unknown-make' },
    { line: 6, outcome: 'rejected', field: 'vin', reason: 'duplicate-vin' },
  ]);
  expect(summary).toMatchObject({ rows: 5, accepted: 3, rejected: 2 });
});

test('the URL of a vehicle has its make and its model; for a model that the catalogue lacks, the make', async () => {
  const rows = ['Ford,F-150', 'Chevrolet,Silverado'].map((words, at) => `${at},2019,${words},Oak Trucks`);
  const file = write('trucks.csv', ['Stock,Year,Make,Model,Dealer Name', ...rows].join('\n'));
  const { listings } = await readAs(file, loadMapping('homenet'));
  expect(listings.map(({ id, details }) => details.vdpBaseUrl.replace(id, 'id'))).toEqual([
    '/cars-for-sale/vehicle/id/ford/f-150',
    '/cars-for-sale/vehicle/id/chevrolet',
  ]);
});

test('frames of a turn are read from the column that the mapping names; too few to turn the vehicle are reported', async () => {
  const homenet = loadMapping('homenet');
  const mapping = { ...homenet, fields: { ...homenet.fields, spin: 'Frames' } };
  const frames = Array.from({ length: 8 }, (_, at) => `https://photos.example/${at}.jpg`);
  const rows = [frames, frames.slice(1)].map((some, at) => `${at},2019,Ford,F-150,Oak Trucks,${some.join('|')}`);
  const file = write('spin.csv', ['Stock,Year,Make,Model,Dealer Name,Frames', ...rows].join('\n'));
  const { listings, findings } = await readAs(file, mapping);
  expect(listings.map(({ details }) => details.spin)).toEqual([frames, undefined]);
  expect(findings).toMatchObject([{ line: 3, field: 'spin', reason: 'no-such-value' }]);
});

test("Meta's automotive inventory: tabs, kilometres, addresses in a notation of their own", async () => {
  const { listings, owners, findings } = await read('meta-automotive.tsv', 'meta-automotive');
  expect(listings).toMatchObject([
    { ...camry, listingType: 'USED', driveGroup: 'FWD', fuelTypeGroup: 'GSL', transmissionCode: 'AUT' },
    { modelCode: 'F150|FORD', listingType: 'CERTIFIED', salePrice: 35_500, mileage: 31_069, driveGroup: 'AWD4WD' },
  ]);
  expect(owners).toMatchObject([lakeside, { name: 'Oak Trucks', address: '2 Oak Ave', zip: null, state: null }]);
  expect(findings).toMatchObject([
    { line: 3, field: 'zip', reason: 'not-a-zip', value: '1' },
    { line: 3, field: 'state', reason: 'not-a-state', value: 'XX' },
    { line: 4, outcome: 'rejected', field: 'year', reason: 'missing' },
    { line: 5, outcome: 'rejected', reason: 'columns-missing' },
  ]);
});

test('HomeNet: columns in any spelling, certified in a column of its own', async () => {
  const { listings, owners, findings } = await read('homenet.csv', 'homenet');
  expect(listings).toMatchObject([
    { ...camry, listingType: 'CERTIFIED', doors: 4, mpgCity: 28, mpgHwy: 39, displacementUOM: '2.5 L', zip: '02062' },
    { listingType: 'NEW', salePrice: null, msrp: 45_995, extColorSimple: 'WHITE', fuelTypeGroup: 'ALT', mileage: 0 },
    { vin: null, modelCode: 'ACCORD|HONDA', mileage: null },
  ]);
  expect(owners).toMatchObject([{ name: 'Norwood Motors', address: '97 Main St', city: 'Norwood', zip: '02062' }]);
  expect(findings).toMatchObject([
    // File names are not addresses.
    { line: 2, field: 'images', reason: 'no-such-value', value: 'a.jpg|b.jpg' },
    { line: 3, field: 'price', reason: 'no-price' },
    { line: 4, field: 'bodyStyle', reason: 'no-such-value', value: 'Spaceship' },
    { line: 4, field: 'mileage', reason: 'mileage-too-high' },
    { line: 5, outcome: 'rejected', field: 'sellerName', reason: 'missing' },
  ]);
});

const schemaListings = [
  {
    ...{ ...camry, listingType: 'USED', driveGroup: 'FWD', transmissionCode: 'AUT', doors: 4, zip: '60612' },
    ...{ intColorSimple: 'GRAY', fuelTypeGroup: 'GSL', engine: '2.5L I4' },
  },
  {
    ...{ modelCode: 'F150|FORD', listingType: 'NEW', salePrice: 35_500, mileage: 31_069, driveGroup: 'AWD4WD' },
    ...{ sellerType: 'p', zip: '02062' },
  },
  { modelCode: 'ACCORD|HONDA', salePrice: null, mileage: null },
];

test.each([
  ['schema-org-car.jsonld', 'an @graph', [90, 112]],
  ['schema-org-array.json', 'an array', [53, 75]],
])('schema.org Cars: %s, %s', async (name, _shape, [first, second]) => {
  const { listings, owners, findings, summary } = await read(name, 'schema-org-car');
  expect(listings).toMatchObject(schemaListings);
  expect(owners).toMatchObject([{ ...lakeside, website: 'https://lakeside.example/' }, { name: 'Ann Lee' }]);
  expect(findings).toMatchObject([
    { line: first, outcome: 'rejected', field: 'year', reason: 'not-a-year', value: 'soon' },
    { line: second, outcome: 'blanked', field: 'price', reason: 'not-a-number', value: 'ask us' },
  ]);
  expect(summary).toMatchObject({ rows: 4, accepted: 3, rejected: 1 });
});

test('schema.org Cars: an object a line; a line that is not JSON loses nothing but itself', async () => {
  const { listings, findings, summary } = await read('schema-org-car.jsonl', 'schema-org-car');
  expect(listings).toMatchObject(schemaListings);
  expect(findings.filter(({ reason }) => reason === 'unreadable').map(({ line }) => line)).toEqual([2, 5]);
  expect(findings).toContainEqual(expect.objectContaining({ line: 6, reason: 'not-a-year' }));
  expect(summary).toMatchObject({ rows: 6, accepted: 3, rejected: 3 });
});

test.each(['google-vehicle-listings.csv', 'meta-automotive.tsv', 'schema-org-car.jsonld', 'schema-org-car.jsonl'])(
  '%s may be compressed, with the same result',
  async (name) => {
    const mapping = name.replace(/\..*/, '');
    const packed = write(`${name}.gz`, gzipSync(readFileSync(fixture(name))));
    expect(await readAs(packed, loadMapping(mapping))).toEqual(await read(name, mapping));
  },
);

test("a mapping's format and delimiter count more than the file's name", async () => {
  const lines = readFileSync(fixture('schema-org-car.jsonl'), 'utf8');
  const asLines = await readAs(write('cars.txt', lines), { ...loadMapping('schema-org-car'), format: 'json-lines' });
  expect(asLines.listings).toMatchObject(schemaListings);
  const bars = readFileSync(fixture('homenet.csv'), 'utf8').replaceAll(',', '|').replace('a.jpg|b.jpg', '');
  const { summary } = await readAs(write('bars.csv', bars), { ...loadMapping('homenet'), delimiter: '|' });
  expect(summary).toMatchObject({ rows: 4, rejectedBy: { missing: 1 } });
});

test.each([
  ['an array that is not closed', '[{"@type":"Car"}', /ends too early/],
  ['an object that is not closed', '{"@graph": [{"@type": "Car"}]', /ends too early/],
  ['CSV', 'vin,year\n1,2', /not a JSON document of vehicles: line 1 has v/],
  ['a list of numbers', '[1, 2]', /line 1 has 1/],
])('a JSON document that is %s fails', async (_what, text, message) => {
  await expect(readAs(write('broken.json', text), loadMapping('schema-org-car'))).rejects.toThrow(message);
});

test('a CSV file without required columns fails and names them', async () => {
  const file = write('few.csv', 'VIN,Year,Make\n1,2,3');
  await expect(readAs(file, loadMapping('homenet'))).rejects.toThrow('no column Model, Dealer Name or DealerID.');
});

test('line breaks in the strings of a JSON document become spaces, and an object that is not JSON is reported', async () => {
  const text = '[{"brand": "Toyota",}, {"name": "a\n car", "brand": "Toy\nota"}]';
  const { findings } = await readAs(write('breaks.json', text), loadMapping('schema-org-car'));
  expect(findings).toContainEqual({ line: 1, outcome: 'rejected', field: 'year', value: '', reason: 'missing' });
  expect(findings).toContainEqual({ line: 1, outcome: 'rejected', field: '', value: '', reason: 'unreadable' });
});

test('a JSON line loses nothing but itself, however deeply it is nested', async () => {
  const car = '"@type":"Car","brand":"Toyota","model":"Camry","vehicleModelDate":"2021"';
  const arrays = `{${car},"offers":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const objects = `{${car},"sku":"2","offers":${'{"seller":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
  const plain = `{${car},"offers":{"seller":{"name":"Lakeside"}}}`;
  const { summary, findings } = await readAs(
    write('deep.jsonl', [arrays, objects, plain].join('\n')),
    loadMapping('schema-org-car'),
  );
  expect(summary).toMatchObject({ rows: 3, accepted: 1 });
  expect(findings).toMatchObject([1, 2].map((line) => ({ line, field: 'sellerName', reason: 'missing' })));
});

test('files in UTF-16 are read, and those in Windows-1252', async () => {
  const text = readFileSync(fixture('homenet.csv'), 'utf8').replaceAll('Norwood Motors', 'Citroën Motors');
  const utf8 = await readAs(write('plain.csv', text), loadMapping('homenet'));
  expect(utf8.owners).toMatchObject([{ name: 'Citroën Motors' }]);
  const others = [
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'latin1'),
    Buffer.from(text.replaceAll('\n', '\r')),
  ];
  for (const [at, bytes] of others.entries()) {
    expect(await readAs(write(`other-${at}.csv`, bytes), loadMapping('homenet'))).toEqual(utf8);
  }
});

test.each([
  ['a missing file', () => path.join(folder(), 'none.csv'), /none.csv cannot be read \(ENOENT.*Check its path/],
  ['a folder', () => folder(), /cannot be read \(EISDIR.*It is a folder/],
  ['an archive', () => write('feed.csv', 'PK\u0003\u0004...'), /not text/],
  [
    'half of a gzip file',
    () => write('half.gz', gzipSync('a,b\n'.repeat(99)).subarray(0, 14)),
    /incomplete or damaged/,
  ],
  ['a gzip file with a fault', () => write('bad.gz', gzipSync('a,b\n').fill(7, 12, 14)), /incomplete or damaged/],
  ['an empty gzip file', () => write('empty.gz', gzipSync('')), /is empty/],
  ['a file with nothing but line ends', () => write('lines.csv', '\n\r\n  \n'), /is empty/],
])('%s fails with the remedy', async (_what, file, message) => {
  await expect(readAs(file(), loadMapping('homenet'))).rejects.toThrow(message);
});

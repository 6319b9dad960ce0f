import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runImport, type Tools } from '../cli/commands';
import { Progress } from '../cli/progress';
import { openStore } from '../store/sql/store';
import { readWhole } from '../testing/feed';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { matchSample } from '../testing/vehicles';
import { loadMapping, type Mapping } from './mapping';

const folder = useFolder();
const now = Date.UTC(2026, 5, 1);

const header =
  'VIN,Year,Make,Model,Used/New,Price,Mileage,ExteriorColor,SellerName,SellerType,StreetName,State,Zipcode';
const mapping: Mapping = {
  ...{ requires: 'all', types: [], nullTokens: ['–', 'NA'], values: { sellerType: { FSBO: 'private' } } },
  fields: {
    ...{ vin: 'VIN', year: 'Year', make: 'Make', model: 'Model', condition: 'Used/New', price: 'Price' },
    ...{ mileage: 'Mileage', exteriorColor: 'ExteriorColor', sellerName: 'SellerName', sellerType: 'SellerType' },
    ...{ street: 'StreetName', state: 'State', zip: 'Zipcode' },
  },
};
const good = {
  ...{ vin: '4T1G11AK5MU500001', year: '2021', make: 'Toyota', model: 'Camry LE', condition: 'Used', price: '22990' },
  ...{ mileage: '31500', color: 'Shadow Black', seller: 'R&amp;J Cars', type: 'Dealer' },
  ...{ street: '97 Main St Norwood', state: 'MA', zip: '2062' },
};
const row = (changes: Partial<typeof good> = {}) => Object.values({ ...good, ...changes }).join(',');

function write(lines: readonly string[], name = 'feed.csv', pack = (text: string): string | Buffer => text): string {
  const file = path.join(folder(), name);
  writeFileSync(file, pack(`${lines.join('\n')}\n`));
  return file;
}

const read = (file: string, used = mapping) =>
  readWhole({ file, mapping: used, match: matchSample, now, reportFile: path.join(folder(), 'report.jsonl') });
const readRows = (...rows: string[]) => read(write([header, ...rows]));

test('a row becomes a listing with its owner and location', async () => {
  const { listings, owners, findings, summary } = await readRows(row());
  expect(listings[0]).toMatchObject({
    ...{ vin: '4T1G11AK5MU500001', title: 'Used 2021 Toyota Camry LE', makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA' },
    ...{ trimCode: 'CAMRY|LE', listingType: 'USED', salePrice: 22_990, mileage: 31_500, extColorSimple: 'BLACK' },
    ...{ zip: '02062', city: 'Norwood', state: 'MA', ownerId: owners[0]!.id, listedAt: now },
  });
  expect(listings[0]!.lat).toBeCloseTo(42.18, 1);
  expect(owners[0]).toMatchObject({ name: 'R&J Cars', address: '97 Main St', privateSeller: false, zip: '02062' });
  expect(findings).toEqual([]);
  expect(summary).toMatchObject({ rows: 1, accepted: 1, rejected: 0, owners: 1 });
});

test('the same vehicle has the same id in the next import', async () => {
  const first = await readRows(row());
  const second = await readRows(row({ price: '20000', seller: 'Another' }));
  expect(second.listings[0]!.id).toBe(first.listings[0]!.id);
});

test.each([
  ['year', { year: '1899' }, 'year-out-of-range'],
  ['year', { year: '2028' }, 'year-out-of-range'],
  ['year', { year: 'MMXX' }, 'not-a-year'],
  ['year', { year: '' }, 'missing'],
  ['make', { make: 'Trabant' }, 'unknown-make'],
  ['model', { model: 'Supra GR' }, 'unknown-model'],
  ['make', { make: '–' }, 'missing'],
  ['sellerName', { seller: '' }, 'missing'],
])('a row is rejected for its %s %o', async (field, changes, reason) => {
  const { listings, findings, summary } = await readRows(row(), row({ vin: '4T1G11AK5MU500002', ...changes }));
  expect(listings).toHaveLength(1);
  expect(findings).toMatchObject([{ line: 3, outcome: 'rejected', field, reason }]);
  expect(summary).toMatchObject({ rows: 2, accepted: 1, rejected: 1, rejectedBy: { [reason]: 1 } });
});

test.each([
  ['price', { price: '0' }, 'no-price', { salePrice: null }],
  ['price', { price: '1' }, 'no-price', { salePrice: null }],
  ['price', { price: 'call us' }, 'not-a-number', { salePrice: null }],
  ['price', { price: '12.345' }, 'not-a-number', { salePrice: null }],
  ['price', { price: '10000000' }, 'price-too-high', { salePrice: null }],
  ['mileage', { mileage: '1000000' }, 'mileage-too-high', { mileage: null }],
  ['vin', { vin: 'UNKNOWN' }, 'not-a-vin', { vin: null }],
  ['vin', { vin: '0'.repeat(17) }, 'not-a-vin', { vin: null }],
  ['zip', { zip: '1' }, 'not-a-zip', { zip: null, lat: null, state: 'MA' }],
  ['zip', { zip: '00001' }, 'unknown-zip', { zip: null, lat: null }],
  ['condition', { condition: '?' }, 'no-such-value', { listingType: 'USED' }],
])('an unusable %s is omitted: %o', async (field, changes, reason, expected) => {
  const { listings, findings } = await readRows(row(changes));
  expect(listings).toMatchObject([expected]);
  expect(findings).toMatchObject([{ line: 2, outcome: 'blanked', field, reason }]);
});

test('placeholders for missing values count as missing, without a finding', async () => {
  const { listings, findings } = await readRows(row({ color: '–', price: 'NA', mileage: ' ' }));
  expect(listings).toMatchObject([{ color: null, extColorSimple: null, salePrice: null, mileage: null }]);
  expect(findings).toEqual([]);
});

test('repeated rows and repeated vehicles are rejected', async () => {
  const { summary, findings } = await readRows(row(), row(), row({ price: '21000' }));
  expect(summary).toMatchObject({ accepted: 1, rejectedBy: { 'duplicate-row': 1, 'duplicate-vin': 1 } });
  expect(findings.map(({ line }) => line)).toEqual([3, 4]);
});

test('a repeated vehicle without a VIN is not rejected for its VIN', async () => {
  const { summary, findings } = await readRows(row({ vin: '' }), row({ vin: '', price: '21000' }));
  expect(summary).toMatchObject({ accepted: 1, rejectedBy: { 'duplicate-vehicle': 1 } });
  expect(findings).toMatchObject([{ line: 3, outcome: 'rejected', field: '', reason: 'duplicate-vehicle' }]);
});

test('cars from before 1981 are accepted with any serial number, which identifies them', async () => {
  const { listings, findings } = await readRows(
    row({ year: '1967', vin: '7T02C154321' }),
    row({ year: '1967', vin: '7T02C154322' }),
    row({ year: '1900', vin: '' }),
  );
  expect(findings).toEqual([]);
  expect(listings.map(({ year, vin }) => [year, vin])).toEqual([
    [1967, null],
    [1967, null],
    [1900, null],
  ]);
  expect(new Set(listings.map(({ id }) => id)).size).toBe(3);
});

test('an invalid VIN is a finding from the model year 1981 on, and not before', async () => {
  const { findings } = await readRows(
    row({ year: '1980', vin: '7T02C154321' }),
    row({ year: '1981', vin: '7T02C154322' }),
  );
  expect(findings).toMatchObject([{ line: 3, field: 'vin', reason: 'not-a-vin' }]);
});

test.each([
  ['SHADOW MOSS [BLACK]', { color: 'SHADOW MOSS', extColorSimple: 'BLACK' }],
  ['Dark Moss [Metallic]', { color: 'Dark Moss', extColorSimple: 'GREEN' }],
  ['Moss [Metallic] [Solid Red]', { color: 'Moss', extColorSimple: 'RED' }],
  ['[WHITE]', { color: 'WHITE', extColorSimple: 'WHITE' }],
  ['Dark Moss [BLACK', { color: 'Dark Moss BLACK', extColorSimple: 'BLACK' }],
])('a tag with a colour decides the simple colour, and is not shown: %s', async (color, expected) => {
  const { listings, findings } = await readRows(row({ color }));
  expect(listings).toMatchObject([expected]);
  expect(findings).toEqual([]);
});

test('tags are not part of a make, model, trim or seller', async () => {
  const tagged = { make: 'Toyota [USA]', model: '[Hybrid] Camry LE [XSE, Certified]', seller: 'Elm Cars [Dealer]' };
  const { listings, owners } = await readRows(row({ ...tagged, model: `"${tagged.model}"` }));
  const plain = await readRows(row({ model: 'Camry LE', seller: 'Elm Cars' }));
  expect(listings).toEqual(plain.listings);
  expect(owners).toEqual(plain.owners);
});

test('of columns with the same name the first non-empty one counts', async () => {
  const lines = [`${header},Price`, `${row()},1`, `${row({ vin: '4T1G11AK5MU500002', price: 'NA' })},20000`];
  const { listings } = await read(write(lines));
  expect(listings.map(({ salePrice }) => salePrice)).toEqual([22_990, 20_000]);
});

test('cells that a mapping lists are replaced by its texts', async () => {
  const { owners } = await readRows(row({ type: 'FSBO' }));
  expect(owners[0]!.privateSeller).toBe(true);
});

test('a wrong delimiter fails and names the right one', async () => {
  const text = [header, row()].map((line) => line.replaceAll(',', ';'));
  await expect(read(write(text))).rejects.toThrow(
    /no column VIN, .* seem to be separated by ";": say so by "delimiter"/,
  );
});

test('rows that are not CSV, too short or too long are rejected and the rest is read', async () => {
  const { summary, findings } = await readRows(
    row(),
    'too,short',
    `${row({ vin: '4T1G11AK5MU500003' })},too long`,
    `"${'x'.repeat(200_000)}",2021`,
    row({ vin: '4T1G11AK5MU500002' }),
    row({ vin: '4T1G11AK5MU500004', street: '"never closed' }),
    row({ vin: '4T1G11AK5MU500005' }),
  );
  expect(summary).toMatchObject({ rows: 7, accepted: 3, rejectedBy: { 'columns-missing': 2, unreadable: 2 } });
  expect(findings.map(({ line }) => line)).toEqual([3, 4, 5, 7]);
});

test('additional empty cells are ignored', async () => {
  const { summary } = await readRows(`${row()},,,`, `${row({ vin: '4T1G11AK5MU500002' })},,x`);
  expect(summary).toMatchObject({ accepted: 1, rejectedBy: { 'columns-missing': 1 } });
});

test('a state in words is read, but not beside an invalid ZIP code', async () => {
  const { listings } = await readRows(
    row({ state: 'Michigan', zip: '' }),
    row({ vin: '4T1G11AK5MU500002', state: 'Michigan', zip: 'City' }),
    row({ vin: '4T1G11AK5MU500003', state: 'mi', zip: 'City' }),
  );
  expect(listings.map(({ state }) => state)).toEqual(['MI', null, 'MI']);
});

test('vehicles without a VIN are identified by their other data, and keep their ids when the price changes', async () => {
  const nameless = { vin: '' };
  const cars = [
    nameless,
    { ...nameless, color: 'Red' },
    { ...nameless, mileage: '5' },
    { ...nameless, model: 'Camry XSE' },
  ];
  const { listings } = await readRows(...cars.map((car) => row(car)), row({ ...nameless, price: '1999' }));
  expect(new Set(listings.map(({ id }) => id)).size).toBe(4);
  const later = await readRows(...cars.map((car) => row({ ...car, price: '20000' })));
  expect(later.listings.map(({ id }) => id)).toEqual(listings.map(({ id }) => id));
});

test('line numbers count lines inside quotes', async () => {
  const { findings } = await readRows(row({ street: '"1 Main St\nSuite 4"' }), row({ year: '1899' }));
  expect(findings).toMatchObject([{ line: 4, reason: 'year-out-of-range' }]);
});

test('a gzip file is read by its content, whatever its name', async () => {
  const { listings } = await read(write([header, row()], 'feed.bin', gzipSync));
  expect(listings).toHaveLength(1);
});

test('a file that ends in the middle of its gzip stream, is empty, absent or of another kind fails', async () => {
  const half = (text: string) => gzipSync(text.repeat(50)).subarray(0, 120);
  await expect(read(write([header, row()], 'half.gz', half))).rejects.toThrow(/unexpected end of file/);
  await expect(read(write([]))).rejects.toThrow(/empty/);
  await expect(read(path.join(folder(), 'absent.csv'))).rejects.toThrow(/ENOENT/);
  await expect(read(write(['a,b', '1,2']))).rejects.toThrow(/no column VIN, Year/);
});

test('an invalid mapping is refused with the reason', () => {
  expect(loadMapping('dealer-csv').fields.vin).toBe('VIN');
  const file = path.join(folder(), 'mapping.json');
  writeFileSync(file, JSON.stringify({ fields: { year: 'Year', colour: 'x' } }));
  expect(() => loadMapping(file)).toThrow(/fields/);
  writeFileSync(file, JSON.stringify({ fields: { year: 'Year' } }));
  expect(() => loadMapping(file)).toThrow(/make, model, sellerName/);
  expect(() => loadMapping('absent')).toThrow(/dealer-csv/);
});

describe('the command', () => {
  const lines: string[] = [];
  const tools: Tools = {
    openStore: (durability) => openStore(folder(), { durability }),
    match: matchSample,
    generate: () => [],
    now: () => now,
    progress: new Progress({ write: () => true } as unknown as NodeJS.WriteStream),
    print: (line) => lines.push(line),
  };
  const run = (file: string, mappingFile: string) =>
    runImport({ name: 'import', file, mapping: mappingFile, shrink: false, folder: folder() }, tools);
  const mappingFile = () => {
    const file = path.join(folder(), 'mapping.json');
    writeFileSync(file, JSON.stringify(mapping));
    return file;
  };
  beforeEach(() => lines.splice(0));

  test('stores the accepted rows and summarises the rejected ones', async () => {
    await run(write([header, row(), row(), row({ vin: '4T1G11AK5MU500002', price: '0' })]), mappingFile());
    const text = lines.join('\n');
    expect(text).toContain('3 rows: 2 listings of 1 sellers accepted, 1 rows rejected.');
    expect(text).toContain('1  duplicate-row: the same row stands further up');
    expect(text).toContain('1  price: no-price');
    const report = /Report: (.*)/.exec(text)![1]!;
    expect(readFileSync(report, 'utf8').trim().split('\n')).toHaveLength(2);

    const store = await openStore(folder());
    const active = (await store.activeGeneration())!;
    expect(active).toMatchObject({ listings: 2, owners: 1, source: 'feed.csv' });
    const ids = await store.db.selectFrom('listings').select(['id', 'ownerId']).execute();
    expect(await store.readListings(active.id, [ids[0]!.id])).toHaveLength(1);
    expect(await store.readOwners(active.id, [ids[0]!.ownerId])).toHaveLength(1);
    await store.close();
  });

  /** Returns every cell of the present inventory. */
  const stored = async () => {
    const store = await openStore(folder());
    const { id } = (await store.activeGeneration())!;
    const listings = await store.db
      .selectFrom('listings')
      .selectAll()
      .where('generation', '=', id)
      .orderBy('id')
      .execute();
    const owners = await store.db.selectFrom('owners').selectAll().where('generation', '=', id).orderBy('id').execute();
    await store.close();
    return {
      listings: listings.map(({ pk: _pk, generation: _generation, ...cells }) => cells),
      owners: owners.map(({ generation: _generation, ...cells }) => cells),
    };
  };
  const changes = () => lines.find((line) => line.startsWith('Compared'));
  const vins = (count: number) =>
    Array.from({ length: count }, (_, at) => `4T1G11AK5MU5${String(at).padStart(5, '0')}`);

  test('the same feed again changes nothing, also after a price went down', async () => {
    let time = now;
    const later = { ...tools, now: () => (time += 40 * 86_400_000) };
    const runLater = (file: string) =>
      runImport({ name: 'import', file, mapping: mappingFile(), shrink: false, folder: folder() }, later);
    const rows = vins(900).map((vin) => row({ vin }));
    await runLater(write([header, ...rows]));
    expect(changes()).toBe('Compared with the previous inventory: 900 added, 0 changed, 0 unchanged, 0 retired.');
    const cheaper = write([header, row({ vin: vins(1)[0]!, price: '19990' }), ...rows.slice(1)]);
    for (const expected of ['0 added, 1 changed, 899 unchanged', '0 added, 0 changed, 900 unchanged']) {
      const before = await stored();
      lines.splice(0);
      await runLater(cheaper);
      expect(changes()).toBe(`Compared with the previous inventory: ${expected}, 0 retired.`);
      const after = await stored();
      expect(after.listings.map(({ id }) => id)).toEqual(before.listings.map(({ id }) => id));
      if (expected.includes(' 0 changed')) expect(after).toEqual(before);
      else expect(after).not.toEqual(before);
    }
  });

  test('added, changed and retired listings are counted', async () => {
    const [first, second, third, fourth, fifth] = vins(5).map(
      (vin) =>
        (changed: Partial<typeof good> = {}) =>
          row({ ...changed, vin }),
    );
    await run(write([header, first!(), second!(), third!(), fourth!()]), mappingFile());
    lines.splice(0);
    const edited = [second!({ color: 'Red' }), third!({ mileage: '31501' }), fourth!(), fifth!()];
    await run(write([header, ...edited]), mappingFile());
    expect(changes()).toBe('Compared with the previous inventory: 1 added, 2 changed, 1 unchanged, 1 retired.');
  });

  describe('with a feed that lacks most listings of the previous one', () => {
    const whole = () => write([header, ...vins(10).map((vin) => row({ vin }))], 'whole.csv');
    const cut = () => write([header, ...vins(6).map((vin) => row({ vin }))], 'cut.csv');
    const active = async () => {
      const store = await openStore(folder());
      const { source, listings } = (await store.activeGeneration())!;
      await store.close();
      return { source, listings };
    };

    test('refuses it with the reason and the remedy, and leaves the old inventory', async () => {
      await run(whole(), mappingFile());
      await expect(run(cut(), mappingFile())).rejects.toThrow(/would retire 4 of 10 listings.*--shrink/);
      expect(await active()).toEqual({ source: 'whole.csv', listings: 10 });
    });

    test('accepts it with --shrink', async () => {
      await run(whole(), mappingFile());
      const command = { name: 'import', mapping: mappingFile(), shrink: true, folder: folder() } as const;
      await runImport({ ...command, file: cut() }, tools);
      expect(await active()).toEqual({ source: 'cut.csv', listings: 6 });
    });

    test('accepts it if the previous inventory was generated', async () => {
      const store = await openStore(folder());
      await store.replaceInventory('generated, seed 1', sampleInventory(100));
      await store.close();
      await run(cut(), mappingFile());
      expect(await active()).toEqual({ source: 'cut.csv', listings: 6 });
    });
  });

  test('reports 10,000 findings, and the number of the others', async () => {
    const rows = Array.from({ length: 10_003 }, () => row());
    await run(write([header, ...rows]), mappingFile());
    const report = /Report: (.*)/.exec(lines.join('\n'))![1]!;
    const written = readFileSync(report, 'utf8').trim().split('\n');
    expect(written).toHaveLength(10_001);
    expect(JSON.parse(written.at(-1)!)).toEqual({ omitted: { 'duplicate-row': 2 } });
    expect(lines).toContain('    10,002  duplicate-row: the same row stands further up');
  });

  test('lists the faults if no row can be used, and leaves the old inventory', async () => {
    await run(write([header, row()]), mappingFile());
    lines.splice(0);
    const useless = write([header, row({ year: '1899' }), row({ make: 'Trabant' })], 'useless.csv');
    await expect(run(useless, mappingFile())).rejects.toThrow(/no usable listing, so the old inventory stays/);
    const text = lines.join('\n');
    expect(text).toContain('2 rows: 0 listings of 0 sellers accepted, 2 rows rejected.');
    expect(text).toContain('1  year-out-of-range');
    expect(
      readFileSync(/Report: (.*)/.exec(text)![1]!, 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2);
    expect(text).not.toContain('Compared with the previous inventory');
    const store = await openStore(folder());
    expect(await store.activeGeneration()).toMatchObject({ source: 'feed.csv', listings: 1 });
    await store.close();
  });

  test('leaves the old inventory if the new one cannot be read to its end', async () => {
    await run(write([header, row()]), mappingFile());
    const broken = write(
      [header, ...Array.from({ length: 3_000 }, (_, n) => row({ vin: `4T1G11AK5MU${600_000 + n}` }))],
      'broken.csv.gz',
      (text) => gzipSync(text).subarray(0, -100),
    );
    await expect(run(broken, mappingFile())).rejects.toThrow(/unexpected end of file/);
    const store = await openStore(folder());
    expect(await store.activeGeneration()).toMatchObject({ source: 'feed.csv', listings: 1 });
    expect(await store.db.selectFrom('listings').select('id').execute()).toHaveLength(1);
    await store.close();
  });
});

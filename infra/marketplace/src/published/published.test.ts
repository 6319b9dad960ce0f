import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runReference } from '../cli/reference';
import { useFolder } from '../testing/folder';
import { PublishedFacts } from './published-facts';
import economy from './samples/vehicles.csv' with { type: 'text' };

const folder = useFolder();
const nhtsaHeader =
  'MODEL_YR,MAKE,MODEL,BODY_STYLE,DRIVE_TRAIN,PRODUCTION_RELEASE,OVERALL_STARS,OVERALL_FRNT_STARS,OVERALL_SIDE_STARS,ROLLOVER_STARS';

/** Writes a file and imports it; returns what the command printed. */
async function bring(publisher: 'epa' | 'nhtsa', text: string | Uint8Array, ...more: string[]): Promise<string[]> {
  const file = join(folder(), 'published.csv');
  writeFileSync(file, text);
  const lines: string[] = [];
  await runReference(['import', publisher, file, '--data-dir', folder(), ...more], (line) => lines.push(line));
  return lines;
}
const failures: unknown[] = [];
const open = (now?: () => number) => new PublishedFacts(folder(), (_name, error) => failures.push(error), now);

test('without an import the samples are shown, and say that they are samples', async () => {
  const rated = await open().of('nhtsa', 'RAV4|TOYOTA');
  expect(rated.years).toEqual({
    2022: [
      { name: 'RAV4 AWD SUV', overall: 5, frontal: 4, side: 5, rollover: 4 },
      { name: 'RAV4 FWD SUV', overall: 5, frontal: 4, side: 5, rollover: 4 },
    ],
  });
  expect(rated.source).toMatchObject({ publisher: 'NHTSA', asOf: '2026-11-28', isSample: true });
  const { years } = await open().of('epa', 'WRANGLER|JEEP');
  expect(years[2021]?.find(({ name }) => name.endsWith('4xe'))).toEqual({
    ...{ name: 'Wrangler 4dr 4xe', transmission: 'Automatic 8-spd', unit: 'MPG', combined: 20, range: 22 },
    drive: '4-Wheel Drive',
    fuel: 'Regular Gasoline and electricity',
  });
});

test('an import replaces the facts of its publisher as of the day of its file, and is live within a second', async () => {
  let time = 0;
  const published = open(() => time);
  expect((await published.of('nhtsa', 'CAMRY|TOYOTA')).years).toEqual({});
  const rows = ['2021,TOYOTA,CAMRY,4 DR,FWD,1,5,5,5,5', '2021,Toyota,Camry,4 DR,AWD,2,5,4,,'];
  const printed = await bring('nhtsa', [nhtsaHeader, ...rows].join('\r\n'), '--date', '2026-10-31');
  expect(printed[0]).toBe('2 of the 2 rows of published.csv are figures of 1 models of the catalogue.');
  time = 999;
  expect((await published.of('nhtsa', 'CAMRY|TOYOTA')).source.isSample).toBe(true);
  time = 1000;
  const { years, source } = await published.of('nhtsa', 'CAMRY|TOYOTA');
  expect(source).toMatchObject({ asOf: '2026-10-31', isSample: false });
  expect(years[2021]).toEqual([
    { name: 'CAMRY FWD 4 DR', overall: 5, frontal: 5, side: 5, rollover: 5 },
    { name: 'Camry AWD 4 DR (later release)', overall: 5, frontal: 4 },
  ]);
  expect((await published.of('epa', 'WRANGLER|JEEP')).source.isSample).toBe(true);
});

test('without a date, the file’s own day counts; a compressed file is read, too', async () => {
  const file = join(folder(), 'vehicles.csv.gz');
  writeFileSync(file, gzipSync(economy));
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  await runReference(['import', 'epa', file, '--data-dir', folder()], () => {});
  expect((await open().of('epa', 'NIRO|KIA')).source).toMatchObject({ asOf: '2023-11-14', isSample: false });
});

test('what is missing is missing, not zero: rows without figures, words for stars, and zeros are left out', async () => {
  const rows = [
    '2021,TOYOTA,CAMRY,4 DR,FWD,1,Not Rated,0,5,',
    '2020,TOYOTA,CAMRY,4 DR,FWD,1,,0,0,6',
    '1960,TOYOTA,CAMRY,4 DR,FWD,1,5,5,5,5',
    '2021,TRABANT,601,4 DR,FWD,1,5,5,5,5',
    'when,TOYOTA,CAMRY,4 DR,FWD,1,5,5,5,5',
    '2021,TOYOTA',
  ];
  expect(await bring('nhtsa', [nhtsaHeader, ...rows].join('\n'))).toEqual([
    '1 of the 6 rows of published.csv are figures of 1 models of the catalogue.',
    '1 rows have no figures. 2 are of other models or years.',
    '2 rows are unreadable.',
  ]);
  expect((await open().of('nhtsa', 'CAMRY|TOYOTA')).years).toEqual({ 2021: [{ name: 'CAMRY FWD 4 DR', side: 5 }] });
});

test.each([
  ['a changed header', economy.replace('comb08,', 'combined,'), 'it lacks the column comb08. Nothing was changed.'],
  ['another file', 'a,b\n1,2', 'it lacks the columns year, make, model, cylinders'],
  ['an empty file', '', 'The file is empty. Get vehicles.csv from https://www.fueleconomy.gov'],
  ['a file without a known model', economy.split('\n')[0]!, 'None of the file’s 0 rows'.replace('’', "'")],
])('%s is refused by name, and the old facts stay', async (_what, text, message) => {
  await bring('epa', economy);
  await expect(bring('epa', text)).rejects.toThrow(message);
  expect((await open().of('epa', 'NIRO|KIA')).years[2021]).toHaveLength(4);
});

test('a stored file that is damaged is reported once, and the last valid facts stay', async () => {
  let time = 0;
  const published = open(() => time);
  await bring('epa', economy, '--date', '2026-01-02');
  expect((await published.of('epa', 'NIRO|KIA')).source.asOf).toBe('2026-01-02');
  mkdirSync(join(folder(), 'reference'), { recursive: true });
  writeFileSync(join(folder(), 'reference/epa.json'), '{"asOf":"today"}');
  utimesSync(join(folder(), 'reference/epa.json'), 1, 1);
  failures.length = 0;
  for (time = 1000; time < 4000; time += 1000)
    expect((await published.of('epa', 'NIRO|KIA')).source.asOf).toBe('2026-01-02');
  expect(failures).toHaveLength(1);
});

test.each([
  [['import'], 'import takes epa or nhtsa.'],
  [['import', 'epa'], 'import takes exactly one file.'],
  [['import', 'epa', 'a', 'b'], 'import takes exactly one file.'],
  [['import', 'epa', 'nowhere.csv'], 'The file nowhere.csv cannot be read. Check its path.'],
  [['import', 'epa', 'x', '--date', 'today'], '--date has to be a day'],
  [['show'], 'There is no command show.'],
  [[], 'A command is missing.'],
])('the command line %j is refused with the remedy', async (args, message) => {
  await expect(runReference(args, () => {})).rejects.toThrow(message);
});

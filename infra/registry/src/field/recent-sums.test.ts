import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcomes } from '@forecourt/contracts/reports';
import { disk } from '../store/disk';
import { temporaryFolder } from '../testing/registry';
import { RecentSums } from './recent-sums';

let folder: string;
const warnings: string[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'tmp'));
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const path = () => join(folder, 'field.json');
const open = () =>
  RecentSums.open({
    ...{ path: path(), temporary: join(folder, 'tmp/field.json'), disk },
    warn: (message) => warnings.push(message),
  });
const outcomes = (version: string, visits: number, more: Partial<Outcomes> = {}): Outcomes => ({
  ...{ brand: 'maker', remote: 'mfe-sample', version, renders: 0, fallbacks: 0, deaths: 0, unloadable: false },
  field: { visits, failed: 0, values: { inp: [0, visits] } },
  ...more,
});

test('sums are added up for each version on each brand', async () => {
  const sums = await open();
  sums.add(outcomes('1.0.0', 3), 0);
  sums.add(outcomes('1.0.0', 4), 1);
  sums.add(outcomes('1.1.0', 9), 2);
  sums.add(outcomes('1.0.0', 9, { brand: 'research' }), 3);
  expect(sums.of('maker', 'mfe-sample', '1.0.0')).toEqual({ errors: [7, 0], inp: [0, 7] });
  expect(sums.of('maker', 'mfe-sample', '2.0.0')).toEqual({});
  await sums.close();
});

test('after a restart they are there again', async () => {
  const first = await open();
  first.add(outcomes('1.0.0', 3), 0);
  await first.close();
  const second = await open();
  expect(second.of('maker', 'mfe-sample', '1.0.0')).toEqual({ errors: [3, 0], inp: [0, 3] });
  expect(warnings).toEqual([]);
});

test('they are saved while the registry runs, once a minute', async () => {
  const sums = await open();
  sums.add(outcomes('1.0.0', 3), 60_000);
  sums.add(outcomes('1.1.0', 3), 61_000);
  sums.add(outcomes('1.2.0', 3), 119_999);
  await sums.saved();
  expect(await readFile(path(), 'utf8')).not.toContain('1.2.0');
  sums.add(outcomes('1.2.0', 3), 120_000);
  await sums.saved();
  expect(await readFile(path(), 'utf8')).toContain('1.2.0');
});

test('older values make room, so that a baseline is of the present time', async () => {
  const sums = await open();
  for (let report = 0; report < 100; report += 1) sums.add(outcomes('1.0.0', 1000), report);
  const [visits = 0] = sums.of('maker', 'mfe-sample', '1.0.0').errors ?? [];
  expect(visits).toBeGreaterThanOrEqual(20_000);
  expect(visits).toBeLessThanOrEqual(41_000);
  await sums.close();
});

test('of more than a thousand versions, those without a report for the longest time are dropped, also after a restart', async () => {
  const sums = await open();
  for (let patch = 0; patch < 1001; patch += 1) sums.add(outcomes(`1.0.${patch}`, 1), patch);
  expect(sums.of('maker', 'mfe-sample', '1.0.0')).toEqual({});
  await sums.close();
  const again = await open();
  again.add(outcomes('2.0.0', 1), 0);
  expect(again.of('maker', 'mfe-sample', '1.0.1')).toEqual({});
  expect(again.of('maker', 'mfe-sample', '1.0.2')).not.toEqual({});
  await again.close();
});

test.each(['{', '[["a",{}]]'])('a damaged file is a warning, and sums begin anew: %s', async (text) => {
  await writeFile(path(), text);
  const sums = await open();
  expect(warnings.join()).toMatch(/field\.json cannot be read .*begin anew/s);
  sums.add(outcomes('1.0.0', 3), 0);
  await sums.close();
  expect((await open()).of('maker', 'mfe-sample', '1.0.0')).toMatchObject({ inp: [0, 3] });
});

test('a file that cannot be written is a warning', async () => {
  const sums = await open();
  await rm(join(folder, 'tmp'), { recursive: true });
  sums.add(outcomes('1.0.0', 3), 0);
  await sums.close();
  expect(warnings.join()).toMatch(/field\.json could not be written/);
});

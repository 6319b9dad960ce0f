import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcomes } from '@forecourt/contracts/reports';
import { disk } from '../store/disk';
import { temporaryFolder } from '../testing/registry';
import { FieldSeries, mostPeriods, periodMs } from './series';

let folder: string;
const warnings: string[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'tmp'));
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const path = () => join(folder, 'series.json');
const open = () =>
  FieldSeries.open({
    ...{ path: path(), temporary: join(folder, 'tmp/series.json'), disk },
    warn: (message) => warnings.push(message),
  });
const outcomes = (version: string, visits: number, failed: number): Outcomes => ({
  ...{ brand: 'maker', remote: 'mfe-sample', version, renders: 0, fallbacks: 0, deaths: 0, unloadable: false },
  field: { visits, failed, values: {} },
});
const noon = Date.parse('2030-01-01T12:00:00.000Z');
const at = (minutes: number) => noon + minutes * 60_000;

test('reports of a period are one value, each version by itself; a period without a report is none', async () => {
  const series = await open();
  series.add(outcomes('1.0.0', 10, 1), at(0));
  series.add(outcomes('1.0.0', 30, 3), at(4));
  series.add(outcomes('1.1.0', 10, 5), at(4));
  series.add(outcomes('1.0.0', 10, 0), at(11));
  expect(series.of('maker', 'mfe-sample', '1.0.0', at(12))).toEqual([
    { at: '2030-01-01T12:00:00.000Z', values: { errors: { value: 10, count: 40 } } },
    { at: '2030-01-01T12:10:00.000Z', values: { errors: { value: 0, count: 10 } } },
  ]);
  expect(series.of('maker', 'mfe-sample', '1.1.0', at(12))).toMatchObject([{ values: { errors: { value: 50 } } }]);
  expect(series.of('research', 'mfe-sample', '1.0.0', at(12))).toEqual([]);
  await series.close();
});

test('a clock that is set back loses no report', async () => {
  const series = await open();
  series.add(outcomes('1.0.0', 10, 1), at(10));
  series.add(outcomes('1.0.0', 10, 1), at(0));
  expect(series.of('maker', 'mfe-sample', '1.0.0', at(11))).toMatchObject([{ values: { errors: { count: 20 } } }]);
  await series.close();
});

test('after a restart it is there again, and the period goes on', async () => {
  const first = await open();
  first.add(outcomes('1.0.0', 10, 0), at(0));
  first.add(outcomes('1.0.0', 10, 1), at(5));
  await first.close();
  const second = await open();
  second.add(outcomes('1.0.0', 10, 1), at(6));
  expect(second.of('maker', 'mfe-sample', '1.0.0', at(7))).toMatchObject([
    { values: { errors: { value: 0, count: 10 } } },
    { values: { errors: { value: 10, count: 20 } } },
  ]);
  expect(warnings).toEqual([]);
  await second.close();
});

test('older periods make room, and what is older than eight hours is not shown', async () => {
  const series = await open();
  for (let period = 0; period < 2 * mostPeriods; period += 1)
    series.add(outcomes('1.0.0', 1, 0), noon + period * periodMs);
  const last = noon + (2 * mostPeriods - 1) * periodMs;
  const periods = series.of('maker', 'mfe-sample', '1.0.0', last);
  expect(periods).toHaveLength(mostPeriods);
  expect(periods.at(-1)?.at).toBe(new Date(last).toISOString());
  expect(series.of('maker', 'mfe-sample', '1.0.0', last + (mostPeriods - 2) * periodMs)).toHaveLength(2);
  await series.close();
  const again = await open();
  expect(again.of('maker', 'mfe-sample', '1.0.0', last)).toEqual(periods);
});

test('a damaged file is a warning, and charts begin anew', async () => {
  await writeFile(path(), '[["a",{}]]');
  const series = await open();
  expect(warnings.join()).toMatch(/series\.json cannot be read .*charts .* begin anew/s);
  series.add(outcomes('1.0.0', 10, 0), at(0));
  await series.close();
  expect((await open()).of('maker', 'mfe-sample', '1.0.0', at(1))).toHaveLength(1);
});

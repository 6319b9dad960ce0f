/** Versions that work, and are worse for visitors than the version before, over HTTP. */
import { rm } from 'node:fs/promises';
import { fieldMetrics } from '@forecourt/contracts/field';
import type { Outcomes } from '@forecourt/contracts/reports';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { pino } from 'pino';
import { quiet, startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

const remote = 'mfe-sample';
let folder: string;
let registry: TestRegistry;
beforeEach(async () => {
  folder = await temporaryFolder();
  registry = await startTestRegistry({}, folder);
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const { bounds } = fieldMetrics.inp;
/** Visits whose slowest interaction took as long as the bound of a bucket, 8 ms at first, four for each doubling. */
const visits = (version: string, count: number, bucket: number): Outcomes => ({
  ...{ brand: 'maker', remote, version, renders: count, fallbacks: 0, deaths: 0, unloadable: false },
  field: { visits: count, failed: 0, values: { inp: bounds.map((_, at) => (at === bucket ? count : 0)) } },
});
/** Up to 64 ms, and up to 256 ms. */
const [fast, slow] = [12, 20];

const report = (...all: Outcomes[]) => registry.call('POST', '/v1/reports', { outcomes: all });
const served = async () => (await (await registry.call('GET', '/v1/channels')).json()).channels.maker[remote];
const lastEntry = async () => (await (await registry.call('GET', '/v1/audit')).json()).entries[0];
async function promote(version: string): Promise<void> {
  await registry.publish(remote, version);
  expect((await registry.promote('maker', remote, version)).status).toBe(200);
}

test('it is rolled back; audit log and log say in what, and by how much', async () => {
  const lines: string[] = [];
  await registry.close();
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  registry = await startTestRegistry({}, folder, {}, logger);
  await promote('1.0.0');
  await report(visits('1.0.0', 2000, fast));
  await promote('1.1.0');
  expect((await report(visits('1.1.0', 200, slow))).status).toBe(204);
  expect(await served()).toEqual({ version: '1.0.0', canary: null });
  const why = 'it is worse than 1.0.0: INP 245.8 ms instead of 61.5 ms, 75th percentiles of 200 and 2000';
  expect(await lastEntry()).toMatchObject({ who: 'registry (automatic)', action: 'rollback', version: '1.1.0', why });
  expect(lines.join()).toContain(`${remote}@1.1.0 was withdrawn from maker: ${why}`);
});

test('it is rolled back although the registry was restarted since the version before was live', async () => {
  await promote('1.0.0');
  await report(visits('1.0.0', 2000, fast));
  await registry.close();
  registry = await startTestRegistry({}, folder, {}, quiet);
  await promote('1.1.0');
  await report(visits('1.1.0', 200, slow));
  expect(await served()).toEqual({ version: '1.0.0', canary: null });
});

test('it stays if its remote tolerates the difference', async () => {
  await promote('1.0.0');
  await report(visits('1.0.0', 2000, fast));
  const tolerances = { inp: { plus: 400 } };
  const tolerant = sampleUpload(remote, '1.1.0', (manifest) => ({ ...manifest, tolerances }));
  expect((await registry.call('PUT', `/v1/remotes/${remote}/1.1.0`, publishBody(tolerant))).status).toBe(201);
  await registry.promote('maker', remote, '1.1.0');
  await report(visits('1.1.0', 200, slow));
  expect(await served()).toMatchObject({ version: '1.1.0' });
});

test('as a canary it ends once the stable version has had better visits in the same period', async () => {
  await promote('1.0.0');
  await report(visits('1.0.0', 2000, fast));
  await registry.publish(remote, '1.1.0');
  await registry.promote('maker', remote, '1.1.0', 10);
  await report(visits('1.1.0', 200, slow));
  expect(await served()).toMatchObject({ canary: { version: '1.1.0' } });
  await report(visits('1.0.0', 2000, fast), visits('1.1.0', 1, slow));
  expect(await served()).toEqual({ version: '1.0.0', canary: null });
  expect(await lastEntry()).toMatchObject({ who: 'registry (automatic)', action: 'stop-canary' });
});

test('no later rollback restores it', async () => {
  await promote('1.0.0');
  await report(visits('1.0.0', 2000, fast));
  await promote('1.1.0');
  await report(visits('1.1.0', 200, slow));
  await promote('1.2.0');
  await report({ ...visits('1.2.0', 100, fast), fallbacks: 40 });
  expect(await served()).toMatchObject({ version: '1.0.0' });
});

test('it stays where automatic rollback is off', async () => {
  await registry.close();
  registry = await startTestRegistry({}, folder, { autoRollback: 'maker' });
  await promote('1.0.0');
  await report(visits('1.0.0', 2000, fast));
  await promote('1.1.0');
  await report(visits('1.1.0', 200, slow));
  expect(await served()).toMatchObject({ version: '1.1.0' });
});

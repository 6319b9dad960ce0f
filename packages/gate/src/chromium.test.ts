import { join } from 'node:path';
import { Gate } from './gate';
import { remoteOf, text } from './testing';
import { findChromium } from './testing/find-chromium';

const chromium = findChromium();
const programs = join(__dirname, '../.cache/test');
const checked = (component: string, by: Gate) => by.check(remoteOf('mfe-seen', '1.0.0', { panel: { component } }));

describe('a Chromium of the registry', () => {
  const mounts = chromium === undefined ? test.skip : test;

  mounts('finds what jsdom does not: a fragment that is another one where there is layout', async () => {
    const component = `(() => { const has = typeof CSS === 'object' && CSS.supports('display', 'grid'); return ${text("has ? 'grid' : 'table'")}; })()`;
    const { findings } = await checked(component, new Gate(programs, { chromium }));
    expect(findings).toEqual([
      { rule: 'hydrates', what: expect.stringMatching(/^fragment "panel" .*Hydration failed.* \(in Chromium\)$/) },
    ]);
    expect((await checked(component, new Gate(programs))).findings).toEqual([]);
  });

  mounts('finds nothing in what is well', async () => {
    const { findings, warnings } = await checked(text("'Hello'"), new Gate(programs, { chromium }));
    expect([findings, warnings]).toEqual([[], []]);
  });
});

test('a Chromium that cannot be started causes a warning, not a finding', async () => {
  const { findings, warnings } = await checked(text("'Hello'"), new Gate(programs, { chromium: '/nowhere/chromium' }));
  expect(findings).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^It could not be mounted in Chromium \(GATE_CHROMIUM\): .*ENOENT/)]);
});

test('a gate says what it does not check: real browsers without a Chromium, rendering if it runs no versions', () => {
  expect(new Gate(programs, { chromium: '/any' }).blindSpots).toEqual([]);
  expect(new Gate(programs).blindSpots).toEqual([expect.stringContaining('in no real browser')]);
  expect(new Gate(null).blindSpots).toEqual([expect.stringContaining('runs no versions')]);
});

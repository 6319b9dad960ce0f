import { brandById, brandIds } from '@forecourt/brands';
import { type Channel, moduleKey, type RegistrySnapshot } from '@forecourt/contracts';
import fc from 'fast-check';
import type { Release } from '../../registry/releases';
import { manifestOf } from '../../testing/fake-remote';
import { plainRemotes } from '../../testing/test-shell';
import { chooseLayouts } from './layouts';
import { makePlan } from './make-plan';
import { Planner } from './planner';
import { chooseVersion, chooseVersions, hasCanary, type Overrides } from './versions';
import { bucketOf } from './visitor';

const research = brandById('research');
const page = { type: 'results', key: 'results' };
const layout = research.layouts.results!;
const laidOut = { type: 'results', version: 0, brandVersion: 0, layout };

function releaseSet(version = '1.0.0', channel: Partial<Channel> = {}) {
  const remotes = plainRemotes(version);
  const releases = new Map<string, Release>(
    Object.entries(remotes).map(([remote, files]) => [
      moduleKey(remote, version),
      { key: moduleKey(remote, version), remote, version, manifest: manifestOf(files), failure: null },
    ]),
  );
  const channels = Object.fromEntries(
    Object.keys(remotes).map((remote) => [remote, { version, canary: null, ...channel }]),
  );
  const snapshot: RegistrySnapshot = {
    revision: 1,
    channels: Object.fromEntries(brandIds.map((brand) => [brand, channels])),
    versions: {},
    layouts: {},
    flags: {},
    brands: {},
  };
  return { snapshot, releases };
}

function versionsIn(snapshot: RegistrySnapshot, overrides: Overrides = {}) {
  const layouts = chooseLayouts(snapshot, { brand: research, visitor: null });
  return chooseVersions(snapshot, { brand: research, visitor: null, overrides }, layouts);
}

describe('canaries', () => {
  test('a visitor stays on one side, also when the share grows', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (visitor, a, b) => {
        const at = (percent: number) =>
          chooseVersion('mfe-ads', { version: '1.0.0', canary: { version: '1.1.0', percent } }, visitor);
        expect(at(a)).toBe(at(a));
        if (at(Math.min(a, b)) === '1.1.0') expect(at(Math.max(a, b))).toBe('1.1.0');
      }),
    );
  });

  test('20 % of many visitors is 20 % within a point', () => {
    const visitors = 20_000;
    let canaries = 0;
    for (let visitor = 0; visitor < visitors; visitor += 1)
      if (bucketOf(`visitor-${visitor}`, 'mfe-ads', '1.1.0') < 2000) canaries += 1;
    expect(Math.abs(canaries / visitors - 0.2)).toBeLessThan(0.01);
  });

  test('visitors without an id are in no canary; at 100 % all others are', () => {
    const channel = (percent: number): Channel => ({ version: '1.0.0', canary: { version: '1.1.0', percent } });
    expect(chooseVersion('mfe-ads', channel(100), null)).toBe('1.0.0');
    expect(chooseVersion('mfe-ads', channel(100), 'anyone')).toBe('1.1.0');
  });

  test('a brand has one only where a remote of its layout does', () => {
    expect(hasCanary(releaseSet().snapshot, research)).toBe(false);
    expect(hasCanary(releaseSet('1.0.0', { canary: { version: '1.1.0', percent: 5 } }).snapshot, research)).toBe(true);
  });
});

describe('makePlan', () => {
  test('fills every slot of the brand in the layout order, with exactly one version for each remote', () => {
    const { snapshot, releases } = releaseSet();
    const versions = versionsIn(snapshot);
    const plan = makePlan(research, laidOut, versions, (remote, version) => releases.get(moduleKey(remote, version)));
    expect(plan.slots.map(({ slot }) => slot)).toEqual(layout.slots.map(({ slot }) => slot));
    expect(plan.slots.every(({ failure }) => failure === null)).toBe(true);
    for (const [url, integrity] of Object.entries(plan.remotes['mfe-ads']!.scripts)) {
      expect(url).toMatch(/^\/_shell\/remotes\/mfe-ads\/1\.0\.0\//);
      expect(url).not.toMatch(/server\.js$/);
      expect(integrity).toMatch(/^sha384-/);
    }
  });

  test('a missing version or fragment becomes a slot with the reason, never an error', () => {
    const versions = new Map([
      ['mfe-filters', '9.9.9'],
      ['mfe-ads', undefined],
    ]);
    const plan = makePlan(research, laidOut, versions, () => undefined);
    const reasonOf = (slot: string) => plan.slots.find((one) => one.slot === slot)?.failure?.message;
    expect(reasonOf('filters')).toBe('mfe-filters@9.9.9 is not known');
    expect(reasonOf('footer-ad')).toBe('no version of mfe-ads is promoted for the brand research');
    expect(plan.remotes).toEqual({});
  });

  test('overlays are named with what they need and the stylesheets that no slot of their remote brings', () => {
    const { snapshot, releases } = releaseSet();
    const { fragments, files, sources } = releases.get(moduleKey('mfe-ads', '1.0.0'))!.manifest!;
    const placed = fragments['footer-banner']!;
    const integrity = `sha384-${'0'.repeat(64)}`;
    files['share.css'] = { size: 1, integrity };
    const look = { placement: 'popover', size: 'sm' } as const;
    sources.ads = { upstream: 'content', path: '/ads', timeoutMs: 500 };
    fragments.share = { ...placed, overlay: look, needs: ['listing', 'ads'], css: [...placed.css, 'share.css'] };
    const versions = versionsIn(snapshot);
    const plan = makePlan(research, laidOut, versions, (remote, version) => releases.get(moduleKey(remote, version)));
    expect(plan.remotes['mfe-ads']?.overlays).toEqual({
      share: {
        ...look,
        needs: ['listing', 'mfe-ads/ads'],
        css: { '/_shell/remotes/mfe-ads/1.0.0/share.css': integrity },
      },
    });
    expect(plan.remotes['mfe-filters']?.overlays).toEqual({});
    expect(plan.slots.map(({ slot }) => slot)).toEqual(layout.slots.map(({ slot }) => slot));
  });

  test('an override to a version that the registry knows replaces the channel’s, for its remote only', () => {
    const { snapshot } = releaseSet();
    const known = { ...snapshot, versions: { 'mfe-ads': { '2.0.0': { manifest: `sha384-${'a'.repeat(64)}` } } } };
    const overrides = { 'mfe-ads': '2.0.0', 'mfe-filters': '2.0.0', constructor: '1.0.0' };
    const versions = versionsIn(known, overrides);
    expect(versions.get('mfe-ads')).toBe('2.0.0');
    expect(versions.get('mfe-filters')).toBe('1.0.0');
  });
});

test('a planner makes each plan once, and again after the releases change', () => {
  const planner = new Planner();
  const set = releaseSet();
  const ask = (visitor: string) => planner.resolve(set, page, { brand: research, visitor, overrides: {} });
  expect(ask('one')).toBe(ask('two'));
  expect(planner.resolve({ ...set }, page, { brand: research, visitor: 'one', overrides: {} })).not.toBe(ask('one'));
});

test('the plan that a page began with is remembered when the releases have changed, and no other', () => {
  const planner = new Planner();
  const choice = { brand: research, visitor: null, overrides: {} };
  const before = planner.resolve(releaseSet(), page, choice);
  const after = planner.resolve(releaseSet('2.0.0'), page, choice);
  expect(after.plan.id).not.toBe(before.plan.id);
  expect(planner.remember('research', page, before.plan.id)).toBe(before);
  expect(planner.remember('maker', page, before.plan.id)).toBeUndefined();
  expect(planner.remember('research', { ...page, key: 'vehicle' }, before.plan.id)).toBeUndefined();
});

test('two remotes that bring a source of one name each have their own', () => {
  const planner = new Planner();
  const set = releaseSet();
  const bring = (remote: string, fragment: string, path: string) => {
    const manifest = set.releases.get(moduleKey(remote, '1.0.0'))!.manifest!;
    manifest.sources.prices = { upstream: 'marketplace', path, timeoutMs: 500 };
    manifest.fragments[fragment]!.needs = ['listing', 'prices'];
  };
  bring('mfe-filters', 'filters', '/of-filters');
  bring('mfe-ads', 'footer-banner', '/of-ads');
  const { plan, sources } = planner.resolve(set, page, { brand: research, visitor: null, overrides: {} });
  const paths = Object.entries(sources).map(([name, { path }]) => [name, path]);
  expect(Object.fromEntries(paths)).toEqual({
    'mfe-filters/prices': '/of-filters',
    'mfe-ads/prices': '/of-ads',
  });
  const needsOf = (slot: string) => plan.slots.find((one) => one.slot === slot)?.needs;
  expect(needsOf('filters')).toEqual(['listing', 'mfe-filters/prices']);
  expect(needsOf('footer-ad')).toEqual(['listing', 'mfe-ads/prices']);
});

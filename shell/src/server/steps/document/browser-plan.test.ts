import type { Plan, PlanRemote, PlanSlot } from '@forecourt/contracts';
import { browserPlan } from './browser-plan';

const slot = (fragment: string, hydrate: PlanSlot['hydrate'], more: Partial<PlanSlot> = {}): PlanSlot => ({
  ...{ slot: fragment, region: 'main', remote: 'cars', version: '1.0.0', fragment, needs: [], nests: [], hydrate },
  ...{ reads: [], fallback: '', failure: null },
  ...more,
});
const cars: PlanRemote = {
  ...{ version: '1.0.0', container: 'cars', entry: '/cars/entry.js', overlays: {} },
  preload: { tile: ['/cars/shared.js', '/cars/tile.js'], drawer: ['/cars/shared.js', '/cars/drawer.js'] },
  scripts: Object.fromEntries(['entry', 'shared', 'tile', 'drawer'].map((name) => [`/cars/${name}.js`, name])),
};
const plan: Plan = {
  ...{ id: 'cars@1.0.0', brand: 'research', page: 'results', arrangement: 'stacked' },
  slots: [
    slot('tile', 'idle'),
    slot('tile', 'load', { region: null, props: { most: 3 } }),
    slot('drawer', 'interaction'),
    slot('gone', 'never', { remote: 'none', failure: { reason: 'unresolved', message: 'no version' } }),
  ],
  remotes: { cars },
};

const given = {
  intents: 'view',
  deferred: { url: '/deferred.js', integrity: 'deferred' },
  field: { url: '/field.js', integrity: 'field' },
  measured: 5,
} as const;

test('a browser gets the slots that can be hydrated, and one list of the scripts that it requests, with their integrity: an entry has those of its chunks', () => {
  const { slots, remotes, scripts, early, ...page } = browserPlan(plan, { ...given, bundles: {}, later: null });
  expect(page).toEqual({
    id: 'cars@1.0.0',
    intents: 'view',
    deferred: '/deferred.js',
    field: '/field.js',
    measured: 5,
  });
  expect(slots.map(({ fragment, hydrate, nested, props }) => [fragment, hydrate, nested, props])).toEqual([
    ['tile', 'idle', undefined, undefined],
    ['tile', 'load', true, { most: 3 }],
    ['drawer', 'interaction', undefined, undefined],
  ]);
  expect(scripts).toEqual({
    '/deferred.js': 'deferred',
    '/field.js': 'field',
    ...{ '/cars/entry.js': 'entry', '/cars/shared.js': 'shared', '/cars/tile.js': 'tile' },
  });
  expect(JSON.stringify(remotes)).not.toContain('tile');
  expect(early).toEqual(['/cars/entry.js', '/cars/shared.js', '/cars/tile.js']);
});

test('a bundle is named beside the entry, has its integrity in the list, and is what a browser requests early', () => {
  const bundles = { cars: { url: '/cars/bundle.js', integrity: 'bundle' } };
  const { remotes, scripts, early } = browserPlan(plan, { ...given, bundles, later: null });
  expect(remotes.cars).toMatchObject({ entry: '/cars/entry.js', bundle: '/cars/bundle.js' });
  expect(scripts).toEqual({
    '/deferred.js': 'deferred',
    '/field.js': 'field',
    '/cars/bundle.js': 'bundle',
    '/cars/entry.js': 'entry',
  });
  expect(early).toEqual(['/cars/bundle.js']);
});

test('scripts of what is touched first are requested early, those of other slots when they are touched', () => {
  const regions = ['hero', 'aside', 'main'] as const;
  const remotes = Object.fromEntries(
    regions.map((region) => [region, { ...cars, entry: `/${region}.js`, preload: {} }]),
  );
  const slots = regions.map((region) => slot(region, 'interaction', { region, remote: region }));
  expect(browserPlan({ ...plan, slots, remotes }, { ...given, bundles: {}, later: null }).early).toEqual(['/aside.js']);
});

test('a slot says whether it shows unpaid data of the search, or paid data alone; a source of a remote is neither', () => {
  const needs = [['listing', 'premium'], ['premium', 'weather'], ['weather'], []];
  const slots = needs.map((each, at) => slot(`s${at}`, 'load', { needs: each }));
  const shown = browserPlan({ ...plan, slots }, { ...given, bundles: {}, later: null }).slots.map(({ shows }) => shows);
  expect(shown).toEqual(['search', 'paid', undefined, undefined]);
});

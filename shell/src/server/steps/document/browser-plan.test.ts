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
  measured: 5,
} as const;

test('a browser gets the slots that can be hydrated, and one list of the scripts with their integrity', () => {
  const { slots, remotes, scripts, early, ...page } = browserPlan(plan, { ...given, bundles: {}, later: null });
  expect(page).toEqual({ id: 'cars@1.0.0', intents: 'view', deferred: '/deferred.js', measured: 5 });
  expect(slots.map(({ fragment, hydrate, nested, props }) => [fragment, hydrate, nested, props])).toEqual([
    ['tile', 'idle', undefined, undefined],
    ['tile', 'load', true, { most: 3 }],
    ['drawer', 'interaction', undefined, undefined],
  ]);
  expect(scripts).toEqual({ ...cars.scripts, '/deferred.js': 'deferred' });
  expect(JSON.stringify(remotes)).not.toContain('tile');
  expect(early).toEqual(['/cars/entry.js', '/cars/shared.js', '/cars/tile.js']);
});

test('a bundle is named beside the entry, has its integrity in the list, and is what a browser requests early', () => {
  const bundles = { cars: { url: '/cars/bundle.js', integrity: 'bundle' } };
  const { remotes, scripts, early } = browserPlan(plan, { ...given, bundles, later: null });
  expect(remotes.cars).toMatchObject({ entry: '/cars/entry.js', bundle: '/cars/bundle.js' });
  expect(scripts).toEqual({ ...cars.scripts, '/deferred.js': 'deferred', '/cars/bundle.js': 'bundle' });
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

import { runInNewContext } from 'node:vm';
import type { Plan, PlanRemote, PlanSlot } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { remoteUrl } from '../plan/make-plan';
import { Bundles } from './bundles';

const slot = (remote: string, fragment: string, hydrate: PlanSlot['hydrate'] = 'idle'): PlanSlot => ({
  ...{ slot: fragment, region: 'main', remote, version: '1.0.0', fragment, needs: [], nests: [], hydrate },
  ...{ reads: [], fallback: '', failure: null },
});
const remoteAt = (name: string, version: string, preload: Record<string, string[]>): PlanRemote => {
  const url = (path: string) => remoteUrl(name, version, path);
  return {
    ...{ version, container: name, entry: url('remoteEntry.js'), overlays: {}, scripts: {} },
    preload: Object.fromEntries(Object.entries(preload).map(([fragment, paths]) => [fragment, paths.map(url)])),
  };
};
const planWith = (carsVersion: string): Plan => ({
  ...{ id: carsVersion, brand: 'research', page: 'results', arrangement: 'stacked' },
  slots: [slot('cars', 'tile'), slot('cars', 'drawer'), slot('cars', 'still', 'never'), slot('ads', 'liner')],
  remotes: {
    cars: remoteAt('cars', carsVersion, {
      tile: ['static/shared.js', 'static/tile.js'],
      drawer: ['static/shared.js', 'static/drawer.js'],
      still: ['static/still.js'],
      overlay: ['static/overlay.js'],
    }),
    ads: remoteAt('ads', '1.0.0', { liner: [] }),
    unused: remoteAt('unused', '1.0.0', {}),
  },
});

const textOf = (remote: string, version: string, path: string) =>
  path === 'remoteEntry.js' ? `var ${remote} = 'entry of ${remote} ${version}'` : `"use strict";ran.push('${path}')`;

/** @param missing paths that cannot be fetched */
function files(missing: ReadonlySet<string> = new Set()) {
  return {
    async browserFile(remote: string, version: string, path: string) {
      if (missing.has(path)) throw new Error(`${path} cannot be fetched`);
      const bytes = Buffer.from(textOf(remote, version, path));
      return { bytes, integrity: integrityOf(bytes) };
    },
  };
}

test('a bundle is one script of an entry and the chunks of all slots that hydrate, each once; nothing of an overlay or of another remote is in it', async () => {
  const bundles = new Bundles(files());
  const { cars, ads, ...others } = await bundles.forPlan(planWith('1.0.0'));
  expect(others).toEqual({});
  const { bytes } = bundles.byUrl(cars!.url)!;
  expect(integrityOf(bytes)).toBe(cars!.integrity);
  const page = { ran: [] as string[], cars: undefined };
  runInNewContext(bytes.toString(), page);
  expect(page.cars).toBe('entry of cars 1.0.0');
  expect(page.ran).toEqual(['static/shared.js', 'static/tile.js', 'static/drawer.js']);
  expect(bundles.byUrl(ads!.url)?.bytes.toString()).toBe(
    `//# allFunctionsCalledOnLoad\n${textOf('ads', '1.0.0', 'remoteEntry.js')}`,
  );
});

test('every position of a bundle leads to its script and the position there', async () => {
  const texts: Record<string, string> = {
    'remoteEntry.js': "var cars = 'entry'\nrun()",
    'static/shared.js': "ran.push('shared')\n\nran.push('more')",
    'static/tile.js': "ran.push('tile')",
    'static/drawer.js': '',
  };
  const bundles = new Bundles({
    browserFile: async (_remote, _version, path) => ({ bytes: Buffer.from(texts[path] ?? ''), integrity: '' }),
  });
  const { cars } = await bundles.forPlan(planWith('1.0.0'));
  const bundled = bundles.byUrl(cars!.url)!.bytes.toString();
  for (const [path, text] of Object.entries(texts)) {
    for (const [line, { length }] of text.split('\n').map((words, at): [number, string] => [at + 1, words])) {
      for (let column = 1; column <= length; column += 1) {
        const before = [...text.split('\n').slice(0, line - 1), text.split('\n')[line - 1]!.slice(0, column - 1)].join(
          '\n',
        );
        const lines = (bundled.slice(0, bundled.indexOf(text)) + before).split('\n');
        const there = { line: lines.length, column: lines.at(-1)!.length + 1 };
        expect(bundles.partAt('cars', '1.0.0', { path: cars!.url.split('/').at(-1)!, ...there })).toEqual({
          path,
          line,
          column,
        });
      }
    }
  }
  expect(bundles.partAt('cars', '1.0.0', { path: 'bundle.unknown.js', line: 1, column: 1 })).toBeUndefined();
});

test('the rollback of one remote changes its own bundle only', async () => {
  const bundles = new Bundles(files());
  const before = await bundles.forPlan(planWith('1.1.0'));
  const after = await bundles.forPlan(planWith('1.0.0'));
  expect(after.ads).toEqual(before.ads);
  expect(after.cars!.url).not.toBe(before.cars!.url);
  expect(bundles.byUrl(before.cars!.url)).toBeDefined();
});

test('a chunk keeps its own mode: that one is strict makes no other strict', async () => {
  const loose = "ran.push(function () { return this === undefined ? 'strict' : 'loose'; }())";
  const texts: Record<string, string> = { 'static/shared.js': `"use strict";${loose}`, 'static/tile.js': loose };
  const bundles = new Bundles({
    browserFile: async (_remote, _version, path) => ({ bytes: Buffer.from(texts[path] ?? ''), integrity: '' }),
  });
  const { cars } = await bundles.forPlan(planWith('1.0.0'));
  const page = { ran: [] };
  runInNewContext(bundles.byUrl(cars!.url)!.bytes.toString(), page);
  expect(page.ran).toEqual(['strict', 'loose']);
});

test('a remote with a part that cannot be fetched has no bundle, others keep theirs, and the next page tries again', async () => {
  const missing = new Set(['static/drawer.js']);
  const bundles = new Bundles(files(missing));
  const plan = planWith('1.0.0');
  expect(Object.keys(await bundles.forPlan(plan))).toEqual(['ads']);
  missing.clear();
  expect(Object.keys(await bundles.forPlan(plan))).toEqual(['cars', 'ads']);
});

test('pages do not wait for parts that are being fetched, and have the bundles once they are there', async () => {
  const { browserFile } = files();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const bundles = new Bundles({
    async browserFile(...asked) {
      await arrival;
      return browserFile(...asked);
    },
  });
  const plan = planWith('1.0.0');
  expect([await bundles.forPlan(plan), await bundles.forPlan(plan)]).toEqual([{}, {}]);
  arrive();
  await new Promise(setImmediate);
  expect(Object.keys(await bundles.forPlan(plan))).toEqual(['cars', 'ads']);
});

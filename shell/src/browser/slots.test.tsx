import { defineFragment } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { waitFor } from '@testing-library/react';
import { createFragmentHost } from './fragment-host';
import { Slots } from './slots';
import { pageBus } from './testing/page-bus';
import './testing/user-timing';

const gridAd = defineFragment({
  name: 'grid-ad',
  needs: [],
  hydrate: 'load',
  Component: ({ slot }) => (slot.index === 'sold-out' ? null : <p>{slot.text ?? 'Winter tyres'}</p>),
  Fallback: () => null,
});

/** Shows the names of the sources in its view. */
const seer = defineFragment({
  name: 'seer',
  needs: [],
  hydrate: 'load',
  Component: ({ data }) => <p>{Object.keys(data).join(' ')}</p>,
  Fallback: () => null,
});

const planned = { remote: 'ads', version: '1.0.0', fragment: 'grid-ad', hydrate: 'load', needs: [] };

/** Sources of two remotes. */
const brought = { 'ads/rates': 1, 'loans/rates': 2, 'loans/terms': 3 };

function openSlots(options: Partial<ConstructorParameters<typeof Slots>[0]> = {}): Slots {
  const initial = fixtureView({ data: { ...fixtureView().data, ...brought } });
  const bus = pageBus(initial);
  const { host, lateHost } = createFragmentHost(bus, initial);
  return new Slots({
    plan: {
      id: 'ads@1.0.0',
      intents: 'view',
      slots: [
        { slot: 'grid-ad', nested: true, ...planned },
        { slot: 'banner', ...planned },
        { slot: 'seer', ...planned, remote: 'loans', fragment: 'seer' },
        { slot: 'house-ad', ...planned, props: { text: 'Bought online', index: 'sold-out' } },
      ],
      ...{ remotes: {}, scripts: {}, early: [], deferred: '', measured: 0, field: '' },
    },
    load: async (_remote, fragment) => (fragment === 'seer' ? seer : gridAd),
    ...{ host, lateHost },
    atRest: () => Promise.resolve(),
    onFailure: (_slot, error) => {
      throw error;
    },
    onReplayed: () => {},
    onMismatch: (_slot, error) => {
      throw error;
    },
    ...options,
  });
}

function addNested(outcome: string): HTMLElement {
  document.body.innerHTML = `<div data-slot="results"><div data-slot="grid-ad" data-outcome="${outcome}"></div></div>`;
  return document.querySelector<HTMLElement>('[data-slot="grid-ad"]')!;
}

test.each([
  ['wares', 'ok', 'Winter tyres'],
  ['sold-out', 'empty', ''],
])(
  'a nested slot that was late on the server is filled in the browser, and its outcome says so (%s)',
  async (index, outcome, text) => {
    const element = addNested('late');
    openSlots().adopt(element, 'grid-ad', { index });
    await waitFor(() => expect(element.dataset.outcome).toBe(outcome));
    expect(element.textContent).toBe(text);
    expect(element.dataset.alive).toBe('');
  },
);

test('a nested slot that was late on the server does not open while a search is pending', async () => {
  const element = addNested('late');
  let end = () => {};
  const search = new Promise<void>((resolve) => {
    end = resolve;
  });
  openSlots({ atRest: () => search }).adopt(element, 'grid-ad', {});
  const other = document.body.appendChild(document.createElement('div'));
  openSlots().adopt(other, 'grid-ad', {});
  await waitFor(() => expect(other.dataset.alive).toBe(''));
  expect(element.textContent).toBe('');
  end();
  await waitFor(() => expect(element.textContent).toBe('Winter tyres'));
});

test('a slot gets the layout’s props, and a prop of the enclosing fragment wins', async () => {
  document.body.innerHTML = `<div data-slot="house-ad" data-outcome="empty"></div><div data-slot="house-ad" data-props='{"index":"wares"}'></div>`;
  openSlots().adoptAll();
  const [empty, filled] = document.querySelectorAll<HTMLElement>('[data-slot]');
  await waitFor(() => expect([empty?.dataset.alive, filled?.dataset.alive]).toEqual(['', '']));
  expect([empty?.textContent, filled?.textContent]).toEqual(['', 'Bought online']);
});

test('a slot that failed on the server keeps the server’s HTML', () => {
  const element = addNested('fallback');
  element.textContent = 'An ad';
  openSlots().adopt(element, 'grid-ad', {});
  expect([element.textContent, element.dataset.alive]).toEqual(['An ad', undefined]);
});

test('props that cannot be parsed leave their own slot with the server’s HTML, and no other', async () => {
  document.body.innerHTML = ['{', '{"index":"2"}']
    .map((props) => `<div data-slot="grid-ad" data-props='${props}'></div>`)
    .join('');
  const failures: unknown[] = [];
  openSlots({ onFailure: (_slot, error) => failures.push(error) }).adoptAll();
  const [broken, whole] = document.querySelectorAll<HTMLElement>('[data-slot]');
  await waitFor(() => expect(whole?.dataset.alive).toBe(''));
  expect([broken?.dataset.alive, failures]).toEqual([undefined, [expect.any(SyntaxError)]]);
});

test('a slot of the layout that is inside a fragment is not filled a second time', async () => {
  document.body.innerHTML = '<div data-slot="ad"><div data-slot="banner"></div></div><div data-slot="grid-ad"></div>';
  openSlots().adoptAll();
  const [, second, other] = document.querySelectorAll<HTMLElement>('[data-slot]');
  await waitFor(() => expect(other?.dataset.alive).toBe(''));
  expect(second?.dataset.alive).toBeUndefined();
});

test('a slot gets the sources of its own remote under their local names, and those of no other remote', async () => {
  document.body.innerHTML = '<div data-slot="seer"></div>';
  openSlots().adoptAll();
  const element = document.querySelector<HTMLElement>('[data-slot]');
  await waitFor(() => expect(element?.dataset.alive).toBe(''));
  expect(element?.textContent).toBe([...Object.keys(fixtureView().data), 'rates', 'terms'].join(' '));
});

test.each([
  ['before it is alive', false],
  ['while it is alive', true],
])('new props replace the content of a nested slot (%s)', async (_when, isAwaited) => {
  const mismatches: unknown[] = [];
  const element = addNested('ok');
  element.innerHTML = '<p>Winter tyres</p>';
  const slots = openSlots({ onMismatch: (_slot, error) => mismatches.push(error) });
  const letGo = slots.adopt(element, 'grid-ad', {});
  if (isAwaited) await waitFor(() => expect(element.dataset.alive).toBe(''));
  letGo();
  slots.adopt(element, 'grid-ad', { text: 'Summer tyres' });
  await waitFor(() => expect(element.textContent).toBe('Summer tyres'));
  expect(mismatches).toEqual([]);
});

test('a nested slot that was empty shows the content of its next props', async () => {
  const mismatches: unknown[] = [];
  const element = addNested('empty');
  const slots = openSlots({ onMismatch: (_slot, error) => mismatches.push(error) });
  const letGo = slots.adopt(element, 'grid-ad', { index: 'sold-out' });
  await waitFor(() => expect(element.dataset.alive).toBe(''));
  letGo();
  slots.adopt(element, 'grid-ad', { index: 'wares' });
  await waitFor(() => expect(element.textContent).toBe('Winter tyres'));
  expect(mismatches).toEqual([]);
});

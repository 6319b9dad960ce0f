import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { Slots } from './slots';
import './testing/user-timing';

const never = () => new Promise<FragmentDefinition>(() => {});
const refused = () => Promise.reject(new Error('blocked'));

/** Opens a page with one slot, whose code is loaded by `load`. */
function openSlot(needs: readonly string[], load: () => Promise<FragmentDefinition>, hydrate = 'load') {
  document.body.innerHTML = '<div data-slot="one"><p>As the server sent it</p></div>';
  const view = fixtureView();
  const host = { view, initialView: view, subscribe: () => () => {}, dispatch() {}, emit() {}, on: () => () => {} };
  const failures: unknown[] = [];
  const shown = needs.includes('listing') ? { shows: 'search' as const } : {};
  const planned = { slot: 'one', remote: 'cars', version: '1.0.0', fragment: 'one', hydrate, needs, ...shown };
  const slots = new Slots({
    plan: {
      id: 'cars@1.0.0',
      intents: 'view',
      slots: [planned],
      remotes: {},
      scripts: {},
      early: [],
      deferred: '',
      measured: 0,
      field: '',
    },
    load,
    ...{ host, lateHost: () => host, onReplayed() {}, onMismatch() {}, atRest: () => Promise.resolve() },
    onFailure: (_slot, error) => failures.push(error),
  });
  slots.adoptAll();
  return { slots, failures };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('R58 a slot of the search whose code is blocked shows an older search; the slot of an ad does not', async () => {
  const results = openSlot(['listing'], refused);
  await pass(0);
  expect([results.failures.length, results.slots.isBehind]).toEqual([1, true]);
  const ad = openSlot(['cars/ads'], refused);
  await pass(0);
  expect([ad.failures.length, ad.slots.isBehind]).toEqual([1, false]);
});

test('R58 a slot of the search may take two seconds on its way, and no more', async () => {
  const { slots } = openSlot(['listing'], never);
  await pass(1900);
  expect(slots.isBehind).toBe(false);
  await pass(200);
  expect(slots.isBehind).toBe(true);
});

test('R58 a slot that waits until it is seen is not behind; it is woken when the search changes, and has its two seconds', async () => {
  const { slots } = openSlot(['listing'], never, 'interaction');
  await pass(10_000);
  expect(slots.isBehind).toBe(false);
  let over = false;
  void slots.follow('all').then(() => {
    over = true;
  });
  await pass(1900);
  expect([over, slots.isBehind]).toEqual([false, false]);
  await pass(200);
  expect([over, slots.isBehind]).toEqual([true, true]);
});

test('R58 a slot whose code is blocked shows the right search until another one is shown, and again once that one is left', async () => {
  const { slots } = openSlot(['listing'], refused, 'interaction');
  const searchOf = (text: string) => ({
    html: [{ slot: 'one', outcome: 'ok' as const, html: `<p>${text}</p>` }],
    sources: {},
    reference: fixtureView().reference,
  });
  const [next, last] = [searchOf('The next search'), searchOf('The last search')];
  slots.show(next, fixtureView());
  void slots.follow('all');
  await pass(0);
  expect([slots.isBehind, slots.isStale, document.body.textContent]).toEqual([true, false, 'The next search']);
  slots.show(last, fixtureView());
  expect([slots.isStale, document.body.textContent]).toEqual([true, 'The next search']);
  slots.show(next, fixtureView());
  expect(slots.isStale).toBe(false);
});

test('R58 a slot that has gone from the page holds nothing up', async () => {
  const { slots } = openSlot(['listing'], refused);
  await pass(0);
  document.body.replaceChildren();
  expect(slots.isBehind).toBe(false);
});

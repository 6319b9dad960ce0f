import type { DeferredSlots } from '../server/routes/deferred-slots';
import type { Starter } from './starter';

const url = '/cars-for-sale/all';
const slot = (name: string, outcome: string, html = '', more = '') =>
  `<div data-slot="${name}" data-outcome="${outcome}"${more}>${html}</div>`;
const plan = {
  id: 'mfe-ads@1.0.0',
  slots: [
    { slot: 'footer-ad', needs: ['ads'] },
    { slot: 'hero', needs: ['listing'] },
    { slot: 'premium', needs: ['premium'], nested: true },
  ],
};

const { fetch } = globalThis;
let answers: (() => object)[];
let asked: URLSearchParams[];
let lateSlots: Starter['lateSlots'];
const place = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
const status = () => document.querySelector('[role="status"]')!.textContent;
const answer = (given: DeferredSlots) => () => ({ ok: true, headers: new Headers(), json: async () => given });
const refusal =
  (headers: Record<string, string> = {}) =>
  () => ({ ok: false, headers: new Headers(headers) });

/** Runs the script on a page, as the starter does if slots are missing. */
async function run(body: string, started?: Starter['started']): Promise<void> {
  document.body.innerHTML = body;
  globalThis.__fc = {
    ...{
      names: { own: { visitor: {} } },
      files: async () => [plan, { url, data: { listing: {} } }],
      lateSlots,
      started,
    },
  } as unknown as Starter;
  await jest.isolateModulesAsync(async () => void (await import('./deferred-slots')));
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  lateSlots = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(new URL(address, 'http://site').searchParams);
    return answers[asked.length - 1]!();
  }) as unknown as typeof globalThis.fetch;
});
afterEach(() => jest.useRealTimers());
afterAll(() => {
  globalThis.fetch = fetch;
});

test('R75 missing slots are requested by the page’s address and put into their places, with the data that the page lacks', async () => {
  answers = [answer({ slots: [{ slot: 'footer-ad', outcome: 'ok', html: '<p>Ad</p>' }], data: { ads: [1] } })];
  await run(slot('hero', 'ok', 'Hero') + slot('footer-ad', 'deferred', '<p>No ad</p>'));
  expect(status()).toBe('The rest of the page is loading.');
  await jest.runAllTimersAsync();
  expect(Object.fromEntries(asked[0]!)).toEqual({
    ...{ url, plan: plan.id, slots: 'footer-ad', needs: 'ads,premium', has: 'listing,visitor' },
  });
  expect(place('footer-ad').innerHTML).toBe('<p>Ad</p>');
  expect({ ...place('footer-ad').dataset }).toMatchObject({ outcome: 'ok', arrived: 'late' });
  expect(lateSlots).toEqual([{ slot: 'footer-ad', data: { ads: [1] } }]);
  expect([status(), asked.length]).toEqual(['The page is complete.', 1]);
});

test('R75 requests are repeated with growing pauses, and not before the shell’s Retry-After', async () => {
  answers = [
    refusal(),
    refusal({ 'retry-after': '60' }),
    answer({ slots: [{ slot: 'hero', outcome: 'ok', html: 'Hi' }], data: {} }),
  ];
  await run(slot('hero', 'late', '', ' data-due'));
  await jest.advanceTimersByTimeAsync(750);
  expect(asked.length).toBe(1);
  await jest.advanceTimersByTimeAsync(1500);
  expect(asked.length).toBe(2);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(asked.length).toBe(2);
  await jest.advanceTimersByTimeAsync(61_000);
  expect([asked.length, place('hero').innerHTML]).toEqual([3, 'Hi']);
});

test('a slot that never arrives shows the fallback for browsers without script, and the live region says that it is missing', async () => {
  answers = Array.from({ length: 8 }, () => refusal());
  await run(slot('footer-ad', 'deferred', '<p>No ad</p>'));
  await jest.runAllTimersAsync();
  expect([asked.length, place('footer-ad').dataset.outcome, place('footer-ad').innerHTML]).toEqual([
    ...[8, 'fallback', '<p>No ad</p>'],
  ]);
  expect(status()).toBe('Parts of this page could not be loaded. Reload it to try again.');
});

test('once the shopper has gone on to another search, the host renders what lacks', async () => {
  answers = [];
  await run(slot('hero', 'deferred'), { bus: { view: { url: '/cars-for-sale/all?zip=60601' } } } as Starter['started']);
  await jest.runAllTimersAsync();
  expect([place('hero').dataset.outcome, lateSlots]).toEqual(['ok', [{ slot: 'hero', data: {} }]]);
  expect(asked).toEqual([]);
});

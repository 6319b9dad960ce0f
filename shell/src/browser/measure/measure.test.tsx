import type { BusEvent } from '@forecourt/contracts';
import { fixtureView } from '@forecourt/search-kit/testing';
import { createBus } from '@forecourt/search-state';
import type { PageData } from '../data';
import { startMeasuring } from '.';
import { startDelivery } from './delivery';
import type { PendingBatch } from './envelope';
import { sentEventOf } from './sent-event';

const placed = { placement: 'premium', id: 'listing-7', owner: 'dealer-3', position: 0, sponsored: true };
const pending = (): PendingBatch => ({ view: 'view-of-a-page-0', plan: 'mfe-ads@1.0.0', on: 'results', events: [] });
const page = { on: 'results', state: { firstRecord: 30 }, search: '', now: 5 };
const click = () => sentEventOf({ type: 'click', detail: placed }, page)!;

let answers: (number | Error)[];
let sent: { view: string; events: { event: string }[] }[];
/** Views for which a signature was requested; `signs` is false while the shell does not answer. */
let asked: string[];
let signs: boolean;
let beacons: { view: string; events: { event: string; type: string }[] }[];
const signed = (view: string) => `${view}.t3ll.${'s'.repeat(22)}`;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  [answers, sent, asked, beacons, signs] = [[], [], [], [], true];
  globalThis.fetch = async (url, init) => {
    const [, view] = /^\/_shell\/events\/view\/([\w-]+)$/.exec(String(url)) ?? [];
    if (view !== undefined) {
      asked.push(view);
      return { ok: signs, text: async () => signed(view) } as Response;
    }
    sent.push(JSON.parse(String(init?.body)));
    const answer = answers.shift() ?? 204;
    if (answer instanceof Error) throw answer;
    return { status: answer } as Response;
  };
  Object.assign(navigator, {
    sendBeacon(url: string, body: { text: string }) {
      expect(url).toBe('/_shell/events');
      return beacons.push(JSON.parse(body.text)) > 0;
    },
  });
  // The contents of jsdom's Blob cannot be read synchronously.
  globalThis.Blob = class {
    readonly text: string;
    constructor([text]: [string]) {
      this.text = text;
    }
  } as unknown as typeof Blob;
});
afterEach(() => jest.useRealTimers());

const idsOf = (at: number) => sent[at]?.events.map(({ event }) => event);

test('R11 an event names its page of results', () => {
  expect(click()).toMatchObject({ type: 'click', at: 5, page: 2, ...placed });
});

test.each([
  ['clickType=spotlight&listingId=listing-7&placement=premium', { placement: 'premium', sponsored: true }],
  ['clickType=spotlight&listingId=listing-7', { placement: 'spotlight', sponsored: true }],
  ['clickType=spotlight&listingId=listing-7&placement=%3Cb%3E', { placement: 'spotlight', sponsored: true }],
  ['clickType=alpha&listingId=listing-7', { placement: 'showcase', sponsored: true }],
  ['clickType=listing&listingId=listing-7&placement=premium', { placement: 'contact' }],
  ['clickType=toString&listingId=listing-7', { placement: 'contact' }],
  ['clickType=spotlight&listingId=listing-8&placement=premium', { placement: 'contact' }],
  ['', { placement: 'contact' }],
])('R53 a lead, and a save, on the page of a vehicle at ?%s is that of %j', (search, origin) => {
  const contact = { placement: 'contact', id: 'listing-7' };
  const vehicle = { ...page, on: 'vehicle', search: `?${search}` };
  const lead = sentEventOf({ type: 'lead', detail: { ...contact, kind: 'message' } }, vehicle);
  expect(lead).toEqual({ ...contact, event: lead?.event, type: 'lead', at: 5, kind: 'message', ...origin });
  expect(sentEventOf({ type: 'save', detail: contact }, vehicle)).toMatchObject({ type: 'save', ...origin });
});

test('events are sent in one batch, and again with the same ids until the shell has stored them', async () => {
  const own = pending();
  const onEvent = startDelivery(own);
  answers = [503, new Error('offline'), 204];
  for (let times = 0; times < 2; times += 1) {
    own.events.push(click());
    onEvent();
  }
  await jest.advanceTimersByTimeAsync(10_000);
  expect(idsOf(0)).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(3);
  expect(idsOf(2)).toEqual(idsOf(0));
  expect(own.events).toEqual([]);
});

test('R78 a view is signed once, before its first paid event is sent; a page without paid events does not have it signed', async () => {
  const own = pending();
  const onEvent = startDelivery(own);
  own.events.push(sentEventOf({ type: 'hide', detail: placed }, page)!);
  onEvent();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  for (let times = 0; times < 3; times += 1) {
    own.events.push(click());
    onEvent();
  }
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['view-of-a-page-0']);
  expect(sent.map(({ view, events }) => [view, events.length])).toEqual([[signed('view-of-a-page-0'), 4]]);
});

test('R78 a page that goes while its view is not signed keeps what was paid for back, and the next one of the tab has it signed', async () => {
  signs = false;
  const own = pending();
  const onEvent = startDelivery(own);
  own.events.push(click(), sentEventOf({ type: 'lead', detail: { ...placed, kind: 'message' } }, page)!);
  onEvent();
  await jest.advanceTimersByTimeAsync(0);
  const made = own.events.map(({ event }) => event);
  dispatchEvent(new Event('pagehide'));
  expect(beacons.map(({ events }) => events.map(({ type }) => type))).toEqual([['lead']]);
  signs = true;
  startDelivery({ ...pending(), view: 'view-of-the-next-one' });
  await jest.advanceTimersByTimeAsync(10_000);
  // The page sends them too, because this test cannot end it.
  expect(sent.length).toBeGreaterThan(0);
  for (const { view, events } of sent)
    expect([view, events.map(({ event }) => event)]).toEqual([signed('view-of-a-page-0'), made]);
});

test('a page that closes sends its events, and the next page of the tab sends them again with the same ids', async () => {
  const own = { ...pending(), view: signed('view-of-a-page-0') };
  startDelivery(own);
  own.events.push(click());
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toMatchObject([{ view: own.view, events: [{ type: 'click' }] }]);
  startDelivery(pending());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(idsOf(0)).toEqual([own.events[0]!.event]);
});

test('R53 an impression counts once for a search, placement and id; a change of the search is reported by its parameter', async () => {
  const { brand: rules, reference } = fixtureView();
  const bus = createBus<PageData, BusEvent>({
    rules,
    reference,
    initial: { state: {}, data: {} as PageData },
    load: () => new Promise(() => {}),
    append: (shown) => shown,
    history: { url: () => '/', push() {}, replace() {}, leave() {}, onArrive: () => () => {} },
    owner: {},
  });
  const heard: BusEvent[] = [];
  bus.events$.subscribe((event) => heard.push(event));
  startMeasuring(bus, { plan: '', on: 'results' });
  for (let times = 0; times < 2; times += 1) bus.emit({ type: 'impression', detail: placed });
  bus.dispatch({ type: 'toggle', param: 'makeCode', value: 'TOYOTA' });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(heard.at(-1)).toEqual({ type: 'filter', detail: { by: 'makeCode' } });
  expect(sent[0]?.events).toMatchObject([
    { type: 'impression', ...placed },
    { type: 'filter', placement: 'search', id: 'makeCode' },
  ]);
  expect(sent).toHaveLength(1);
});

import type { BusEvent } from '@forecourt/contracts';
import { fixtureView } from '@forecourt/search-kit/testing';
import { createBus } from '@forecourt/search-state';
import type { PageData } from '../data';
import { startMeasuring } from '.';
import { startDelivery } from './delivery';
import type { Untold } from './envelope';
import { toldOf } from './told';

const placed = { placement: 'premium', id: 'listing-7', owner: 'dealer-3', position: 0, sponsored: true };
const untold = (): Untold => ({ view: 'view-of-a-page-0', plan: 'mfe-ads@1.0.0', on: 'results', events: [] });
const page = { on: 'results', state: { firstRecord: 30 }, search: '', now: 5 };
const click = () => toldOf({ type: 'click', detail: placed }, page)!;

let answers: (number | Error)[];
let sent: { events: { event: string }[] }[];
const beacons: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  [answers, sent] = [[], []];
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const answer = answers.shift() ?? 204;
    if (answer instanceof Error) throw answer;
    return { status: answer } as Response;
  };
  beacons.length = 0;
  Object.assign(navigator, { sendBeacon: (url: string) => beacons.push(url) > 0 });
});
afterEach(() => jest.useRealTimers());

const idsOf = (at: number) => sent[at]?.events.map(({ event }) => event);

test('R11 an event says its page of results', () => {
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
  const lead = toldOf({ type: 'lead', detail: { ...contact, kind: 'message' } }, vehicle);
  expect(lead).toEqual({ ...contact, event: lead?.event, type: 'lead', at: 5, kind: 'message', ...origin });
  expect(toldOf({ type: 'save', detail: contact }, vehicle)).toMatchObject({ type: 'save', ...origin });
});

test('events are told together, and again by the same ids until the shell has them', async () => {
  const own = untold();
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

test('a page that goes tells what it has, and the next one of the tab tells it again by the same ids', async () => {
  const own = untold();
  startDelivery(own);
  own.events.push(click());
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual(['/_shell/events']);
  startDelivery(untold());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(idsOf(0)).toEqual([own.events[0]!.event]);
});

test('R53 an impression counts once for a search, placement and id; what changes the search is told by its parameter', async () => {
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

import type { FragmentFlag } from '@forecourt/contracts';
import { recordView } from '@forecourt/device';
import { fixtureListing } from '@forecourt/listing/testing';
import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing';
import companion from './index';
import { interestLabel } from './still-interested';

const server = fakeServer();
const lookUp = '/rest/lsc/listing';
/** Bodies of the sent beacons. */
const sent: unknown[] = [];
const flags = (off: Partial<Record<FragmentFlag, boolean>>) => fixtureBrand({ flags: fixtureFlags(off) });
const visitor = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 } as const;
const show = (state: SearchState = {}, more: Parameters<typeof renderFragment>[1] = {}) =>
  renderFragment(companion, { ...more, view: { state, ...more.view } });
const settled = () => act(async () => {});

/** jsdom's cannot be read. */
class ReadBlob {
  constructor([text]: [string]) {
    sent.push(JSON.parse(text));
  }
}

beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: () => true });
  Object.assign(globalThis, { Blob: ReadBlob });
  Object.assign(globalThis, {
    Notification: { permission: 'default', requestPermission: jest.fn(async () => 'denied') },
    PushManager: class {},
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
});

describe('the assistant', () => {
  test('has four things that it does, on the native popover', () => {
    const { getByRole, getAllByRole, container } = show();
    const button = getByRole('button', { name: 'Ask' });
    expect(container.querySelector(`[id="${button.getAttribute('popovertarget')}"]`)?.getAttribute('popover')).toBe(
      'auto',
    );
    expect(getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Set a monthly budget',
      'Compare cars',
      'Save this search',
      'Ask in your own words',
    ]);
  });

  test.each(['Set a monthly budget', 'Save this search', 'Ask in your own words'])('closes on "%s"', (name) => {
    const { getByRole, container, overlays } = show();
    const panel = container.querySelector<HTMLElement>('[popover]')!;
    panel.hidePopover = jest.fn();
    fireEvent.click(getByRole('link', { name, hidden: true }));
    expect(panel.hidePopover).toHaveBeenCalledTimes(1);
    expect(overlays).toHaveLength(1);
  });

  test('is not there without personalization', () => {
    expect(show({}, { view: { brand: flags({ personalization: false }) } }).container.innerHTML).toBe('');
  });

  test('has no accessibility violations', async () => {
    expect(await violations(show().container)).toEqual([]);
  });
});

describe('still interested', () => {
  const listing = (more = {}) => fixtureListing({ id: 'S1', viewCount: 0, isReducedPrice: false, ...more });
  const deal = (dealIndicator: 'Great' | 'Good') => ({ pricingDetail: { salePrice: 1, dealIndicator } });

  test.each([
    ['reduced before all', { isReducedPrice: true, viewCount: 9, ...deal('Great') }, 'Price reduced'],
    ['more than three viewers', { viewCount: 4, ...deal('Great') }, '4 shoppers viewed this car'],
    ['three viewers are none', { viewCount: 3, ...deal('Good') }, 'Good deal'],
    ['a great deal', deal('Great'), 'Great deal'],
    ['plain', { pricingDetail: { salePrice: 1 } }, 'Still interested?'],
  ])('R68 %s', async (_, more, label) => {
    server.answer(lookUp, 200, { listings: [listing(more)] });
    recordView('S1', Date.now());
    await show().findByRole('heading', { name: label });
    expect(interestLabel(listing(more))).toBe(label);
  });

  test('once a session, and never again once it was dismissed', async () => {
    server.answer(lookUp, 200, { listings: [listing()] });
    recordView('S1', Date.now());
    const first = show();
    fireEvent.click(await first.findByRole('button', { name: 'Dismiss' }));
    first.unmount();
    sessionStorage.clear();
    const later = show();
    await waitFor(() => expect(server.asked).toHaveLength(2));
    await settled();
    expect(later.queryByRole('heading', { name: 'Still interested?' })).toBeNull();
  });

  test('look-ups rest for 120 seconds, and ask for ten vehicles at most', async () => {
    server.answer(lookUp, 200, { listings: [listing()] });
    for (let at = 15; at > 0; at -= 1) recordView(`S${at}`, Date.now());
    const first = show();
    await first.findByRole('button', { name: 'Dismiss' });
    first.unmount();
    show();
    await settled();
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.path.split(',')).toHaveLength(10);
  });

  test('a look-up that fails shows nothing', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    recordView('S1', Date.now());
    const { container } = show();
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(container.querySelector('section')).toBeNull();
    warned.mockRestore();
  });
});

const camry: SearchState = { modelCode: ['CAMRY|TOYOTA'] };

describe('the push prompt', () => {
  const question = 'Hear of price drops first?';
  beforeEach(() => server.answer(lookUp, 200, { listings: [] }));

  test('R65 appears once, after a vehicle was viewed and a model was chosen', async () => {
    recordView('S1', Date.now());
    const first = show(camry);
    await first.findByRole('heading', { name: question });
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    first.unmount();
    const again = show(camry);
    await settled();
    expect(again.queryByRole('heading', { name: question })).toBeNull();
  });

  test.each<[string, SearchState, number]>([
    ['no model and no body style is chosen', { makeCode: ['TOYOTA'] }, 0],
    ['the last vehicle was seen more than a day ago', camry, 86_400_001],
  ])('R65 does not appear if %s', async (_, state, ago) => {
    recordView('S1', Date.now() - ago);
    const { queryByRole } = show(state);
    await settled();
    expect(queryByRole('heading', { name: question })).toBeNull();
  });

  test('R65 the browser asks for permission only after a click; one that blocks shows no message', async () => {
    recordView('S1', Date.now());
    const { findByRole, queryByRole } = show({ vehicleStyleCode: ['SEDAN'] });
    fireEvent.click(await findByRole('button', { name: 'Yes, notify me' }));
    expect(Notification.requestPermission).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(queryByRole('heading', { name: question })).toBeNull());
  });
});

describe('the alerts prompt', () => {
  const question = 'Get new matches by email?';
  /** Of a page of ten screens. */
  const scrollTo = (screen: number) => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 10 * innerHeight });
    Object.assign(globalThis, { scrollY: screen * innerHeight });
    fireEvent.scroll(window);
  };
  const readOn = () => scrollTo(4);
  afterEach(() => scrollTo(0));

  test('R60 appears after scrolling on in a search that can be saved; once closed, not again in the session', async () => {
    const first = show(camry);
    await settled();
    expect(first.queryByRole('heading', { name: question })).toBeNull();
    readOn();
    await first.findByRole('heading', { name: question });
    // At the page's end `subscribe-box` asks instead.
    scrollTo(8);
    expect(first.queryByRole('heading', { name: question })).toBeNull();
    readOn();
    fireEvent.click(await first.findByRole('button', { name: 'No, thanks' }));
    expect(first.queryByRole('heading', { name: question })).toBeNull();
    expect(sessionStorage.getItem('subscribe-prompt')).toBe('closed');
    first.unmount();
    const again = show(camry);
    readOn();
    await settled();
    expect(again.queryByRole('heading', { name: question })).toBeNull();
  });

  test('leads to the capture of an address', async () => {
    const { findByRole, overlays } = show(camry);
    readOn();
    fireEvent.click(await findByRole('link', { name: 'Yes, email me' }));
    expect(overlays).toMatchObject([{ name: 'mfe-account/save-search' }]);
  });

  test.each<[string, SearchState, Parameters<typeof renderFragment>[1]]>([
    ['nothing is chosen', {}, {}],
    ['somebody is signed in', camry, { view: { data: { visitor } } }],
    ['an address was left', camry, { view: { data: { visitor: { signedIn: false, savedSearches: 1 } } } }],
    ['searches cannot be saved', camry, { view: { brand: flags({ saveSearchOff: true }) } }],
  ])('does not appear if %s', async (_, state, more) => {
    const { queryByRole } = show(state, more);
    readOn();
    await settled();
    await settled();
    expect(queryByRole('heading', { name: question })).toBeNull();
  });
});

test('R69 a saved budget’s message is shown in the server’s words', async () => {
  const { hear, findByText } = show();
  hear({
    type: 'wallet-changed',
    detail: { wallet: null, message: 'The max price has been updated to match your budget.' },
  });
  await findByText('The max price has been updated to match your budget.');
});

test('R68 the beacon names signed-in people only', async () => {
  server.answer(lookUp, 200, { listings: [fixtureListing({ id: 'S1', vin: 'VIN1' })] });
  recordView('S1', Date.now());
  const anonymous = show();
  await anonymous.findByRole('button', { name: 'Dismiss' });
  anonymous.unmount();
  sessionStorage.clear();
  const known = show({}, { view: { data: { visitor } } });
  await known.findByRole('button', { name: 'Dismiss' });
  expect(sent).toEqual([
    { brand: 'research', vins: ['VIN1'] },
    { brand: 'research', vins: ['VIN1'], email: 'ann@example.com' },
  ]);
});

import type { FragmentFlag } from '@forecourt/contracts';
import { fixtureBrand, fixtureFlags, renderFragment } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import saveSearch from './index';

const search: SearchState = {
  zip: '60610',
  makeCode: ['TOYOTA'],
  modelCode: ['CAMRY|TOYOTA'],
  extColorSimple: ['RED'],
};
const url = '/cars-for-sale/all/toyota/camry/red?zip=60610';

function show(state: SearchState = search, flags: Partial<Record<FragmentFlag, boolean>> = {}) {
  const shown = renderFragment(saveSearch, { view: { state, brand: fixtureBrand({ flags: fixtureFlags(flags) }) } });
  const { container, getByLabelText, getByRole } = shown;
  return {
    ...shown,
    form: () => container.querySelector('form')!,
    email: () => getByLabelText<HTMLInputElement>(/^Email/),
    send: () => fireEvent.submit(container.querySelector('form')!),
    button: () => getByRole('button', { name: /^Subscribe/, hidden: true }),
    type: (address: string) => fireEvent.change(getByLabelText(/^Email/), { target: { value: address } }),
  };
}

/** Pending requests, which the test answers. */
function server() {
  const requests: {
    path: unknown;
    init: RequestInit | undefined;
    answer(status: number, body?: unknown): void;
    fail(): void;
  }[] = [];
  globalThis.fetch = jest.fn((path, init) => {
    return new Promise<Response>((resolve, reject) => {
      requests.push({
        path,
        init,
        answer: (status, body = {}) => resolve({ status, json: async () => body } as Response),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  });
  return requests;
}

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

describe('the control', () => {
  test('is a disclosure with a real form', () => {
    const { container, form } = show();
    const details = container.querySelector('details')!;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toBe('Save Search');
    expect(form().getAttribute('action')).toBe('/account-api/email-subscribe');
    expect(form().getAttribute('method')).toBe('post');
    expect(container.innerHTML).not.toMatch(/ style=/);
  });

  test.each<[string, SearchState, Partial<Record<FragmentFlag, boolean>>]>([
    ['the flag switches it off', search, { saveSearchOff: true }],
    ['there is no personalization', search, { personalization: false }],
  ])('R60 is not there when %s', (_, state, flags) => {
    expect(show(state, flags).container.innerHTML).toBe('');
  });

  test.each<[string, SearchState]>([
    ['the search says nothing', {}],
    ['no filter is on', { zip: '60610', sortBy: 'mileageASC' }],
  ])('R60 is empty when %s', (_, state) => {
    expect(show(state).container.innerHTML).toBe('');
  });

  test('R60 appears and disappears with the filters', () => {
    const { container, setView } = show({ zip: '60610' });
    setView({ state: search });
    expect(container.querySelector('summary')).not.toBeNull();
    setView({ state: { zip: '60610' } });
    expect(container.querySelector('summary')).toBeNull();
  });

  test('R60 mentions alerts on brands that have them', () => {
    show(search, { subscribeSearchAlerts: true }).getByText(/^Get alerts/);
    show(search, { subscribeSearchAlerts: false }).getByText(/^Save this search and/);
  });

  test('its fallback is nothing', () => {
    expect(renderFragment({ ...saveSearch, Component: saveSearch.Fallback }).html).toBe('');
  });
});

test('as an overlay it is only the form, about the search of the page below', () => {
  renderFragment(saveSearch, { overlay: true, view: { state: search } });
  const dialog = within(document.body).getByRole('dialog', { name: 'Save Search' });
  expect(new FormData(dialog.querySelector('form')!).get('searchString')).toBe(url);
});

describe('the form without script', () => {
  test('sends the search, its title, the brand and the way back', () => {
    const { form } = show({ ...search, firstRecord: 30 });
    const data = Object.fromEntries(new FormData(form()));
    expect(data).toEqual({
      emailAddress: '',
      searchString: `${url}&firstRecord=30`,
      requestValues: JSON.stringify({ ...search, firstRecord: 30 }),
      brand: 'research',
      title: expect.stringContaining('Toyota Camry'),
      refUrl: `${url}&firstRecord=30`,
      textPot: '',
    });
  });

  test('the address has at most 45 characters', () => {
    const { email, html } = show();
    expect(email().type).toBe('email');
    expect(email().required).toBe(true);
    expect(email().maxLength).toBe(45);
    expect(email().autocomplete).toBe('email');
    expect(html).not.toContain('novalidate');
  });

  test('R62 has a honeypot that people do not see', () => {
    const { form } = show();
    const pot = form().elements.namedItem('textPot') as HTMLInputElement;
    expect(pot.tabIndex).toBe(-1);
    expect(pot.autocomplete).toBe('off');
    expect(pot.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(pot.type).toBe('text');
  });
});

describe('subscribing', () => {
  test('sends the same fields as JSON, and shows success only after the server has confirmed (R69)', async () => {
    const requests = server();
    const { form, type, send, button, events, getByRole, queryByRole } = show();
    type('ann@example.com');
    const fields = Object.fromEntries(new FormData(form()));
    send();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.path).toBe('/account-api/email-subscribe');
    expect(requests[0]?.init?.method).toBe('POST');
    expect(requests[0]?.init?.headers).toMatchObject({ 'Content-Type': 'application/json' });
    expect(JSON.parse(String(requests[0]?.init?.body))).toEqual(fields);
    expect(fields.emailAddress).toBe('ann@example.com');
    expect(button().textContent).toBe('Subscribe');
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect([queryByRole('status'), events]).toEqual([null, []]);

    await act(async () => requests[0]?.answer(201, { message: 'We will write to you.' }));
    expect(button().textContent).toBe('Subscribed!');
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(getByRole('status').textContent).toBe('We will write to you.');
    expect(events).toEqual([
      { type: 'search-saved', detail: { title: fields.title } },
      { type: 'alerts-subscribed', detail: { email: true } },
    ]);
  });

  test('a double click sends once, and once it is done nothing more is sent', async () => {
    const requests = server();
    const { type, send } = show();
    type('ann@example.com');
    send();
    send();
    expect(requests).toHaveLength(1);
    await act(async () => requests[0]?.answer(201));
    send();
    expect(requests).toHaveLength(1);
  });

  test('R16 criteria that the title leaves out are sent as well, and the terms of the emails are shown', () => {
    const { form, getByRole } = show({ ...search, startYear: 2015, endYear: 2020 });
    expect(form().textContent).toContain('2015');
    expect(form().textContent).toContain('At most one email a day. Unsubscribe any time.');
    expect(getByRole('link', { name: 'Privacy', hidden: true }).getAttribute('href')).toBe('/privacy');
  });

  test('R61 the limit shows exactly the server’s message, with a link to an account', async () => {
    const requests = server();
    const { type, send, getByRole, button, events, email } = show();
    type('ann@example.com');
    send();
    await act(async () => requests[0]?.answer(409, { detail: 'You have a maximum of 2 searches saved.' }));
    const alert = getByRole('alert');
    expect(alert.textContent).toBe('You have a maximum of 2 searches saved. Create a free account');
    const link = new URL(alert.querySelector('a')!.href);
    expect(link.pathname).toBe('/account/sign-in');
    expect(link.searchParams.get('defaultScreen')).toBe('signup');
    expect(link.searchParams.get('refUrl')).toBe(url);
    expect(button().textContent).toBe('Subscribe');
    expect(email().value).toBe('ann@example.com');
    expect(events).toEqual([]);
  });

  test.each<[string, (request: ReturnType<typeof server>[number]) => void, RegExp]>([
    ['a refusal', (request) => request.answer(400, { detail: 'nonsense' }), /Check the email address/],
    ['an error of the server', (request) => request.answer(503), /please try again/],
    ['no answer', (request) => request.fail(), /please try again/],
    ['a limit without words', (request) => request.answer(409, null), /was not saved/],
    ['a success of another kind', (request) => request.answer(200), /was not saved/],
  ])('R61 after %s it shows the failure, keeps the input, and can be sent again', async (_, answer, message) => {
    const requests = server();
    const { type, send, getByRole, button, events, email, queryByRole } = show();
    type('ann@example.com');
    send();
    await act(async () => answer(requests[0]!));
    await waitFor(() => getByRole('alert'));
    expect(getByRole('alert').textContent).toMatch(message);
    expect(getByRole('alert').textContent).toMatch(/^Your search was not saved\./);
    expect(queryByRole('link', { name: 'Create a free account' })).toBeNull();
    expect([email().value, button().textContent, events]).toEqual(['ann@example.com', 'Subscribe', []]);
    send();
    expect(requests).toHaveLength(2);
    expect(queryByRole('alert')).toBeNull();
  });

  test('another search has not been saved yet; the address stays', async () => {
    const requests = server();
    const { type, send, button, setView, email, queryByRole } = show();
    type('ann@example.com');
    send();
    await act(async () => requests[0]?.answer(201));
    setView({ state: { ...search, extColorSimple: ['BLUE'] } });
    expect([button().textContent, queryByRole('status')]).toEqual(['Subscribe', null]);
    expect(email().value).toBe('ann@example.com');
    send();
    expect(JSON.parse(String(requests[1]?.init?.body)).searchString).toContain('blue');
  });

  test.each([
    ['', 'Enter your email address.'],
    ['ann', 'Enter an email address such as name@example.com.'],
  ])('the address %p is not sent: "%s"', (address, message) => {
    const requests = server();
    const { type, send, email, getByRole } = show();
    type(address);
    send();
    expect(requests).toEqual([]);
    expect(getByRole('alert').textContent).toBe(message);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(document.activeElement).toBe(email());
  });
});

describe('the box', () => {
  test('is closed for the session, and the button stays', () => {
    const { container, getByRole, queryByRole } = show();
    const details = container.querySelector('details')!;
    details.open = true;
    fireEvent.click(getByRole('button', { name: 'Close' }));
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
    expect(queryByRole('button', { name: 'Close' })).toBeNull();
    expect(container.querySelector('section')?.className).toContain('dismissed');

    const next = show();
    expect(next.html).not.toContain('dismissed');
    expect(next.container.querySelector('section')?.className).toContain('dismissed');
  });

  test('works where storage is forbidden', () => {
    const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { container, getByRole } = show();
    fireEvent.click(getByRole('button', { name: 'Close' }));
    expect(container.querySelector('section')?.className).toContain('dismissed');
    expect(refused).toHaveBeenCalled();
    denied.mockRestore();
    refused.mockRestore();
  });
});

import { fixtureBrand, fixtureFlags, renderFragment } from '@forecourt/search-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import keywordOverlay from '../fragments/keyword-overlay';
import keywordSearch from '../fragments/keyword-search';

const suggestions = [
  { text: 'Toyota Camry', href: '/cars-for-sale/all/toyota/camry' },
  { text: 'Toyota Camry Hybrid', href: '/cars-for-sale/all/toyota/camry-hybrid' },
];
let asked: { url: URL; signal: AbortSignal; answer: (body: unknown, ok?: boolean) => Promise<void> }[] = [];
let followed: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  asked = [];
  followed = [];
  globalThis.fetch = jest.fn(
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({
          ...{ url: new URL(url, 'http://site'), signal },
          answer: (body, ok = true) => act(async () => resolve({ ok, json: async () => body })),
        });
      }),
  ) as jest.Mock;
  // jsdom goes nowhere.
  document.addEventListener('click', noteLink);
});
afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener('click', noteLink);
});

function noteLink(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (link === null || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
}

const show = (view = {}) => {
  const queries = renderFragment(keywordSearch, { view });
  const field = queries.getByLabelText('Search cars in your own words');
  const rest = () => act(async () => jest.advanceTimersByTime(150));
  const type = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await rest();
  };
  return { ...queries, field, type, options: () => queries.queryAllByRole('option').map((each) => each.textContent) };
};

test('R34 without script it is a GET form that names the page it was sent from', () => {
  const { html } = show({ state: { makeCode: ['TOYOTA'], firstRecord: 30 } });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/cars-for-sale/find']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ from: '/cars-for-sale/all/toyota', text: '' });
  expect(page.querySelector('[role="combobox"], [role="listbox"]')).toBeNull();
  expect(page.querySelector('a')?.getAttribute('href')).toMatch(
    /^\/cars-for-sale\/overlay\/mfe-filters\/keyword-overlay\?/,
  );
});

test('R34 suggestions are links to searches, chosen by keys without leaving the field', async () => {
  const { field, type, options, getByRole } = show();
  await type('toyta cam');
  expect(asked.map(({ url }) => [url.pathname, url.searchParams.get('text')])).toEqual([
    ['/cars-for-sale/find/suggestions', 'toyta cam'],
  ]);
  await asked[0]?.answer({ suggestions, rest: [] });
  expect(options()).toEqual(['Toyota Camry', 'Toyota Camry Hybrid']);
  expect([field.getAttribute('role'), field.getAttribute('aria-expanded')]).toEqual(['combobox', 'true']);
  expect(field.getAttribute('aria-controls')).toBe(getByRole('listbox').id);
  expect(screen.getByText('2 suggestions')).toBeTruthy();
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    fireEvent.keyDown(field, { key });
    return active();
  });
  expect(path).toEqual(['Toyota Camry', 'Toyota Camry Hybrid', undefined, 'Toyota Camry Hybrid', 'Toyota Camry']);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(followed).toEqual(['/cars-for-sale/all/toyota/camry']);
});

test('R34 Enter without a chosen suggestion sends the typed text', async () => {
  const { field, type } = show();
  await type('toyota');
  await asked[0]?.answer({ suggestions, rest: [] });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});

test('Escape closes the list and nothing else; leaving the field closes it, too', async () => {
  const { field, type, options } = show();
  await type('toyota');
  await asked[0]?.answer({ suggestions, rest: [] });
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect([options(), (field as HTMLInputElement).value]).toEqual([[], 'toyota']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await act(async () => jest.advanceTimersByTime(150));
  await asked.at(-1)?.answer({ suggestions, rest: [] });
  expect(options()).toHaveLength(2);
  fireEvent.blur(field);
  expect(options()).toEqual([]);
});

test('R20 a request is sent once typing pauses, and an outdated one is aborted and its answer ignored', async () => {
  const { field, type, options } = show();
  for (const text of ['t', 'to', 'toy']) fireEvent.change(field, { target: { value: text } });
  expect(asked).toHaveLength(0);
  await type('toyo');
  await type('honda');
  expect(asked.map(({ url, signal }) => [url.searchParams.get('text'), signal.aborted])).toEqual([
    ['toyo', true],
    ['honda', false],
  ]);
  await asked[0]?.answer({ suggestions, rest: [] });
  expect(options()).toEqual([]);
  await asked[1]?.answer({ suggestions: suggestions.slice(0, 1), rest: [] });
  expect(options()).toEqual(['Toyota Camry']);
});

test.each([
  ['a failure', {}, false],
  ['no suggestions', { suggestions: [], rest: [] }, true],
  ['something else', { suggestions: 'x' }, true],
  [
    'addresses of others',
    {
      suggestions: [
        { text: 'x', href: '//evil.example' },
        { text: 'y', href: 'javascript:1' },
      ],
      rest: [],
    },
    true,
  ],
])('%s leaves the field as it is', async (_title, body, ok) => {
  const { type, options, field } = show();
  await type('toyota');
  await asked[0]?.answer(body, ok);
  expect([options(), field.getAttribute('aria-expanded')]).toEqual([[], 'false']);
});

test('R34 words that are not understood so far are listed under the suggestions', async () => {
  const { type, getByText } = show();
  await type('toyota xyzzy');
  await asked[0]?.answer({ suggestions, rest: ['xyzzy'] });
  getByText('Not understood so far: xyzzy');
});

test('is empty on a brand without the search by words', () => {
  const { container } = renderFragment(keywordSearch, {
    view: { brand: fixtureBrand({ flags: fixtureFlags({ keywordSearch: false }) }) },
  });
  expect(container.textContent).toBe('');
});

test('R34 over the page the field has the focus, and examples link to their searches', () => {
  const { getByLabelText, getByRole } = renderFragment(keywordOverlay, { overlay: true });
  expect(document.activeElement).toBe(getByLabelText('Search cars in your own words'));
  const href = getByRole('link', { name: 'Under $400 a month' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://site').searchParams.get('text')).toBe('Under $400 a month');
});

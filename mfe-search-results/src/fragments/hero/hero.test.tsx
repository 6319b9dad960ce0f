import { fixtureBrand, fixtureFlags, fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fragment from './index';

const show = (state = {}, options: Parameters<typeof renderFragment>[1] = {}) =>
  renderFragment(fragment, { ...options, view: { ...options.view, state } });
const zip = (queries: ReturnType<typeof show>) =>
  queries.getByRole<HTMLInputElement>('textbox', { name: 'City or ZIP Code' });
const radius = (queries: ReturnType<typeof show>) =>
  queries.getByRole<HTMLSelectElement>('combobox', { name: 'Within' });
/** Types into the ZIP field and leaves the focus there. */
const type = (queries: ReturnType<typeof show>, value: string) => {
  zip(queries).focus();
  fireEvent.change(zip(queries), { target: { value } });
};
/** Submits the form and waits for the look-up of the ZIP. */
const update = async (queries: ReturnType<typeof show>) => {
  await act(async () => {
    fireEvent.click(queries.getByRole('button', { name: 'Update' }));
  });
};

type Answer = Pick<Response, 'status' | 'json'>;
const answerOf = (status: number): Answer => ({ status, json: async () => null });
const lookUp = jest.fn<Promise<Answer>, [string, RequestInit]>();
beforeEach(() => {
  lookUp.mockReset().mockResolvedValue(answerOf(200));
  Object.assign(globalThis, { fetch: lookUp });
});

describe('words', () => {
  test('one first heading, the trail and the place', () => {
    const queries = show({ makeCode: ['TOYOTA'], zip: '60610', searchRadius: 25 });
    expect(queries.getByRole('heading', { level: 1 }).textContent).toContain('Toyota');
    const trail = queries.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getAllByRole('link').length).toBeGreaterThan(0);
    queries.getByText('within 25 miles of 60610');
  });

  test('R8 an unknown ZIP is in neither title nor breadcrumbs, and a sentence says that it is unknown', () => {
    const listing = fixtureListings({ place: undefined });
    const queries = show({ zip: '00000' }, { view: { data: { listing } } });
    expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('Used Cars for Sale');
    expect(queries.getByRole('navigation', { name: 'Breadcrumb' }).textContent).not.toContain('00000');
    queries.getByText('We do not know ZIP Code 00000. Searching nationwide');
  });

  test('without an answer the hero still shows the place', () => {
    const queries = show({ zip: '60610' }, { view: { data: {}, status: 'loading' } });
    queries.getByText('within 100 miles of 60610');
  });
});

describe('category tabs', () => {
  test('each is a link, the active one is marked', () => {
    const queries = show({ zip: '60610', sellerType: ['p'] });
    const tabs = within(queries.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
      ['All Results', null],
      ['Best Deals', null],
      ['Buy Online', null],
      ['For Sale By Owner', 'true'],
      ['Certified Used', null],
    ]);
    expect(tabs[1]?.getAttribute('href')).toContain('experience=best-deals');
  });

  test('a click chooses the category; a modified one is left to the browser', () => {
    const queries = show();
    const link = queries.getByRole('link', { name: 'Best Deals' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(queries.dispatched).toEqual([]);
  });

  test('a plain click dispatches', () => {
    const queries = show();
    fireEvent.click(queries.getByRole('link', { name: 'Certified Used' }));
    expect(queries.dispatched).toEqual([{ type: 'category', category: 'certified' }]);
  });

  test('a brand without category search has none', () => {
    const brand = fixtureBrand({ flags: fixtureFlags({ categorySearch: false }) });
    expect(show({}, { view: { brand } }).queryByRole('navigation', { name: 'Categories' })).toBeNull();
  });
});

describe('location editor', () => {
  test('without script the form carries the rest of the search along', () => {
    const queries = show({
      makeCode: ['TOYOTA', 'HONDA'],
      maxPrice: 20000,
      zip: '60610',
      searchRadius: 25,
      sortBy: 'yearDESC',
    });
    const form = queries.getByRole<HTMLFormElement>('form', { name: 'Location' });
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/cars-for-sale/all']);
    expect([...new FormData(form)]).toEqual([
      ['makeCode', 'TOYOTA'],
      ['makeCode', 'HONDA'],
      ['maxPrice', '20000'],
      ['sortBy', 'yearDESC'],
      ['zip', '60610'],
      ['searchRadius', '25'],
    ]);
  });

  test('a ZIP and a radius become one intent', async () => {
    const queries = show();
    type(queries, '10001');
    fireEvent.change(radius(queries), { target: { value: '50' } });
    expect(queries.dispatched).toEqual([]);
    await update(queries);
    expect(queries.dispatched).toEqual([{ type: 'location', zip: '10001', searchRadius: 50 }]);
    expect(lookUp.mock.calls.map(([url]) => url)).toEqual(['/rest/lsc/zip/10001']);
  });

  test('a ZIP that the look-up does not know is refused', async () => {
    lookUp.mockResolvedValue(answerOf(404));
    const queries = show();
    type(queries, '00000');
    await update(queries);
    expect(queries.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
    expect(queries.dispatched).toEqual([]);
  });

  test.each([
    ['answers with an error', () => lookUp.mockResolvedValue(answerOf(502))],
    ['cannot be reached', () => lookUp.mockRejectedValue(new TypeError('offline'))],
  ])('a look-up that %s does not prevent the search', async (_name, failing) => {
    failing();
    const queries = show();
    type(queries, '10001');
    await update(queries);
    expect(queries.dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('the ZIP that is searched already is neither looked up nor searched again', async () => {
    const queries = show({ zip: '60610' });
    await update(queries);
    expect(lookUp).not.toHaveBeenCalled();
    expect(queries.dispatched).toEqual([]);
  });

  test.each([
    ['Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
    ['leaving the field', (box: HTMLElement) => fireEvent.blur(box)],
  ])('%s searches what was typed, as the filters do', async (_name, commit) => {
    const queries = show();
    type(queries, ' 10001 ');
    await act(async () => void commit(zip(queries)));
    expect(queries.dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('a radius that is chosen while the ZIP is looked up is not lost', async () => {
    const queries = show();
    type(queries, '10001');
    fireEvent.blur(zip(queries));
    await act(async () => void fireEvent.change(radius(queries), { target: { value: '50' } }));
    expect(queries.dispatched).toEqual([{ type: 'location', zip: '10001', searchRadius: 50 }]);
  });

  test('leaving the field for the button looks the ZIP up once', async () => {
    const queries = show();
    type(queries, '10001');
    fireEvent.blur(zip(queries));
    await update(queries);
    expect(lookUp).toHaveBeenCalledTimes(1);
    expect(queries.dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('nothing typed and nowhere to search from is refused', async () => {
    const queries = show();
    await update(queries);
    expect(queries.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
    expect(queries.dispatched).toEqual([]);
  });

  test('R8 a ZIP that the search does not know has an error here too', () => {
    const listing = fixtureListings({ place: undefined });
    const queries = show({ zip: '00000' }, { view: { data: { listing } } });
    expect(queries.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
  });

  test('an answer about a ZIP that was typed over changes nothing', async () => {
    const answers: ((answer: Answer) => void)[] = [];
    lookUp.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const queries = show();
    type(queries, '10001');
    await update(queries);
    expect(queries.getByRole('button', { name: 'Update' }).getAttribute('aria-busy')).toBe('true');
    type(queries, '10002');
    await update(queries);
    await act(async () => answers[0]?.(answerOf(404)));
    expect(queries.queryByRole('alert')).toBeNull();
    await act(async () => answers[1]?.(answerOf(200)));
    expect(queries.dispatched).toEqual([{ type: 'location', zip: '10002' }]);
  });

  test('passing radii by with the arrow keys searches none of them; Enter does', () => {
    const queries = show({ zip: '60610' });
    for (const value of ['75', '50']) {
      fireEvent.keyDown(radius(queries), { key: 'ArrowUp' });
      fireEvent.change(radius(queries), { target: { value } });
    }
    expect(queries.dispatched).toEqual([]);
    fireEvent.keyDown(radius(queries), { key: 'Enter' });
    expect(queries.dispatched).toEqual([{ type: 'location', searchRadius: 50 }]);
  });

  test('with a location a new radius is searched at once', () => {
    const queries = show({ zip: '60610' });
    fireEvent.change(radius(queries), { target: { value: '0' } });
    expect(queries.dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
  });

  test.each(['6061', '606101', 'abcde', '60 61'])(
    '"%s" is refused, stays in the field, and has an error',
    async (typed) => {
      const queries = show({ zip: '60610' });
      type(queries, typed);
      await update(queries);
      expect(queries.dispatched).toEqual([]);
      expect(queries.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
      expect(zip(queries).getAttribute('aria-invalid')).toBe('true');
      expect(zip(queries).value).toBe(typed);
      expect(document.activeElement).toBe(zip(queries));
      type(queries, '60611');
      expect(queries.queryByRole('alert')).toBeNull();
    },
  );

  test('an emptied ZIP clears the location', async () => {
    const queries = show({ zip: '60610' });
    type(queries, '');
    await update(queries);
    expect(queries.dispatched).toEqual([{ type: 'location', zip: null }]);
  });

  test('the boxes follow the search', () => {
    const queries = show({ zip: '60610' });
    type(queries, '99999');
    queries.setView({ state: { zip: '10001', searchRadius: 30 } });
    expect(zip(queries).value).toBe('10001');
    expect(radius(queries).value).toBe('30');
    queries.setView({ state: {} });
    expect(zip(queries).value).toBe('');
    expect(radius(queries).value).toBe('100');
  });
});

test('breaks no accessibility rule, with an error on show either', async () => {
  const queries = show({ zip: '60610' });
  expect(await violations(queries.container)).toEqual([]);
  type(queries, '1');
  await update(queries);
  expect(await violations(queries.container)).toEqual([]);
});

test('sets no style attribute, which the security policy would refuse', () => {
  expect(show({ zip: '60610' }).html).not.toContain(' style=');
});

test('the fallback keeps a first heading', () => {
  render(<fragment.Fallback />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cars for Sale');
});

import type { CloseReason } from '@forecourt/contracts';
import { resultsSchema } from '@forecourt/listing';
import { fixtureListings, type RenderedFragment, renderFragment, violations } from '@forecourt/search-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { few, heading, show } from '../../testing/results-view';
import fragment from './index';
import { momentMs } from './use-lasting';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('the fields that a tile names are all that it shows', () => {
  const sent = { listing: resultsSchema.parse(fixtureListings({ listings: few })) };
  expect(renderFragment(fragment, { view: { data: sent } }).container.innerHTML).toBe(show().container.innerHTML);
});

describe('heading', () => {
  test('gets the focus if the filters are closed to see the results, and only then', () => {
    const queries = show();
    const close = (name: string, reason: CloseReason) =>
      queries.hear({ type: 'overlay-closed', detail: { name, reason } });
    close('mfe-filters/filters', 'escape-key');
    close('mfe-showcase/program-details', 'done');
    expect(document.activeElement).toBe(document.body);
    close('mfe-filters/filters', 'done');
    expect(document.activeElement).toBe(heading(queries));
  });

  test.each([
    [1284, '1,284 Matches'],
    [1, '1 Match'],
    [0, '0 Matches'],
  ])('%i results read %s', (totalResultCount, text) => {
    expect(heading(show({ totalResultCount })).textContent).toBe(text);
  });

  test('the count is announced once a search has settled, also when it is the same', () => {
    const queries = show();
    const news = queries.getByRole('status');
    expect(news.textContent).toBe('1,284 Matches, 9 shown');
    queries.setView({ state: { zip: '10001' }, status: 'loading' });
    expect(news.textContent).toBe('');
    queries.setView({ status: 'ready' });
    expect(news.textContent).toBe('1,284 Matches, 9 shown');
  });
});

describe('R71 the notice of an expired listing', () => {
  const state = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

  test('names the model of the search, and is gone with the next one', () => {
    const queries = show({}, { state, params: { expired: '1' } });
    queries.getByText("We're sorry, the Toyota Camry you were looking for is no longer available.");
    queries.setView({ state: { makeCode: ['TOYOTA'] }, params: {} });
    expect(queries.queryByText(/no longer available/)).toBeNull();
  });

  test('is not there unless the redirect led here', () => {
    expect(show({}, { state }).queryByText(/no longer available/)).toBeNull();
  });
});

test('R34 words that are not understood are named, until the next search', () => {
  const queries = show({}, { params: { notUnderstood: 'xyzzy <b>' } });
  expect(queries.getByText('We did not understand “xyzzy <b>”').closest('[role="status"]')).not.toBeNull();
  queries.setView({ state: { makeCode: ['TOYOTA'] }, params: {} });
  expect(queries.queryByText(/did not understand/)).toBeNull();
});

test('a make that the brand does not have is named', () => {
  show({}, { params: { otherMake: 'Toyota' } }).getByText('Test Drive has no Toyota');
});

describe('states', () => {
  test('R32 no results: what to do, at once', () => {
    const queries = show({ listings: [], totalResultCount: 0 }, { state: { zip: '60610', makeCode: ['KIA'] } });
    expect(queries.getByRole('alert').textContent).toBe('Update filter criteria to see more results');
    expect(queries.container.querySelectorAll('[data-slot="showcase"]')).toHaveLength(1);
    expect(queries.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?zip=60610',
    );
    fireEvent.click(queries.getByRole('link', { name: 'Search any distance' }));
    expect(queries.dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
    expect(queries.getByRole('status').textContent).toBe('');
  });

  test('no results: links to the searches with one filter less, with their numbers', () => {
    const waysOn = {
      within: [
        { radius: 50, count: 2 },
        { radius: 0, count: 1_240 },
      ],
      without: [
        { chip: 'makeCode:KIA', count: 88 },
        { chip: 'keyword', count: 9 },
        { chip: 'gone', count: 7 },
      ],
    };
    const state = { zip: '60610', searchRadius: 25, makeCode: ['KIA'], keyword: 'tow hitch' };
    const queries = show({ listings: [], totalResultCount: 0, waysOn }, { state });
    const ways = queries.getByRole('link', { name: 'Within 50 miles' }).closest('ul');
    expect([...(ways?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Within 50 miles: 2',
      'At any distance: 1,240',
      'Without “Kia”: 88',
      'Without “tow hitch”: 9',
    ]);
    fireEvent.click(queries.getByRole('link', { name: 'Without “Kia”' }));
    fireEvent.click(queries.getByRole('link', { name: 'At any distance' }));
    expect(queries.dispatched).toEqual([
      { type: 'removeChip', key: 'makeCode:KIA' },
      { type: 'location', searchRadius: 0 },
    ]);
    expect(queries.queryByRole('link', { name: 'Search any distance' })).toBeNull();
    expect(queries.queryByRole('combobox', { name: 'Sort By:' })).toBeNull();
  });

  test('without a location there is no distance to widen', () => {
    const queries = show({ listings: [], totalResultCount: 0 }, { state: {} });
    expect(queries.queryByRole('link', { name: 'Search any distance' })).toBeNull();
  });

  test('R10 an impossible range shows no results whatever the total, and says why', () => {
    const invalidQueryParams = {
      minPrice: 'minPrice 3 is above maxPrice 2',
      maxPrice: 'minPrice 3 is above maxPrice 2',
    };
    const queries = show({ invalidQueryParams });
    expect(heading(queries).textContent).toBe('0 Matches');
    queries.getByText('The lowest price is above the highest price.');
    expect(queries.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  test('a page past the last one leads back', () => {
    const queries = show({ listings: [], totalResultCount: 45 }, { state: { firstRecord: 600 } });
    expect(queries.getByRole('alert').textContent).toBe('There are no more results on this page');
    expect(queries.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/cars-for-sale/all');
  });

  test('R54 without an answer there are 25 placeholders', () => {
    const queries = show({}, { data: {}, status: 'loading' });
    expect(queries.container.querySelector('[data-placeholders]')?.children).toHaveLength(25);
    expect(queries.getByRole('region', { name: 'Results' }).dataset.follows).toBe('search');
  });

  test('while a newer search is loading the old listings stay; the host marks them as busy', () => {
    const queries = show();
    const region = queries.getByRole('region', { name: '1,284 Matches' });
    queries.setView({ state: { zip: '10001' }, status: 'loading' });
    expect(region.dataset.follows).toBe('search');
    expect(queries.getAllByRole('heading', { level: 3 })).toHaveLength(9);
  });

  describe('R54 a search that takes longer than a moment', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const placeholders = (queries: RenderedFragment) => queries.container.querySelectorAll('[data-placeholders] > *');
    const old = (queries: RenderedFragment) =>
      queries.getAllByRole('heading', { level: 3 }).map((title) => title.closest('[inert]') === null);

    test('replaces the old listings, which can no longer be reached, by 25 placeholders, and is announced', () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs - 1);
      expect([placeholders(queries).length, queries.getByRole('status').textContent]).toEqual([0, '']);
      pass(1);
      expect(placeholders(queries)).toHaveLength(25);
      expect(queries.getByRole('status').textContent).toBe('Loading results');
      expect(old(queries)).toEqual(Array(9).fill(false));
    });

    test('is replaced by its answer', () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs);
      queries.setView({ status: 'ready' });
      expect(placeholders(queries)).toHaveLength(0);
      expect(old(queries)).toEqual(Array(9).fill(true));
      expect(queries.getByRole('status').textContent).toBe('1,284 Matches, 9 shown');
    });

    test('has its full moment again when the next search starts', () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs);
      queries.setView({ status: 'ready' });
      queries.setView({ state: { zip: '60610' }, status: 'loading' });
      expect(placeholders(queries)).toHaveLength(0);
    });

    test('that adds a page keeps the present listings, and reserves its space after them at once', () => {
      const queries = show();
      queries.setView({ status: 'loading', appending: true });
      expect(placeholders(queries)).toHaveLength(25);
      pass(10 * momentMs);
      expect(placeholders(queries)).toHaveLength(25);
      expect(old(queries)).toEqual(Array(9).fill(true));
    });

    test('breaks no accessibility rule', async () => {
      const queries = show();
      queries.setView({ state: { zip: '10001' }, status: 'loading' });
      pass(momentMs);
      jest.useRealTimers();
      expect(await violations(queries.container)).toEqual([]);
    });
  });

  test('a search that fails without a connection says so, and the previous results stay until the connection is back', () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const queries = show();
    queries.setView({ status: 'failed' });
    expect(queries.getByText(/^You are offline\./)).not.toBeNull();
    // The loaded results stay, labelled as those of the previous search.
    expect(queries.getByText(/results of your search before/)).not.toBeNull();
    expect(queries.queryAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(queries.queryByText(/^You are offline\./)).toBeNull();
    isOnline.mockRestore();
  });

  test('R70 a failed search shows the exact words, and its link reloads the page', () => {
    const queries = show();
    queries.setView({ state: { zip: '10001' }, status: 'failed' });
    expect(queries.getByRole('alert').textContent).toBe('We are sorry.  There was an issue with your last search.');
    expect(queries.getByRole('link', { name: 'Please try again' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?zip=10001',
    );
    expect(heading(queries).textContent).toBe('Results');
  });

  test('R75 results from a moment ago are labelled as such while they are shown', () => {
    const queries = show();
    const note = () => queries.queryByText('We could not check this just now');
    expect(note()).toBeNull();
    queries.setView({ stale: ['listing'] });
    expect(note()).not.toBeNull();
    queries.setView({ status: 'loading' });
    expect(note()).toBeNull();
    queries.setView({ status: 'ready', stale: undefined });
    expect(note()).toBeNull();
  });

  test('R75 a failed search leaves the previous results on the screen, labelled', () => {
    const queries = show();
    const before = queries.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    queries.setView({ state: { zip: '10001' }, status: 'failed' });
    expect(queries.getByText('Until then, these are the results of your search before:')).not.toBeNull();
    expect(queries.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(before);
  });

  test('the fallback shows a message and links to the same page', () => {
    render(<fragment.Fallback />);
    screen.getByText('Results are not available right now.');
    expect(screen.getByText('Reload the page').getAttribute('href')).toBe('');
  });
});

describe('markup', () => {
  test('sets no style attribute, which the security policy would refuse', () => {
    expect(show().html).not.toContain(' style=');
  });

  test.each([
    ['results', {}],
    ['no results', { listings: [], totalResultCount: 0 }],
  ])('%s break no accessibility rule', async (_name, answer) => {
    expect(await violations(show(answer, { state: { makeCode: ['TOYOTA'] } }).container)).toEqual([]);
  });

  test('the server knows nothing of the browser: the same view gives the same HTML', () => {
    expect(show().html).toBe(show().html);
  });
});

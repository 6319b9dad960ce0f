import type { RenderedFragment } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import { heading, show } from '../../testing/results-view';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

describe('pages', () => {
  const pages = (queries: RenderedFragment) => within(queries.getByRole('navigation', { name: 'Pages of results' }));

  test('R11 links to pages by their first record, the present one marked', () => {
    const links = pages(show({}, { state: { firstRecord: 30 } }));
    expect(links.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(links.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/cars-for-sale/all');
    expect(links.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?firstRecord=60',
    );
    expect(links.getByRole('link', { name: 'Page 43' }).getAttribute('href')).toBe(
      '/cars-for-sale/all?firstRecord=1260',
    );
  });

  test('500 pages show the first, the present and the last that can be reached', () => {
    const links = pages(show({ totalResultCount: 15_000 }, { state: { firstRecord: 3000 } }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '',
      '1',
      '100',
      '101',
      '102',
      '334',
      '',
    ]);
  });

  test('R11 record 25 is on page 1', () => {
    const links = pages(show({ totalResultCount: 100 }, { state: { firstRecord: 25 } }));
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('1');
  });

  test('a URL with a number of listings of its own turns by as many', () => {
    const links = pages(show({ totalResultCount: 100 }, { state: { firstRecord: 25, numRecords: 25 } }));
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(links.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('firstRecord=50');
  });

  test('one page has no links to others', () => {
    expect(show({ totalResultCount: 30 }).queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  });

  test('turning a page goes back to the top of the list', () => {
    const queries = show();
    fireEvent.click(pages(queries).getByRole('link', { name: 'Page 3' }));
    expect(queries.dispatched).toEqual([{ type: 'page', firstRecord: 60 }]);
    expect(document.activeElement).toBe(heading(queries));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});

import { fixtureBrand, type RenderedFragment } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import { showHero as show } from '../../testing/results-view';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('sort', () => {
  const control = (queries: RenderedFragment) => queries.getByRole<HTMLSelectElement>('combobox', { name: 'Sort By:' });

  test.each([
    [undefined, 'derivedpriceDESC'],
    ['yearDESC', 'yearDESC'],
  ])('R30 sortBy=%s shows %s', (sortBy, shown) => {
    expect(control(show({}, { state: { sortBy } })).value).toBe(shown);
  });

  test('R30 a brand with an order of its own shows that, and no link names it', () => {
    const brand = fixtureBrand({ defaultSort: 'relevance' });
    expect(control(show({}, { brand })).value).toBe('relevance');
    expect(control(show({}, { brand, state: { sortBy: 'derivedpriceDESC' } })).value).toBe('derivedpriceDESC');
  });

  test('a choice sorts at once, and the box follows the search', () => {
    const queries = show();
    fireEvent.change(control(queries), { target: { value: 'mileageASC' } });
    expect(queries.dispatched).toEqual([{ type: 'sort', sortBy: 'mileageASC' }]);
    queries.setView({ state: { sortBy: 'yearASC' } });
    expect(control(queries).value).toBe('yearASC');
  });

  test.each([
    ['Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
    ['leaving the box', (box: HTMLElement) => fireEvent.blur(box)],
  ])('passing orders by with the arrow keys sorts by none of them; %s does', (_name, settle) => {
    const queries = show();
    for (const value of ['distanceASC', 'datelistedDESC', 'mileageASC']) {
      fireEvent.keyDown(control(queries), { key: 'ArrowDown' });
      fireEvent.change(control(queries), { target: { value } });
      expect(control(queries).value).toBe(value);
    }
    expect(queries.dispatched).toEqual([]);
    settle(control(queries));
    expect(queries.dispatched).toEqual([{ type: 'sort', sortBy: 'mileageASC' }]);
  });

  test('R21 without script the form keeps the filters and leaves the page', () => {
    const state = { makeCode: ['TOYOTA', 'HONDA'], firstRecord: 60, sortBy: 'yearDESC' };
    const form = control(show({}, { state })).form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/cars-for-sale/all']);
    expect([...new FormData(form)]).toEqual([
      ['makeCode', 'TOYOTA'],
      ['makeCode', 'HONDA'],
      ['sortBy', 'yearDESC'],
    ]);
    expect(within(form).getByRole('button').textContent).toBe('Sort');
  });
});

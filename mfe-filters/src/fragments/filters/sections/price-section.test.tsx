import { fixtureFlags } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { fireEvent } from '@testing-library/react';
import { brand, listing, press, sent, showOnly } from '../testing';

describe('R40 prices', () => {
  const show = showOnly('price-payments');
  const more = 'Quick picks and payments';

  function prices(state: SearchState = {}) {
    const shown = show(state);
    const input = (label: string) => shown.getByLabelText<HTMLInputElement>(label);
    return {
      ...shown,
      min: input('Min Price'),
      max: input('Max Price'),
      type: (field: HTMLInputElement, value: string) => {
        field.focus();
        fireEvent.change(field, { target: { value } });
      },
      enter: (field: HTMLInputElement) => fireEvent.keyDown(field, { key: 'Enter' }),
    };
  }

  test('Enter searches, and leaving the field afterwards does not search again', () => {
    const { max, type, enter, dispatched, setView } = prices();
    type(max, '20000');
    expect(dispatched).toEqual([]);
    enter(max);
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 20_000 } }]);
    fireEvent.blur(max);
    setView({ state: { maxPrice: 20_000 } });
    fireEvent.blur(max);
    enter(max);
    expect(dispatched).toHaveLength(1);
    expect(max.value).toBe('20,000');
  });

  test('leaving the field searches', () => {
    const { min, type, dispatched } = prices();
    type(min, '5,000');
    fireEvent.blur(min);
    expect(dispatched).toEqual([{ type: 'range', values: { minPrice: 5000 } }]);
  });

  test('an emptied field removes its end', () => {
    const { min, type, enter, dispatched } = prices({ minPrice: 5000, maxPrice: 9000 });
    expect(min.value).toBe('5,000');
    type(min, '');
    enter(min);
    expect(dispatched).toEqual([{ type: 'range', values: { minPrice: null } }]);
  });

  test.each([
    ['Max Price', '5000', { minPrice: 5000 }, 'Min and Max price cannot be the same.'],
    ['Max Price', '4999', { minPrice: 5000 }, 'Max price must be greater than Min price.'],
    ['Max Price', '0', {}, 'Max price must be greater than 0.'],
    ['Min Price', '9,001', { maxPrice: 9000 }, 'Max price must be greater than Min price.'],
  ])('%s of %s with %j: cleared, "%s", nothing searched', (label, value, state, message) => {
    for (const commit of [(field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' }), fireEvent.blur]) {
      const { getByLabelText, getByRole, dispatched, type, unmount } = prices(state);
      const field = getByLabelText<HTMLInputElement>(label);
      type(field, value);
      commit(field);
      fireEvent.blur(field);
      expect(dispatched).toEqual([]);
      expect(field.value).toBe('');
      expect(getByRole('alert').textContent).toBe(message);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
      unmount();
    }
  });

  test('the message goes with the next pair that makes sense', () => {
    const { max, type, enter, queryByRole, dispatched } = prices({ minPrice: 5000 });
    type(max, '1');
    enter(max);
    type(max, '6000');
    expect(queryByRole('alert')).not.toBeNull();
    enter(max);
    expect(queryByRole('alert')).toBeNull();
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 6000 } }]);
  });

  test('only digits and commas are accepted', () => {
    const { max, type, dispatched } = prices();
    type(max, '$0012,000.99x');
    fireEvent.blur(max);
    expect(max.value).toBe('12,000');
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 12_000 } }]);
  });

  test.each([
    ['25k', 25_000],
    ['12.5K', 12_500],
    ['$30k', 30_000],
    ['20000.50', 20_000],
  ])('%s is understood, letter by letter', (typed, price) => {
    const { max, type, enter, dispatched } = prices();
    for (const letter of typed) type(max, max.value + letter);
    enter(max);
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: price } }]);
    expect(max.value).toBe(price.toLocaleString('en-US'));
  });

  test('a quick pick is chosen by one click, removed by another, and is a link without script', () => {
    const { container, getByRole, dispatched, setView } = prices({ minPrice: 30_000 });
    press(container, more);
    const pick = () => getByRole('link', { name: 'Under $25k' });
    expect(pick().getAttribute('href')).toBe('/cars-for-sale/all?maxPrice=25000');
    fireEvent.click(pick());
    setView({ state: { maxPrice: 25_000 } });
    expect(pick().getAttribute('aria-current')).toBe('true');
    fireEvent.click(pick());
    expect(dispatched).toEqual([
      { type: 'range', values: { minPrice: null, maxPrice: 25_000 } },
      { type: 'range', values: { minPrice: null, maxPrice: null } },
    ]);
  });

  test('a monthly budget is a filter, with its terms beside it, where the brand shows payments', () => {
    const { container, getByLabelText, getByText, queryByLabelText, dispatched } = prices();
    expect(queryByLabelText('Monthly Payment')).toBeNull();
    press(container, more);
    getByText(/10% down: used over 60 months at 9.4% APR/);
    fireEvent.change(getByLabelText('Monthly Payment'), { target: { value: '400' } });
    expect(dispatched).toEqual([{ type: 'range', values: { monthlyBudget: 400 } }]);
  });

  test('a chosen budget is on show, and said once its part is closed', () => {
    const { container, getByLabelText } = show({ monthlyBudget: 400 });
    expect(getByLabelText<HTMLSelectElement>('Monthly Payment').value).toBe('400');
    expect(press(container, more).querySelector('summary')?.textContent).toBe(`${more} Under $400 a Month`);
  });

  test('a brand without payments has no budget, and loses none that the search has', () => {
    const few = brand({ sections: ['price-payments'], flags: fixtureFlags({ payments: false }) });
    const { container, queryByLabelText } = show({ monthlyBudget: 400, maxPrice: 9000 }, { brand: few });
    press(container, 'Quick picks');
    expect(queryByLabelText('Monthly Payment')).toBeNull();
    expect(sent(container, few)).toEqual({ monthlyBudget: 400, maxPrice: 9000 });
  });

  test('a chip that is removed elsewhere empties the field', () => {
    const { max, setView } = prices({ maxPrice: 9000 });
    setView({ state: {} });
    expect(max.value).toBe('');
  });

  test('a price that was typed before the script was there is searched when the host does it again', () => {
    const { max, dispatched } = prices();
    fireEvent.change(max, { target: { value: '8000' } });
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 8000 } }]);
  });

  test('the range of the results is shown', () => {
    prices().getByText('From $4,995 to $112,400');
    const stats = { derivedprice: { min: 9000, max: 9000 }, year: null, mileage: null };
    show({}, listing({ stats })).getByText('All at $9,000');
  });
});

import { within } from '@testing-library/react';
import { show, withFlags } from '../testing/results-view';

beforeEach(() => localStorage.clear());

test('R56 without script vehicles are ticked, and one form leads to the page that compares them', () => {
  const queries = show();
  const form = queries.container.querySelector<HTMLFormElement>('form[action="/cars-for-sale/compare"]');
  expect(form?.method).toBe('get');
  within(form!).getByRole('button', { name: /^Compare the ticked vehicles/, hidden: true });
  const boxes = queries.container.querySelectorAll<HTMLInputElement>('input[name="ids"]');
  expect(boxes).toHaveLength(9);
  for (const box of [boxes[0], boxes[4]]) box?.click();
  expect([...new FormData(form!)]).toEqual([
    ['ids', boxes[0]?.value],
    ['ids', boxes[4]?.value],
  ]);
});

test('brands that compare nothing have neither', () => {
  const { container } = show({}, withFlags({ compare: false }));
  expect(container.querySelector('[name="ids"], [action$="compare"]')).toBeNull();
});

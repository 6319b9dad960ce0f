import { fireEvent } from '@testing-library/react';
import { show, withFlags } from '../testing/results-view';

beforeEach(() => localStorage.clear());

test('R56 without script vehicles are ticked, and one form leads to the page that compares them', () => {
  const page = new DOMParser().parseFromString(show().html, 'text/html');
  const form = page.querySelector<HTMLFormElement>('form[action="/cars-for-sale/compare"]');
  expect(form?.method).toBe('get');
  expect(form?.querySelector('button')?.textContent).toMatch(/^Compare the ticked vehicles/);
  const boxes = page.querySelectorAll<HTMLInputElement>('input[name="ids"]');
  expect(boxes).toHaveLength(9);
  for (const box of [boxes[0], boxes[4]]) box?.click();
  expect([...new FormData(form!)]).toEqual([
    ['ids', boxes[0]?.value],
    ['ids', boxes[4]?.value],
  ]);
});

test('R56 with script a tick adds a vehicle to the comparison and says so; five compared keep theirs, all others have none', () => {
  const queries = show();
  const box = (name: RegExp) => queries.getAllByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  for (let count = 0; count < 5; count++) fireEvent.click(box(/^Compare /)[0]!);
  expect(queries.queryAllByRole('checkbox', { name: /^Compare /, hidden: true })).toHaveLength(0);
  const added = box(/^Added to Compare/);
  expect(added.map(({ checked }) => checked)).toEqual(Array(5).fill(true));
  expect(queries.getAllByRole('link', { name: 'Compare 5 now', hidden: true })).toHaveLength(5);
  fireEvent.click(added[0]!);
  expect(box(/^Added to Compare/)).toHaveLength(4);
  expect(box(/^Compare /)).toHaveLength(5);
});

test('brands that compare nothing have neither', () => {
  const { container } = show({}, withFlags({ compare: false }));
  expect(container.querySelector('[name="ids"], [action$="compare"]')).toBeNull();
});

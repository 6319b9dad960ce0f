import { fireEvent, render, screen } from '@testing-library/react';
import { type Range, RangeSlider } from './range-slider';

function setUp(value: Range) {
  const change = jest.fn();
  const commit = jest.fn();
  const view = (range: Range) => (
    <RangeSlider
      label="price"
      min={0}
      max={100_000}
      step={1000}
      value={range}
      onChange={change}
      onCommit={commit}
      format={(at) => `$${at}`}
    />
  );
  const { rerender } = render(view(value));
  const low = screen.getByRole('slider', { name: 'Minimum price' });
  const high = screen.getByRole('slider', { name: 'Maximum price' });
  return { change, commit, low, high, show: (range: Range) => rerender(view(range)) };
}

test('each thumb is a slider with a name and a value in words', () => {
  const { low, high } = setUp([5000, 20_000]);
  expect([low, high].map((thumb) => thumb.getAttribute('aria-valuetext'))).toEqual(['$5000', '$20000']);
  expect(screen.getByRole('group', { name: 'price' })).toBeTruthy();
});

test('a drag reports every step and is committed once, with the value of that moment', () => {
  const { change, commit, low, show } = setUp([5000, 20_000]);
  for (const at of [6000, 7000, 8000]) {
    fireEvent.input(low, { target: { value: String(at) } });
    show([at, 20_000]);
  }
  expect(change.mock.calls).toEqual([[[6000, 20_000]], [[7000, 20_000]], [[8000, 20_000]]]);
  expect(commit).not.toHaveBeenCalled();
  low.dispatchEvent(new Event('change', { bubbles: true }));
  expect(commit.mock.calls).toEqual([[[8000, 20_000]]]);
});

test('a thumb stops at the other one', () => {
  const { change, low, high } = setUp([5000, 20_000]);
  fireEvent.input(low, { target: { value: '90000' } });
  fireEvent.input(high, { target: { value: '1000' } });
  expect(change.mock.calls).toEqual([[[20_000, 20_000]], [[5000, 5000]]]);
});

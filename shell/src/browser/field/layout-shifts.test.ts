import { LayoutShifts } from './layout-shifts';

const sums = (...shifts: [at: number, value: number][]) => {
  const windows = new LayoutShifts();
  return shifts.map(([at, value]) => windows.add(at, value));
};

test('shifts are added up while pauses are a second at most', () => {
  expect(sums([0, 1], [1000, 2], [2001, 4], [2100, 8])).toEqual([1, 3, 4, 12]);
});

test('a window ends after five seconds, however short the pauses are', () => {
  expect(sums([0, 1], [900, 1], [1800, 1], [2700, 1], [3600, 1], [4500, 1], [5001, 1])).toEqual([1, 2, 3, 4, 5, 6, 1]);
});

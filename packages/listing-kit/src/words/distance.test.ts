import { distanceText } from './distance';

test.each([
  [0, 'Less than 1 mi away'],
  [0.9, 'Less than 1 mi away'],
  [1, '1 mi away'],
  [12.4, '12 mi away'],
  [1530, '1,530 mi away'],
])('%s miles read %s', (miles, text) => {
  expect(distanceText(miles)).toBe(text);
});

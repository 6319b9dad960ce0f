import { isSponsored } from './placement';

test('R53 a place is sponsored when it was paid for', () => {
  expect(isSponsored('premium')).toBe(true);
  expect(isSponsored('organic')).toBe(false);
  expect(isSponsored('similar')).toBe(false);
});

import { zipf } from './zipf';

test('the first rank is twice as frequent as the second, and every rank occurs', () => {
  const rank = zipf(4);
  const counts = [0, 0, 0, 0];
  const draws = 25_000;
  for (let draw = 0; draw < draws; draw += 1) counts[rank((draw + 0.5) / draws)]! += 1;
  expect(counts.map((count) => Math.round((count / draws) * 25))).toEqual([12, 6, 4, 3]);
  expect(rank(0)).toBe(0);
  expect(rank(1)).toBe(3);
});

import { sampleListing, sampleOwner } from '@forecourt/marketplace/src/testing/sample';
import { gradeOf, ndcg } from './grades';

const now = Date.UTC(2026, 5, 1);
const day = 86_400_000;
const base = sampleListing({ listedAt: now - 60 * day });
const seen = (listing = base, miles: number | null = 40, marketPrice: number | null = null) => ({
  ...{ listing, owner: sampleOwner(), marketPrice, miles, now },
});

test('a vehicle gets one grade for being for sale, and one each for its price, distance and age of the listing', () => {
  expect(gradeOf(seen())).toBe(1);
  expect(gradeOf(seen(base, 40, 24_000))).toBe(2);
  expect(gradeOf(seen(base, 40, 23_000))).toBe(1);
  expect(gradeOf(seen(base, 10))).toBe(2);
  expect(gradeOf(seen(base, null))).toBe(2);
  expect(gradeOf(seen({ ...base, listedAt: now - day }, 3, 26_000))).toBe(4);
});

test('a listing without price, without mileage, or older than half a year is worth nothing', () => {
  expect(gradeOf(seen({ ...base, salePrice: null, msrp: null }))).toBe(0);
  expect(gradeOf(seen({ ...base, mileage: null }))).toBe(0);
  expect(gradeOf(seen({ ...base, listedAt: now - 181 * day }))).toBe(0);
});

test('the best order has 1, a worse one less; if all results are worthless, every order has 1', () => {
  expect(ndcg([4, 3, 2, 1, 0])).toBe(1);
  expect(ndcg([0, 1, 2, 3, 4])).toBeLessThan(0.6);
  expect(ndcg([0, 0])).toBe(1);
});

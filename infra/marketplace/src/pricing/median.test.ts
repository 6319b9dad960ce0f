import fc from 'fast-check';
import { Sample, weightedQuantile } from './median';

const weighted = fc.array(
  fc.record({ value: fc.integer({ min: -20, max: 20 }), weight: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 1, maxLength: 60 },
);
const share = fc.integer({ min: 1, max: 10 }).map((tenths) => tenths / 10);

test('a weighted quantile is the least value up to which its share of the weight lies', () => {
  fc.assert(
    fc.property(weighted, share, (all, wanted) => {
      const total = all.reduce((sum, { weight }) => sum + weight, 0);
      const upTo = (limit: number) => all.reduce((sum, { value, weight }) => sum + (value <= limit ? weight : 0), 0);
      const expected = Math.min(
        ...all.map(({ value }) => value).filter((value) => upTo(value) >= total * wanted - 1e-9),
      );
      const [values, weights] = [all.map(({ value }) => value), all.map(({ weight }) => weight)];
      expect(weightedQuantile(Float64Array.from(values), Float64Array.from(weights), all.length, wanted)).toBe(
        expected,
      );
    }),
  );
});

test('a sample can be used again, and has a median of 0 while it is empty', () => {
  const sample = new Sample();
  expect(sample.median()).toBe(0);
  for (let value = 0; value < 201; value += 1) sample.add(value);
  expect([sample.median(), sample.quantile(0.1)]).toEqual([100, 20]);
  sample.clear().add(7, 3);
  expect(sample.median()).toBe(7);
});

import fc from 'fast-check';
import { seeded } from '../fill/random';
import { type Line, logEvidence, logMean, type Prior } from './evidence';

const same: readonly Line[] = [{ factor: 1, plus: 0 }];
const flat: Prior = { above: 1, below: 1 };
const few: Prior = { above: 0.5, below: 10 };

/** Returns the probability of `above` of `total` values. */
function probability(above: number, total: number, share: number): number {
  let ways = 1;
  for (let at = 1; at <= above; at += 1) ways = (ways * (total - above + at)) / at;
  return ways * share ** above * (1 - share) ** (total - above);
}

test('with a flat prior, evidence is that of the closed form', () => {
  // All of n values above, against none of n: 1/(n + 1)², divided by the likelihood of one half each.
  for (const n of [1, 5, 40, 900]) {
    const exact = -2 * Math.log(n + 1) + 2 * n * Math.log(2);
    expect(logEvidence({ above: 0, total: n }, { above: n, total: n }, same, flat)).toBeCloseTo(exact, 8);
  }
});

test('for every tolerated pair of shares, the expected evidence is at most 1', () => {
  const shares = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  const totals = fc.integer({ min: 1, max: 14 });
  const line = fc.record({
    factor: fc.double({ min: 1, max: 2, noNaN: true }),
    plus: fc.double({ min: 0, max: 0.2, noNaN: true }),
  });
  fc.assert(
    fc.property(
      shares,
      shares,
      totals,
      totals,
      fc.array(line, { minLength: 1, maxLength: 2 }),
      (before, less, n, m, lines) => {
        const most = Math.max(...lines.map(({ factor, plus }) => Math.min(1, factor * before + plus)));
        const after = most * less;
        let expected = 0;
        for (let x = 0; x <= n; x += 1)
          for (let y = 0; y <= m; y += 1) {
            const evidence = logEvidence({ above: x, total: n }, { above: y, total: m }, lines, few);
            expected += probability(x, n, before) * probability(y, m, after) * Math.exp(evidence);
          }
        expect(expected).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
    { numRuns: 150 },
  );
});

test('a candidate at the bound of what is tolerated reaches 20 in fewer than 5 % of sequences, looked at after every value', () => {
  const next = seeded(1);
  const lines: readonly Line[] = [{ factor: 1.5, plus: 0 }];
  let alarms = 0;
  for (let sequence = 0; sequence < 400; sequence += 1) {
    const [baseline, candidate] = [
      { above: 0, total: 0 },
      { above: 0, total: 0 },
    ];
    for (let value = 0; value < 300; value += 1) {
      baseline.total += 1;
      candidate.total += 1;
      if (next() < 0.1) baseline.above += 1;
      if (next() < 0.15) candidate.above += 1;
      if (logEvidence(baseline, candidate, lines, few) < Math.log(20)) continue;
      alarms += 1;
      break;
    }
  }
  expect(alarms).toBeLessThan(20);
});

test('evidence grows with every value of a share that is too large, and never without one', () => {
  const baseline = { above: 50, total: 1000 };
  const at = (above: number) => logEvidence(baseline, { above, total: 100 }, same, flat);
  for (let above = 6; above < 100; above += 1) expect(at(above + 1)).toBeGreaterThan(at(above));
  for (let above = 0; above <= 5; above += 1) expect(at(above)).toBeLessThan(0);
});

test('the largest of several lines is tolerated', () => {
  const lines: readonly Line[] = [
    { factor: 2, plus: 0 },
    { factor: 1, plus: 0.05 },
  ];
  const evidence = (before: number, after: number) =>
    logEvidence({ above: before, total: 1000 }, { above: after, total: 1000 }, lines, flat);
  expect(evidence(10, 59)).toBeLessThan(0);
  expect(evidence(10, 150)).toBeGreaterThan(10);
  expect(evidence(200, 399)).toBeLessThan(0);
  expect(evidence(200, 600)).toBeGreaterThan(10);
});

test('a mean of logarithms is that of the values', () => {
  expect(logMean([Math.log(1), Math.log(3)])).toBeCloseTo(Math.log(2), 12);
  expect(logMean([2000, 2000])).toBe(2000);
  expect(logMean([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBe(Number.NEGATIVE_INFINITY);
});

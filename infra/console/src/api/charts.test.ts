import { chartsOf, chartText } from './charts';
import type { Measured, Series } from './client';

const metric = { metric: 'errors', unit: '%', value: 2, before: 1, tolerated: 1.5, difference: null } as const;
const measured: Measured = {
  ...{ version: '1.1.0', before: '1.0.0', visits: { version: 10, before: 20 } },
  metrics: [metric, { ...metric, metric: 'lcp', unit: 'ms' }],
};
const period = (time: string, value: number) => ({
  at: `2030-01-01T${time}:00.000Z`,
  values: { errors: { value, count: 100 } },
});
const stable = { version: '1.0.0', periods: [period('12:00', 1), period('12:15', 0.5)] };
const series: Series = {
  periodMs: 300_000,
  versions: [
    stable,
    { version: '1.1.0', periods: [period('12:10', 4), period('12:15', 2)] },
    { version: '9.9.9', periods: [period('09:00', 99)] },
  ],
};

test('a chart has both versions on the same times, without a gap; a metric that was not measured has none', () => {
  const charts = chartsOf(measured, series);
  expect(charts.map((one) => one.metric)).toEqual(['errors']);
  const [{ times, lines, tolerated }] = charts as [(typeof charts)[number]];
  expect(times.map((time) => time - times[0]!)).toEqual([0, 300, 600, 900]);
  expect(lines.map(({ version, points }) => [version, points.map((point) => point?.value ?? null)])).toEqual([
    ['1.1.0', [null, null, 4, 2]],
    ['1.0.0', [1, null, null, 0.5]],
  ]);
  expect(tolerated).toBe(1.5);
});

test('a version without one before has one line; without reports there is no chart', () => {
  const first = { ...measured, before: null, metrics: [{ ...metric, before: null, tolerated: null }] };
  expect(chartsOf(first, series)[0]?.lines.map(({ version }) => version)).toEqual(['1.1.0']);
  expect(chartsOf(measured, { ...series, versions: [] })).toEqual([]);
});

test('the words of a chart have its last and highest values, and what is tolerated', () => {
  const [chart] = chartsOf(measured, series);
  expect(chartText(chart!)).toBe(
    'Errors from 12:00 to 12:15 UTC: 1.1.0 was 2.0 % at 12:15, at most 4.0 % at 12:10; 1.0.0 was 0.5 % at 12:15, at most 1.0 % at 12:00; tolerated is 1.5 %.',
  );
  const silent = { ...series, versions: [stable] };
  expect(chartText(chartsOf({ ...measured, metrics: [{ ...metric, tolerated: null }] }, silent)[0]!)).toBe(
    'Errors from 12:00 to 12:15 UTC: 1.1.0 was not measured; 1.0.0 was 0.5 % at 12:15, at most 1.0 % at 12:00.',
  );
});

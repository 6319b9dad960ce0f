import { measuredText } from './measured';
import { differenceText, nextOf } from './watch';

test('values have the unit of their metric', () => {
  expect([measuredText(null, 'ms'), measuredText(1234.56, 'ms'), measuredText(2.5, '%')]).toEqual([
    '–',
    '1234.6 ms',
    '2.5 %',
  ]);
  expect([measuredText(12_345, 'bytes'), measuredText(0.0314, 'score')]).toEqual(['12.3 kB', '0.031']);
});

test('a difference is one only if it is significant', () => {
  const metric = { metric: 'lcp', unit: 'ms', value: 2000, before: 1500, tolerated: 1875, difference: null } as const;
  expect(differenceText(metric, true)).toBe('not significant');
  expect(differenceText({ ...metric, difference: 'worse' }, false)).toBe('worse');
  for (const early of [differenceText({ ...metric, before: null }, true), differenceText(metric, false)])
    expect(early).toBe('not comparable yet');
});

test('what the registry will do depends on canary and probation', () => {
  expect(nextOf({ probationUntil: null }, true, false)).toContain('ends by itself');
  expect(nextOf({ probationUntil: null }, false, false)).toMatch(/probation, .*, is over/);
  const onProbation = { probationUntil: '2030-01-01T12:34:00.000Z' };
  expect(nextOf(onProbation, false, false)).toContain('until 12:34 UTC');
  expect(nextOf(onProbation, false, true)).toContain('nothing takes it back');
});

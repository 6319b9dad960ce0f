import { differenceText, measuredText, nextOf } from './watch';

test('values have the unit of their metric', () => {
  expect([measuredText(null, 'ms'), measuredText(1234.56, 'ms'), measuredText(2.5, '%')]).toEqual([
    '–',
    '1234.6 ms',
    '2.5 %',
  ]);
  expect([measuredText(12_345, 'bytes'), measuredText(0.0314, 'score')]).toEqual(['12.3 kB', '0.031']);
});

test('a difference is one only if it is significant', () => {
  const metric = { metric: 'lcp', unit: 'ms', value: 2000, before: 1500, difference: null } as const;
  expect(differenceText(metric)).toBe('not significant');
  expect(differenceText({ ...metric, difference: 'worse' })).toBe('worse');
  expect(differenceText({ ...metric, before: null })).toBe('not comparable yet');
});

test('what the registry will do depends on canary and probation', () => {
  expect(nextOf({ probationUntil: null }, true)).toContain('ends by itself');
  expect(nextOf({ probationUntil: null }, false)).toContain('probation is over');
  expect(nextOf({ probationUntil: '2030-01-01T12:34:00.000Z' }, false)).toContain('until 12:34 UTC');
});

import { agoText, healthKind, healthText } from './texts';

const now = Date.parse('2030-01-01T12:00:00.000Z');
const at = (ms: number) => agoText(new Date(now + ms).toISOString(), now);
const [minute, hour] = [60_000, 3_600_000];

test('a time to come is rounded to the nearest unit, a past one down', () => {
  expect([8 * hour - 3000, hour - 3000, 24 * hour - 3000].map(at)).toEqual(['in 8 hr.', 'in 1 hr.', 'tomorrow']);
  expect([-8 * hour + 3000, -90 * minute].map(at)).toEqual(['7 hr. ago', '1 hr. ago']);
  expect([-3000, 3000].map(at)).toEqual(['just now', 'just now']);
});

const health = { visits: 1, isJudged: false, errors: 0, worse: [] };

test('few visits are no verdict, whether or not they had errors', () => {
  expect(healthText({ health })).toBe('too few visits to judge: 1 visit, 0.0 % with errors');
  expect(healthKind({ health })).toBe('unknown');
  const many = { ...health, visits: 50, isJudged: true, errors: null };
  expect([healthText({ health: many }), healthKind({ health: many })]).toEqual(['well: 50 visits', 'well']);
  expect([healthText({ health: null }), healthKind({ health: null })]).toEqual(['no reports yet', 'unknown']);
});

test('what is worse has a plain name, and counts however few visits there are', () => {
  const worse = { ...health, worse: ['late' as const] };
  expect(healthText({ health: worse })).toBe('worse than before: Late slots (1 visit, 0.0 % with errors)');
  expect(healthKind({ health: worse })).toBe('worse');
});

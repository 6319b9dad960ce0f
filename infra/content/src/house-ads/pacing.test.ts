import { Pacing } from './pacing';

const campaign = { id: 'one', perDay: 24 };

test('the daily limit is spread evenly over the day, and reset the next day', () => {
  let now = new Date('2026-11-22T00:30:00Z');
  const pacing = new Pacing(() => now);
  const handOut = () => {
    let times = 0;
    while (pacing.allows(campaign)) {
      pacing.count(campaign);
      times += 1;
    }
    return times;
  };
  expect(handOut()).toBe(1);
  now = new Date('2026-11-22T11:30:00Z');
  expect(handOut()).toBe(11);
  now = new Date('2026-11-22T23:59:59Z');
  expect(handOut()).toBe(12);
  now = new Date('2026-11-23T01:30:00Z');
  expect(handOut()).toBe(2);
});

test('a campaign without such a limit is always there', () => {
  const pacing = new Pacing(() => new Date('2026-11-22T00:00:00Z'));
  for (let times = 0; times < 100; times += 1) pacing.count({ id: 'two' });
  expect(pacing.allows({ id: 'two' })).toBe(true);
});

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

test('a campaign without a daily limit is always allowed', () => {
  const pacing = new Pacing(() => new Date('2026-11-22T00:00:00Z'));
  for (let times = 0; times < 100; times += 1) pacing.count({ id: 'two' });
  expect(pacing.allows({ id: 'two' })).toBe(true);
});

test('campaigns are counted separately, and each is allowed again as soon as its next share of the day begins', () => {
  let now = new Date('2026-11-22T00:00:00Z');
  const pacing = new Pacing(() => now);
  const [one, other] = [campaign, { id: 'other', perDay: 24 }];
  pacing.count(one);
  expect([pacing.allows(one), pacing.allows(other)]).toEqual([false, true]);
  now = new Date('2026-11-22T00:59:59Z');
  expect(pacing.allows(one)).toBe(false);
  now = new Date('2026-11-22T01:00:00Z');
  expect(pacing.allows(one)).toBe(true);
  pacing.count(one);
  now = new Date('2026-11-22T02:00:00Z');
  expect(pacing.allows(one)).toBe(true);
});

test('the first count of a new day belongs to that day', () => {
  let now = new Date('2026-11-22T00:00:00Z');
  const pacing = new Pacing(() => now);
  pacing.count(campaign);
  now = new Date('2026-11-23T00:00:00Z');
  pacing.count(campaign);
  expect(pacing.allows(campaign)).toBe(false);
  now = new Date('2026-11-23T01:00:00Z');
  expect(pacing.allows(campaign)).toBe(true);
});

test('the share of the day is counted to the second', () => {
  let now = new Date('2026-11-22T00:02:03Z');
  const pacing = new Pacing(() => now);
  const everySecond = { id: 'often', perDay: 86_400 };
  for (let times = 0; times < 2 * 60 + 4; times += 1) {
    expect(pacing.allows(everySecond)).toBe(true);
    pacing.count(everySecond);
  }
  expect(pacing.allows(everySecond)).toBe(false);
  now = new Date('2026-11-22T00:02:04Z');
  expect(pacing.allows(everySecond)).toBe(true);
});

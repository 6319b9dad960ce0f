import { Frequency } from './frequency';

let now = new Date('2026-11-22T12:00:00Z');
const ad = { id: 'tyres', capPerDay: 2 };
beforeEach(() => {
  now = new Date('2026-11-22T12:00:00Z');
  localStorage.clear();
});
const open = (keeps = true) => new Frequency(keeps, () => now);

test('an ad is excluded once it was shown as often as its cap allows, until the next day', () => {
  const frequency = open();
  frequency.note(ad);
  expect(frequency.enough).toEqual([]);
  frequency.note(ad);
  expect(frequency.enough).toEqual(['tyres']);
  expect(open().enough).toEqual(['tyres']);
  now = new Date('2026-11-23T00:00:00Z');
  expect(open().enough).toEqual([]);
});

test('one without a cap is not counted', () => {
  const frequency = open();
  for (let times = 0; times < 10; times += 1) frequency.note({ id: 'free' });
  expect(frequency.enough).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('without consent it is counted for the page and stored nowhere', () => {
  const frequency = open(false);
  frequency.note(ad);
  frequency.note(ad);
  expect(frequency.enough).toEqual(['tyres']);
  expect(localStorage).toHaveLength(0);
  expect(open(false).enough).toEqual([]);
});

test.each(['{', 'null', '{"day":1}', '[]', '"x"'])('%s in the browser’s memory is as nothing', (text) => {
  localStorage.setItem('fc-ads-shown', text);
  const frequency = open();
  expect(frequency.enough).toEqual([]);
  frequency.note({ ...ad, capPerDay: 1 });
  expect(frequency.enough).toEqual(['tyres']);
});

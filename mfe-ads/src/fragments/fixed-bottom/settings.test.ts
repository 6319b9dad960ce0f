import { settingsOf } from './settings';

test('R67 a layout may set 10 renewals; the default is 25', () => {
  expect(settingsOf({ scrollPercent: 10, intervalMs: 30_000, refreshLimit: 10 })).toEqual({
    ...{ scrollPercent: 10, intervalMs: 30_000, refreshLimit: 10 },
  });
  expect(settingsOf({})).toEqual({ scrollPercent: 10, intervalMs: 30_000, refreshLimit: 25 });
});

test.each<[string, string | number]>([
  ['scrollPercent', -1],
  ['scrollPercent', 101],
  ['intervalMs', 10],
  ['refreshLimit', 26],
  ['refreshLimit', '10'],
])('%s of %j is as nothing', (name, value) => {
  expect(settingsOf({ [name]: value })).toEqual(settingsOf({}));
});

import { hoursOf } from './opening-hours';

test('hours are written in words, and so are the days on which the seller is closed', () => {
  expect(hoursOf(['Mo-Fr 09:00-20:30', 'Sa 10:00-12:00'])).toEqual([
    ['Monday to Friday', '9 AM to 8:30 PM'],
    ['Saturday', '10 AM to 12 PM'],
    ['Sunday', 'Closed'],
  ]);
});

test.each([[[]], [['whenever']], [['Xx 09:00-10:00']], [['Mo-Fr']], [['<b>Mo 09:00-10:00']]])(
  '%j gives no hours',
  (lines) => {
    expect(hoursOf(lines)).toEqual([]);
  },
);

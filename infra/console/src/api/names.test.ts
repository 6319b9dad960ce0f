import { actionText, countText } from './names';

test('one thing is in the singular, none and more in the plural', () => {
  expect([0, 1, 2].map((count) => countText(count, 'visit'))).toEqual(['0 visits', '1 visit', '2 visits']);
});

test('a change has a plain name, and one that a newer registry knows its own word', () => {
  expect(actionText('set-layout')).toBe('Changed a layout');
  expect([actionText('paint-page'), actionText('toString')]).toEqual(['paint-page', 'toString']);
});

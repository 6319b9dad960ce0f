import { actionText, authorName, countText } from './names';

test('one thing is in the singular, none and more in the plural', () => {
  expect([0, 1, 2].map((count) => countText(count, 'visit'))).toEqual(['0 visits', '1 visit', '2 visits']);
});

test('a change has a plain name, and one that a newer registry knows its own word', () => {
  expect(actionText('set-layout')).toBe('Changed a layout');
  expect([actionText('paint-page'), actionText('toString')]).toEqual(['paint-page', 'toString']);
});

test.each([
  [{ who: '127.0.0.1' }, 'operator at 127.0.0.1'],
  [{ who: '::1' }, 'operator at ::1'],
  [{ who: '::ffff:10.0.0.7' }, 'operator at ::ffff:10.0.0.7'],
  [{ who: 'team-ads' }, 'team-ads'],
  [{ who: 'team-ads', person: 'ada' }, 'ada'],
  [{ who: 'openid:10', person: 'grace' }, 'grace'],
  [{ who: 'ci', person: null }, 'ci'],
  [{ who: 'dead' }, 'dead'],
])('%j is shown as %s', (author, name) => {
  expect(authorName(author)).toBe(name);
});

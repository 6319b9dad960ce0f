import { isGuessedFirst } from './guessable';

test('a password is judged by its first 32 characters, so that no look takes long', () => {
  const hard = 'Kz7#vQ2!mX9@pL4&';
  expect(isGuessedFirst(`${'a'.repeat(32)}${hard}`, 'ann@example.com')).toBe(true);
  expect(isGuessedFirst(`${hard}${'a'.repeat(112)}`, 'ann@example.com')).toBe(false);
});

import { isGuessedFirst } from './guessable';

const email = 'annabel.lee+cars@oakfield.example';
const hard = 'Kz7#vQ2!mX9@pL4&';

test('a password is estimated by its first 32 characters, so that no estimate takes long', () => {
  expect(isGuessedFirst(`${'a'.repeat(32)}${hard}`, email)).toBe(true);
  expect(isGuessedFirst(`${hard}${'a'.repeat(112)}`, email)).toBe(false);
});

test.each([
  ['a password from data breaches', 'password1234'],
  ['a row of keys', 'qwertyuiop12'],
  ['a repetition', 'abcabcabcabc'],
  ['the name of the site', 'forecourt123'],
  ['its domain', 'carsforsale1'],
  ['the domain of the owner’s address', 'oakfield2024'],
  ['the name in the owner’s address', 'annabelannabel'],
])('%s is easy to guess', (_what, password) => {
  expect(isGuessedFirst(password, email)).toBe(true);
});

test('the account’s own address is easy to guess', () => {
  expect(isGuessedFirst('x9q.zvk@elm.example', 'x9q.zvk@elm.example')).toBe(true);
  expect(isGuessedFirst('x9q.zvk@elm.example', email)).toBe(false);
});

test('another person’s address counts like other words, and an unlikely password is hard to guess', () => {
  expect(isGuessedFirst('oakfieldrose77', 'bob@elm.example')).toBe(false);
  expect(isGuessedFirst(hard, email)).toBe(false);
});

test('a password on the least score is accepted', () => {
  expect(isGuessedFirst('kivutoja', email)).toBe(false);
});

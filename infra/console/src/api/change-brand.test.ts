import { dataCommand, removeCommand, restoreCommand } from './change-brand';

test('each change has its command, with the reason quoted for a shell', () => {
  expect([dataCommand('volt', ''), restoreCommand('volt', 2, ' '), removeCommand('volt', "it's old")]).toEqual([
    'npm run fragment -- brand set volt.json',
    'npm run fragment -- brand rollback volt --to 2',
    "npm run fragment -- brand remove volt --why 'it'\\''s old'",
  ]);
});

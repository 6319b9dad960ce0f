import * as z from 'zod';
import { readEnvironment, variablesOf } from './environment';
import { origins, originsForm, port, wholeNumber } from './variables';

const schema = z.object({
  PORT: port.default(3000).describe('Where it listens.'),
  PATIENCE: wholeNumber(50, 900).default(500).describe('How long it waits.'),
  SECRET: z.string().min(16).optional().meta({ description: 'Signs.', standard: 'made at each start' }),
  OVEN_URL: z.url({ protocol: /^https?$/ }).describe('The oven.'),
  FRIENDS: origins.default([]).meta({ description: 'Who may ask.', form: originsForm }),
  MOOD: z.enum(['sweet', 'sour']).default('sweet').describe('The mood.'),
});
const OVEN_URL = 'http://oven';

test('an absent variable has its default', () => {
  expect(readEnvironment(schema, { OVEN_URL })).toEqual({
    ...{ PORT: 3000, PATIENCE: 500, OVEN_URL, FRIENDS: [], MOOD: 'sweet' },
  });
});

test.each(['', ' '])('a variable set to "%s" counts as absent', (nothing) => {
  const environment = { PORT: nothing, PATIENCE: nothing, SECRET: nothing, OVEN_URL, FRIENDS: nothing, MOOD: nothing };
  expect(readEnvironment(schema, environment)).toMatchObject({ PORT: 3000, PATIENCE: 500, FRIENDS: [], MOOD: 'sweet' });
});

test('variables that are set are parsed', () => {
  const environment = { PORT: '0', OVEN_URL, FRIENDS: 'https://a.example/shop, http://b.example:81' };
  expect(readEnvironment(schema, environment)).toMatchObject({
    PORT: 0,
    FRIENDS: ['https://a.example', 'http://b.example:81'],
  });
});

test('every invalid variable is named, with the expected form and without its value', () => {
  const environment = { PORT: 'http', PATIENCE: '30', SECRET: 'hunter2', FRIENDS: 'b.example', MOOD: 'bitter' };
  expect(() => readEnvironment(schema, environment)).toThrow(
    new Error(
      'The environment is not usable. PORT has to be a whole number from 0 to 65535; ' +
        'PATIENCE has to be a whole number from 50 to 900; SECRET has to be text of at least 16 characters; ' +
        'OVEN_URL has to be set: an http URL; FRIENDS has to be origins such as https://cars.example, comma-separated; ' +
        'MOOD has to be one of sweet, sour.',
    ),
  );
});

test('a schema lists its variables as the documentation does', () => {
  expect(variablesOf(schema).slice(0, 3)).toEqual([
    { name: 'PORT', form: 'a whole number from 0 to 65535', standard: '3000', description: 'Where it listens.' },
    { name: 'PATIENCE', form: 'a whole number from 50 to 900', standard: '500', description: 'How long it waits.' },
    { name: 'SECRET', form: 'text of at least 16 characters', standard: 'made at each start', description: 'Signs.' },
  ]);
  expect(variablesOf(schema).at(4)).toMatchObject({ name: 'FRIENDS', standard: null });
});

test('a variable without a description is refused', () => {
  expect(() => variablesOf(z.object({ PORT: port }))).toThrow('The variable PORT has no description.');
});

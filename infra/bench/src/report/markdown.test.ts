import { type RowId, rows } from '../budgets';
import { sectionOf } from './markdown';
import { verdictOf } from './verdict';

test('a value at its budget is within it, a value beyond is over it, in both directions', () => {
  expect(verdictOf({ budget: { most: 0.8 } }, 0.8)).toBe('within');
  expect(verdictOf({ budget: { most: 0.8 } }, 0.81)).toBe('over');
  expect(verdictOf({ budget: { least: 1.8 } }, 1.8)).toBe('within');
  expect(verdictOf({ budget: { least: 1.8 } }, 1.79)).toBe('over');
  expect(verdictOf({}, 5)).toBe('none');
});

test('a value that is not a number is over every budget', () => {
  for (const budget of [{ most: 1 }, { least: 1 }]) expect(verdictOf({ budget }, Number.NaN)).toBe('over');
});

test('a section has a line for each value, with unit, budget and verdict, and the notes below', () => {
  const text = sectionOf('compose', 'the page', {
    values: { 'compose.cpu-ratio': 0.9, 'compose.rate-ratio': 2, 'compose.cpu-shell': 4.256 },
    notes: ['measured on a Tuesday'],
  });
  expect(text).toContain('| CPU per page, shell ÷ plain | 0.90 × | ≤ 0.80 × | **over** |');
  expect(text).toContain('| pages/s, shell ÷ plain | 2.00 × | ≥ 1.80 × | within |');
  expect(text).toContain('| CPU per page, shell (all its threads) | 4.26 ms |  |  |');
  expect(text).toContain('- measured on a Tuesday');
  expect(text).not.toContain('latency');
});

test('tables stand between the values and the notes', () => {
  const table = {
    head: ['engine', 'CPU'],
    lines: [
      ['ours', '1 ms'],
      ['theirs', '20 ms'],
    ],
  };
  const text = sectionOf('search', 'searches', { values: { 'search.cpu-p50': 1 }, tables: [table], notes: ['a note'] });
  expect(text).toContain('\n\n| engine | CPU |\n| --- | ---: |\n| ours | 1 ms |\n| theirs | 20 ms |\n\n- a note');
});

test('every row belongs to the benchmark that its name begins with', () => {
  for (const id of Object.keys(rows) as RowId[]) expect(id.split('.')[0]).toBe(rows[id].benchmark);
});

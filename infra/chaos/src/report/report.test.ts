import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../run/arena';
import { trials } from '../trials/trials';
import { RunState } from './state';
import { tableOf, withTable } from './table';

const fine: Outcome = { requests: 40, pages: 20, lost: 0, lacked: 0, worstMs: 81.4, healedMs: 12, faults: [] };
const broken: Outcome = { ...fine, lost: 2, worstMs: 3000, healedMs: null, faults: ['2 pages lost'] };

test('there are more than fifty trials, in every part of the site, with unique names', () => {
  expect(new Set(trials.map(({ name }) => name)).size).toBe(trials.length);
  expect(trials.length).toBeGreaterThan(50);
  expect(new Set(trials.map(({ room }) => room))).toEqual(
    new Set(['input', 'composition', 'registry', 'shell', 'marketplace', 'accounts']),
  );
});

test('the table has the result of each trial, and the sums of all', () => {
  const table = tableOf([
    [trials[0]!, fine],
    [trials[1]!, broken],
  ]);
  expect(table).toContain(`| ${trials[0]!.name} | input | 40 | 0 | 0 | 81 ms | 12 ms | ${trials[0]!.remedy} |`);
  expect(table).toContain('| 3,000 ms | never | **not withstood**: 2 pages lost |');
  expect(table).toContain('1 of 2 trials withstood; 80 requests, 2 pages lost, 0 that lacked more than the culprit');
});

test('it replaces the previous table in the document, and nothing else', () => {
  const document = withTable(
    'before\n<!-- chaos: written by `npm run chaos -- --write` -->\nold\n<!-- chaos: end -->\nafter\n',
    'new',
  );
  expect(document).toMatch(/^before\n<!--.*-->\n\nnew\n\n<!-- chaos: end -->\nafter\n$/);
  expect(() => withTable('no place', 'new')).toThrow('has no');
});

describe('a run that was interrupted', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-chaos-state-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const path = () => join(folder, 'run.json');

  test('continues', () => {
    new RunState(path(), { seed: 1, requests: 100 }).keep('a trial', broken);
    const next = new RunState(path(), { seed: 1, requests: 100 });
    expect([next.outcomeOf('a trial'), next.outcomeOf('another')]).toEqual([broken, undefined]);
  });

  test('starts over with another seed or length, or if its file is torn', () => {
    new RunState(path(), { seed: 1, requests: 100 }).keep('a trial', fine);
    expect(new RunState(path(), { seed: 2, requests: 100 }).outcomeOf('a trial')).toBeUndefined();
    expect(new RunState(path(), { seed: 1, requests: 200 }).outcomeOf('a trial')).toBeUndefined();
    writeFileSync(path(), '{"seed":1');
    expect(new RunState(path(), { seed: 1, requests: 100 }).outcomeOf('a trial')).toBeUndefined();
  });
});

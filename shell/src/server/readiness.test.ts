import { Drain } from '@forecourt/service';
import { Readiness } from './readiness';

let missing: string[];
let drain: Drain;
let changes: (readonly string[])[];
let readiness: Readiness;
beforeEach(() => {
  missing = [];
  drain = new Drain();
  changes = [];
  readiness = new Readiness({ drain, missing: () => missing, onChange: (reasons) => changes.push(reasons) });
});

test('R75 the reasons name what the shell lacks, and are empty once it has everything', () => {
  missing = ['the registry has not answered yet'];
  expect([readiness.reasons(), readiness.isReady]).toEqual([['the registry has not answered yet'], false]);
  missing = [];
  expect([readiness.reasons(), readiness.isReady]).toEqual([[], true]);
});

test('a shell that drains is not ready, however well its pages are', () => {
  expect(readiness.reasons()).toEqual([]);
  drain.begin();
  expect(readiness.reasons()).toEqual(['the shell is about to stop']);
});

test('only changes are reported', () => {
  for (const _time of [1, 2]) readiness.reasons();
  missing = ['no remote is promoted yet'];
  for (const _time of [1, 2]) readiness.reasons();
  expect(changes).toEqual([[], ['no remote is promoted yet']]);
});

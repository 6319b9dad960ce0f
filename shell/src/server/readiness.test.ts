import { Drain } from '@forecourt/service';
import { Readiness, type Sample } from './readiness';

let now: number;
let sample: Sample;
let sampled: number;
let missing: string[];
let drain: Drain;
let changes: (readonly string[])[];
let readiness: Readiness;
beforeEach(() => {
  now = 1_000_000;
  sample = { kind: 'whole' };
  sampled = 0;
  missing = [];
  drain = new Drain();
  changes = [];
  readiness = new Readiness({
    drain,
    missing: () => missing,
    async sample() {
      sampled += 1;
      return sample;
    },
    now: () => now,
    onChange: (reasons) => changes.push(reasons),
  });
});
const later = (ms: number) => {
  now += ms;
  return readiness.reasons();
};

test('one sample answers all who ask while it lasts', async () => {
  await Promise.all([later(0), later(0), later(0)]);
  await later(4000);
  expect(sampled).toBe(1);
  await later(2000);
  expect(sampled).toBe(2);
});

test('what is missing is said without a sample', async () => {
  missing = ['the registry has not answered yet'];
  expect(await later(0)).toEqual(['the registry has not answered yet']);
  expect(sampled).toBe(0);
});

test('a shell that drains is not ready, however well its pages are', async () => {
  expect(await later(0)).toEqual([]);
  drain.begin();
  expect(await later(0)).toEqual(['the shell is about to stop']);
});

test('a page that failed is a reason at once, and none as soon as it is whole again', async () => {
  await later(0);
  sample = { kind: 'failed', reason: 'it was 500' };
  expect(await later(6000)).toEqual(['it was 500']);
  sample = { kind: 'whole' };
  expect(await later(1000)).toEqual([]);
});

test('each other answer than before is told, once', async () => {
  expect(readiness.isReady).toBe(false);
  await later(0);
  expect(readiness.isReady).toBe(true);
  await later(6000);
  sample = { kind: 'failed', reason: 'it was 500' };
  for (let time = 0; time < 3; time += 1) await later(6000);
  expect([changes, readiness.isReady]).toEqual([[[], ['it was 500']], false]);
});

test('a shell that is too busy for its sample is ready for half a minute more', async () => {
  await later(0);
  sample = { kind: 'busy' };
  expect(await later(20_000)).toEqual([]);
  expect(await later(20_000)).toEqual(['no page was whole for 30 s: too busy']);
});

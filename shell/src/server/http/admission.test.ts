import fc from 'fast-check';
import { Admission } from './admission';
import { ConcurrencyLimit } from './concurrency-limit';

const present = new AbortController().signal;
const long = 60_000;
const backlogDrained = async () => {};
const steady = (places: number) => new ConcurrencyLimit({ least: places, most: places, promptMs: 0 });

function letIn(entered: Awaited<ReturnType<Admission['enter']>>): () => void {
  if (typeof entered === 'string') throw new Error(`turned away: ${entered}`);
  return entered;
}

test('requests are admitted up to the limit, others are queued in order, and the rest is refused', async () => {
  const admission = new Admission({ concurrency: steady(2), room: 2, timeoutMs: long, backlogDrained });
  const first = letIn(await admission.enter('here', present));
  const second = letIn(await admission.enter('here', present));
  const order: string[] = [];
  const third = admission.enter('here', present).then((entered) => {
    order.push('third');
    return letIn(entered);
  });
  const fourth = admission.enter('here', present).then((entered) => {
    order.push('fourth');
    return letIn(entered);
  });
  expect(await admission.enter('here', present)).toBe('full');
  expect([admission.inside, admission.waiting]).toEqual([2, 2]);
  first();
  (await third)();
  (await fourth)();
  second();
  expect(order).toEqual(['third', 'fourth']);
  expect([admission.inside, admission.waiting]).toEqual([0, 0]);
});

test('a place that is released twice is one place', async () => {
  const admission = new Admission({ concurrency: steady(1), room: 0, timeoutMs: long, backlogDrained });
  const leave = letIn(await admission.enter('here', present));
  leave();
  leave();
  letIn(await admission.enter('here', present));
  expect(await admission.enter('here', present)).toBe('full');
});

test('a request that has waited for too long is refused, and takes no place afterwards', async () => {
  const admission = new Admission({ concurrency: steady(1), room: 5, timeoutMs: 20, backlogDrained });
  const leave = letIn(await admission.enter('here', present));
  expect(await admission.enter('here', present)).toBe('waited');
  leave();
  expect([admission.inside, admission.waiting]).toEqual([0, 0]);
});

test('a client that leaves the queue makes room for others', async () => {
  const admission = new Admission({ concurrency: steady(1), room: 1, timeoutMs: long, backlogDrained });
  const leave = letIn(await admission.enter('here', present));
  const visitor = new AbortController();
  const waiting = admission.enter('here', visitor.signal);
  visitor.abort();
  expect(await waiting).toBe('left');
  const next = admission.enter('here', present);
  leave();
  letIn(await next)();
  expect(await admission.enter('here', visitor.signal)).toBe('left');
  expect(admission.inside).toBe(0);
});

test('no request is admitted before all connections are accepted; one that finds no room is refused meanwhile', async () => {
  let calm = () => {};
  const admission = new Admission({
    ...{ concurrency: steady(1), room: 1, timeoutMs: long },
    backlogDrained: () =>
      new Promise((resolve) => {
        calm = resolve;
      }),
  });
  const first = admission.enter('here', present);
  const second = admission.enter('here', present);
  expect(await admission.enter('here', present)).toBe('full');
  expect([admission.inside, admission.waiting]).toEqual([0, 2]);
  calm();
  const leave = letIn(await first);
  expect([admission.inside, admission.waiting]).toEqual([1, 1]);
  leave();
  calm();
  letIn(await second)();
});

test('admits next a request of the network with the fewest admitted ones, so that a flood from one network delays no other', async () => {
  const admission = new Admission({ concurrency: steady(2), room: 10, timeoutMs: long, backlogDrained });
  const first = letIn(await admission.enter('flood', present));
  letIn(await admission.enter('flood', present));
  const order: string[] = [];
  const come = (name: string, network: string) =>
    admission.enter(network, present).then((entered) => {
      order.push(name);
      letIn(entered)();
    });
  const all = [come('a', 'flood'), come('b', 'flood'), come('c', 'home'), come('d', 'office'), come('e', 'home')];
  first();
  await Promise.all(all);
  expect(order).toEqual(['c', 'd', 'e', 'a', 'b']);
  expect([admission.inside, admission.waiting]).toEqual([1, 0]);
});

test('refuses, in a full queue, the last request of the network with the most, never for a request of the same network', async () => {
  const admission = new Admission({ concurrency: steady(1), room: 3, timeoutMs: long, backlogDrained });
  const leave = letIn(await admission.enter('flood', present));
  const crowd = ['first', 'second', 'third'].map(() => admission.enter('flood', present));
  expect(await admission.enter('flood', present)).toBe('full');
  const home = admission.enter('home', present);
  expect(await crowd[2]).toBe('full');
  const office = admission.enter('office', present);
  expect(await crowd[1]).toBe('full');
  // Two of the flood, one of each other network: no network has more than one request above a new one.
  expect(await admission.enter('home', present)).toBe('full');
  expect([admission.inside, admission.waiting]).toEqual([1, 3]);
  leave();
  for (const next of [crowd[0]!, home, office]) letIn(await next)();
  expect([admission.inside, admission.waiting]).toEqual([0, 0]);
});

test('every request is either served once or refused once, and at the end none is left', async () => {
  const come = fc.record({ network: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(come, { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(5),
      async (visits, places, room) => {
        const admission = new Admission({ concurrency: steady(places), room, timeoutMs: long, backlogDrained });
        let most = 0;
        const answers = visits.map(async ({ network, leaves }) => {
          const visitor = new AbortController();
          const entering = admission.enter(network, visitor.signal);
          if (leaves) visitor.abort();
          const entered = await entering;
          most = Math.max(most, admission.inside);
          if (typeof entered === 'string') return entered;
          await backlogDrained();
          entered();
          return 'served';
        });
        const outcomes = await Promise.all(answers);
        expect(most).toBeLessThanOrEqual(places);
        expect(outcomes.filter((outcome) => outcome === 'waited')).toEqual([]);
        expect([admission.inside, admission.waiting]).toEqual([0, 0]);
      },
    ),
  );
});

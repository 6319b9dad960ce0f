import { Admission } from './admission';

const present = new AbortController().signal;
const long = 60_000;
const quiet = async () => {};

function letIn(entered: Awaited<ReturnType<Admission['enter']>>): () => void {
  if (typeof entered === 'string') throw new Error(`turned away: ${entered}`);
  return entered;
}

test('so many are let in at once, some wait in turn, all others are turned away', async () => {
  const admission = new Admission({ places: 2, room: 2, patienceMs: long, quiet });
  const first = letIn(await admission.enter(present));
  const second = letIn(await admission.enter(present));
  const order: string[] = [];
  const third = admission.enter(present).then((entered) => {
    order.push('third');
    return letIn(entered);
  });
  const fourth = admission.enter(present).then((entered) => {
    order.push('fourth');
    return letIn(entered);
  });
  expect(await admission.enter(present)).toBe('full');
  expect([admission.inside, admission.waiting]).toEqual([2, 2]);
  first();
  (await third)();
  (await fourth)();
  second();
  expect(order).toEqual(['third', 'fourth']);
  expect([admission.inside, admission.waiting]).toEqual([0, 0]);
});

test('a place that is given back twice is one place', async () => {
  const admission = new Admission({ places: 1, room: 0, patienceMs: long, quiet });
  const leave = letIn(await admission.enter(present));
  leave();
  leave();
  letIn(await admission.enter(present));
  expect(await admission.enter(present)).toBe('full');
});

test('who has waited for too long is turned away, and takes no place afterwards', async () => {
  const admission = new Admission({ places: 1, room: 5, patienceMs: 20, quiet });
  const leave = letIn(await admission.enter(present));
  expect(await admission.enter(present)).toBe('waited');
  leave();
  expect([admission.inside, admission.waiting]).toEqual([0, 0]);
});

test('who leaves while waiting makes room for others', async () => {
  const admission = new Admission({ places: 1, room: 1, patienceMs: long, quiet });
  const leave = letIn(await admission.enter(present));
  const visitor = new AbortController();
  const waiting = admission.enter(visitor.signal);
  visitor.abort();
  expect(await waiting).toBe('left');
  const next = admission.enter(present);
  leave();
  letIn(await next)();
  expect(await admission.enter(visitor.signal)).toBe('left');
  expect(admission.inside).toBe(0);
});

test('nobody is let in before it is quiet, and who finds no room is told so in the meantime', async () => {
  let calm = () => {};
  const admission = new Admission({
    ...{ places: 1, room: 1, patienceMs: long },
    quiet: () =>
      new Promise((resolve) => {
        calm = resolve;
      }),
  });
  const first = admission.enter(present);
  const second = admission.enter(present);
  expect(await admission.enter(present)).toBe('full');
  expect([admission.inside, admission.waiting]).toEqual([0, 2]);
  calm();
  const leave = letIn(await first);
  expect([admission.inside, admission.waiting]).toEqual([1, 1]);
  leave();
  calm();
  letIn(await second)();
});

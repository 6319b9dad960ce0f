import fc from 'fast-check';
import { type NoTurn, Turns } from './turns';

const stays = () => new AbortController().signal;
/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a client of another network waits for one job of each network before it, however many those have sent', async () => {
  const turns = new Turns({ atOnce: 1, room: 100 });
  const end = (await turns.take({ network: 'first', gone: stays() })) as () => void;
  const done: string[] = [];
  const jobs = ['a', 'b', 'a', 'b', 'a', 'a', 'visitor'].map(async (network) => {
    const end = await turns.take({ network, gone: stays() });
    if (typeof end === 'string') throw new Error(end);
    done.push(network);
    await settled();
    end();
  });
  end();
  await Promise.all(jobs);
  expect(done).toEqual(['a', 'b', 'visitor', 'a', 'b', 'a', 'a']);
});

test('for any arrivals and departures, running and queued jobs stay within their limits, every client gets an answer, and in the end the queue is empty', async () => {
  const arrival = fc.record({ network: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean(), ends: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(arrival, { maxLength: 30 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 5 }),
      async (arrivals, atOnce, room) => {
        const turns = new Turns({ atOnce, room });
        const running: (() => void)[] = [];
        const refused: NoTurn[] = [];
        let answered = 0;
        for (const { network, leaves, ends } of arrivals) {
          const client = new AbortController();
          void turns.take({ network, gone: client.signal }).then((outcome) => {
            answered += 1;
            if (typeof outcome === 'string') refused.push(outcome);
            else running.push(outcome);
          });
          await settled();
          if (leaves) client.abort();
          if (ends) running.shift()?.();
          await settled();
          expect(running.length).toBeLessThanOrEqual(atOnce);
        }
        expect(arrivals.length - answered).toBeLessThanOrEqual(room);
        while (running.length > 0) {
          running.shift()?.();
          await settled();
        }
        expect(answered).toBe(arrivals.length);
        expect(typeof (await turns.take({ network: 'a', gone: stays() }))).toBe('function');
      },
    ),
  );
});

test('in a full queue the last job of the network with the most jobs is dropped; that network’s own new jobs are refused', async () => {
  const turns = new Turns({ atOnce: 1, room: 3 });
  const end = (await turns.take({ network: 'busy', gone: stays() })) as () => void;
  const first = turns.take({ network: 'first', gone: stays() });
  const busy = ['busy', 'busy'].map((network) => turns.take({ network, gone: stays() }));
  expect(await turns.take({ network: 'busy', gone: stays() })).toBe('full');
  const second = turns.take({ network: 'second', gone: stays() });
  expect(await busy[1]).toBe('full');
  expect(await turns.take({ network: 'third', gone: stays() })).toBe('full');
  let next: (() => void) | NoTurn = end;
  for (const waiting of [first, busy[0]!, second]) {
    (next as () => void)();
    next = await waiting;
    expect(typeof next).toBe('function');
  }
});

test('without a queue a client finds it full', async () => {
  const turns = new Turns({ atOnce: 1, room: 0 });
  const end = (await turns.take({ network: 'a', gone: stays() })) as () => void;
  expect(await turns.take({ network: 'b', gone: stays() })).toBe('full');
  end();
  expect(typeof (await turns.take({ network: 'b', gone: stays() }))).toBe('function');
});

test('a client that leaves the queue makes room, and one that has left gets no turn', async () => {
  const turns = new Turns({ atOnce: 1, room: 2 });
  const end = (await turns.take({ network: 'a', gone: stays() })) as () => void;
  const [alone, together] = [new AbortController(), new AbortController()];
  const left = [turns.take({ network: 'b', gone: alone.signal }), turns.take({ network: 'c', gone: together.signal })];
  alone.abort();
  expect(await left[0]).toBe('left');
  const stayed = turns.take({ network: 'c', gone: stays() });
  together.abort();
  expect(await left[1]).toBe('left');
  end();
  const endLast = await stayed;
  expect(typeof endLast).toBe('function');
  (endLast as () => void)();
  expect(await turns.take({ network: 'b', gone: AbortSignal.abort() })).toBe('left');
  expect(typeof (await turns.take({ network: 'b', gone: stays() }))).toBe('function');
});

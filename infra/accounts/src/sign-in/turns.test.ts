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
  await turns.take({ network: 'busy', gone: stays() });
  const busy = ['busy', 'busy', 'busy'].map((network) => turns.take({ network, gone: stays() }));
  expect(await turns.take({ network: 'busy', gone: stays() })).toBe('full');
  void turns.take({ network: 'visitor', gone: stays() });
  expect(await busy[2]).toBe('full');
});

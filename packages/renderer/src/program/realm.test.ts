import { Walkers } from '../testing/walkers';

/** Number of walks; set `REALM_WALKS=1000` when working on realms. */
const walks = Number(process.env.REALM_WALKS ?? 12);

const walksInAProcess = 50;

let walkers: Walkers;
beforeAll(() => {
  walkers = new Walkers();
});
afterAll(() => walkers.remove());

describe('all that a version reaches from its realm, by properties, calls, errors, promises and at the end of the stack,', () => {
  test('is never the platform’s own, nor anything that it shares with others and could change', async () => {
    const found: string[] = [];
    const exhausted: number[] = [];
    for (let first = 0; first < walks; first += walksInAProcess) {
      const some = await walkers.walk(first, Math.min(walksInAProcess, walks - first));
      found.push(...some.found);
      exhausted.push(...some.exhausted);
    }
    expect(found).toEqual([]);
    expect(exhausted.length).toBeLessThan(1 + walks / 50);
  });

  test('would include the platform’s own objects if Node itself formatted stacks', async () => {
    expect(await walkers.run('main', '0', '1', 'unanswered')).toContainEqual(
      expect.stringMatching(/stack.* is the platform's/),
    );
  });
});

describe('all that code outside its realm finds in the process, by globals, `process` and the pipe,', () => {
  test('leads to no file, process, thread, network or code', async () => {
    expect(await walkers.run('powers')).toEqual([]);
  });

  test('would lead everywhere if the process had not given up its powers', async () => {
    expect(await walkers.run('powers', 'all')).toEqual(
      expect.arrayContaining(['process.kill', 'process.getBuiltinModule', 'fetch', 'Socket.prototype.connect']),
    );
  });
});

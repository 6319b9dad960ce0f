import { join } from 'node:path';
import type { PageView } from '@forecourt/contracts';
import { testDist } from '../../testing/test-shell';
import { RenderPool, type RenderRequest } from './pool';
import type { RenderThread } from './thread';

const view = JSON.stringify({
  state: {},
  url: '/',
  data: {},
  brand: {},
  reference: {},
  status: 'ready',
} as unknown as PageView);

function request(...slots: string[]): RenderRequest {
  const roots = slots.map((slot) => ({
    slot,
    key: `${slot}@1.0.0`,
    fragment: 'it',
    attributes: '',
    fallback: `fallback of ${slot}`,
  }));
  return { view, roots, nested: {} };
}

const code = (body: string) =>
  `const h = require('react').createElement; module.exports = { fragments: { it: { name: 'it', needs: [], hydrate: 'never', Component() { ${body} }, Fallback() { return null; } } } };`;

/** The pool's threads, to end one from outside. */
const threadsOf = (pool: RenderPool) => [...(pool as unknown as { threads: Set<RenderThread> }).threads];

describe('RenderPool', () => {
  let pool: RenderPool;

  beforeEach(async () => {
    pool = new RenderPool({
      file: join(testDist, 'worker.js'),
      size: 1,
      slotBudgetMs: 400,
      loadBudgetMs: 400,
      heapMb: 64,
      recyclePages: 50,
      onThreadEnded: () => {},
      onStrayRejection: () => {},
    });
    await pool.start();
    await pool.load('good@1.0.0', code("return h('p', null, 'good');"));
  });
  afterEach(() => pool.close());

  test('renders the slots of a page in one message', async () => {
    const { slots, failures, succeeded } = await pool.render(request('good'));
    expect(slots).toEqual([{ slot: 'good', outcome: 'ok', html: '<p>good</p>' }]);
    expect([failures, succeeded]).toEqual([[], ['good@1.0.0']]);
  });

  test('a thread that is killed from outside costs no page: it is rendered by the spare', async () => {
    await pool.load(
      'slow@1.0.0',
      code("const end = Date.now() + 150; while (Date.now() < end); return h('p', null, 'slow');"),
    );
    const rendering = pool.render(request('slow', 'good'));
    await new Promise(setImmediate);
    const busy = threadsOf(pool).find((thread) => thread.busy);
    await busy!.close();
    const { slots, failures } = await rendering;
    expect(slots.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
    expect(failures).toEqual([]);
    expect(threadsOf(pool)).not.toContain(busy);
  });

  test('a slot that kills its thread again and again is named, and only it is left out', async () => {
    await pool.load('bad@1.0.0', code('process.exit(1);'));
    const { slots, failures } = await pool.render(request('bad', 'good'));
    expect(slots.map(({ slot, outcome }) => [slot, outcome])).toEqual([
      ['bad', 'fallback'],
      ['good', 'ok'],
    ]);
    expect(failures).toMatchObject([{ slot: 'bad', key: 'bad@1.0.0', reason: 'crashed' }]);
  });

  test('a module that loops as it loads never reaches the threads at work', async () => {
    const threads = threadsOf(pool);
    await expect(pool.load('looping@1.0.0', 'for (;;) {}')).rejects.toMatchObject({ how: 'timed-out' });
    expect(threadsOf(pool).filter((thread) => threads.includes(thread))).toHaveLength(1);
    expect((await pool.render(request('good'))).slots[0]?.outcome).toBe('ok');
  });

  test('a thread is replaced after its share of pages, unnoticed', async () => {
    const [first] = threadsOf(pool);
    for (let page = 0; page < 60; page += 1) expect((await pool.render(request('good'))).slots[0]?.outcome).toBe('ok');
    expect(threadsOf(pool)).not.toContain(first);
    expect(pool.size).toBe(1);
  });

  test('a module that was unloaded is not there any more', async () => {
    pool.unload('good@1.0.0');
    const { slots, failures } = await pool.render(request('good'));
    expect(slots[0]?.html).toBe('fallback of good');
    expect(failures[0]?.reason).toBe('not-loaded');
  });

  test('pages beyond the threads wait their turn', async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, () => pool.render(request('good'))));
    expect(pages.every(({ slots }) => slots[0]?.outcome === 'ok')).toBe(true);
  });
});

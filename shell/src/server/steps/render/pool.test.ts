import { join } from 'node:path';
import {
  type RendererDeath,
  type RendererProcess,
  type RenderResult,
  readActivity,
  type SideEffect,
} from '@forecourt/renderer';
import { eventually, testDist } from '../../testing/test-shell';
import { viewTexts } from '../../testing/view-texts';
import { RenderPool, type RenderRequest } from './pool';

const own = JSON.stringify({ state: {}, url: '/', brand: {}, status: 'ready' });
const reference = '{"facets":{}}';
const view = viewTexts({ own, packed: reference, reference, data: { a: '{"text":"of a"}', b: '{"text":"of b"}' } });

function request(...slots: string[]): RenderRequest {
  const roots = slots.map((slot) => ({
    slot,
    key: `${slot}@1.0.0`,
    fragment: 'it',
    needs: slot.startsWith('reads') ? ['a'] : [],
    nests: [],
    attributes: '',
    fallback: `fallback of ${slot}`,
  }));
  return { view, roots, nested: {} };
}

const code = (body: string, prelude = '') =>
  `${prelude}; const h = require('react').createElement; module.exports = { fragments: { it: { name: 'it', needs: [], hydrate: 'never', Component(props) { ${body} }, Fallback() { return null; } } } };`;

/** Returns a fragment that shows the value of an expression. */
const showing = (expression: string, prelude = '') => code(`return h('p', null, String(${expression}));`, prelude);

const never = new AbortController().signal;

describe('RenderPool', () => {
  let pool: RenderPool;
  let deaths: RendererDeath[];
  let sideEffects: SideEffect[];
  const render = (...slots: string[]) => pool.render(request(...slots), never);
  const outcomes = ({ slots }: RenderResult) => Object.fromEntries(slots.map(({ slot, outcome }) => [slot, outcome]));
  const html = ({ slots }: RenderResult) => slots.map((slot) => slot.html).join('');
  /** The pool's renderers, so that a test can kill one from outside. */
  const renderers = (of = pool) => [...(of as unknown as { renderers: Set<RendererProcess> }).renderers];
  /** Returns the slot that a renderer reports as running; null between slots. */
  const runningIn = (renderer: RendererProcess) => {
    const { record, dead } = renderer as unknown as { record: number; dead: unknown };
    const { running, slot } = dead === null ? readActivity(record) : { running: false, slot: null };
    return running ? slot : null;
  };
  const killed = new Set<RendererProcess>();
  const pidOf = (renderer: RendererProcess) => (renderer as unknown as { child: { pid: number } }).child.pid;

  const loaded = new Set<string>();
  const load = async (key: string, text: string, samples?: RenderRequest[]) => {
    loaded.add(key);
    await pool.load(key, text, samples);
  };

  const open = async ({
    refreshEveryMs = 3_600_000,
    onEnded = (death: RendererDeath): unknown => deaths.push(death),
  } = {}) => {
    const opened = new RenderPool({
      file: join(testDist, 'renderer.mjs'),
      size: 1,
      slotBudgetMs: 400,
      loadBudgetMs: 1000,
      heapMb: 64,
      recyclePages: 50,
      pingEveryMs: 200,
      refreshEveryMs,
      onEnded,
      onSideEffect: (sideEffect) => sideEffects.push(sideEffect),
    });
    await opened.start();
    await opened.load('good@1.0.0', showing("'good'"));
    return opened;
  };

  /** A pool with a renderer that was stopped while idle: it is found after ten seconds, in which the other tests run. */
  let withStopped: { pool: RenderPool; replaced: Promise<unknown> };

  beforeAll(async () => {
    // Each test unloads its versions: renderers are not replaced for that.
    pool = await open();
    const other = await open({ onEnded() {} });
    const [first] = renderers(other);
    process.kill(pidOf(first!), 'SIGSTOP');
    const replaced = eventually(
      async () => renderers(other).includes(first!),
      (stays) => !stays,
    );
    withStopped = { pool: other, replaced };
  });
  beforeEach(() => {
    deaths = [];
    sideEffects = [];
  });
  afterEach(() => {
    for (const key of loaded) pool.unload(key);
    loaded.clear();
  });
  afterAll(() => Promise.all([pool, withStopped.pool].map((one) => one.close())));

  test('renders the slots of a page in one message', async () => {
    const { slots, failures, rendered } = await render('good');
    expect(slots).toEqual([{ slot: 'good', outcome: 'ok', html: '<p>good</p>', ms: expect.any(Number) }]);
    expect([failures, rendered]).toEqual([
      [],
      [expect.objectContaining({ key: 'good@1.0.0', fragment: 'it', ownMs: expect.any(Number) })],
    ]);
  });

  test('a fragment is given the sources that it declares and no others', async () => {
    await load('reads@1.0.0', showing('JSON.stringify(props.data)'));
    expect(html(await render('reads'))).toBe('<p>{&quot;a&quot;:{&quot;text&quot;:&quot;of a&quot;}}</p>');
  });

  test('R75 the time that a fragment ran is its own: what it nests, and what runs beside it, is not in it', async () => {
    // Work, not a wait: on a busy machine little of a wait is processor time.
    await load(
      'slow@1.0.0',
      code("let sum = 0; for (let i = 0; i < 1e8; i += 1) sum += i % 3; return h('p', null, sum);"),
    );
    const { rendered } = await render('slow', 'good');
    const own = Object.fromEntries(rendered.map(({ key, ownMs }) => [key, ownMs]));
    expect(own['slow@1.0.0']).toBeGreaterThan(own['good@1.0.0']!);
    expect(own['slow@1.0.0']).toBeGreaterThan(10);
  });

  test('one that is killed from outside costs no page: it is rendered by the spare', async () => {
    await load('slow@1.0.0', code("const end = Date.now() + 150; while (Date.now() < end); return h('p');"));
    const rendering = render('slow', 'good');
    const busy = await eventually(
      async () => renderers().find((renderer) => renderer.busy),
      (renderer) => renderer !== undefined,
    );
    process.kill(pidOf(busy!), 'SIGKILL');
    const result = await rendering;
    expect([outcomes(result), result.failures]).toEqual([{ slow: 'ok', good: 'ok' }, []]);
    // On a busy machine the end is reported later than it happened.
    await busy!.ended;
    expect(renderers()).not.toContain(busy);
  });

  test.each([
    ['loops', 'for (;;) {}', 'timed-out'],
    ['loops in promises', 'const f = () => Promise.resolve().then(f); f(); return null;', /timed-out|out-of-memory/],
    ['eats memory', 'const kept = []; for (;;) kept.push(new Array(10_000).fill({}));', /out-of-memory|timed-out/],
    [
      'fills buffers',
      'const kept = []; for (;;) kept.push(new Uint8Array(64e6).fill(1));',
      /out-of-memory|timed-out|crashed/,
    ],
    ['recurses in an expression', "/(a+)+b/.test('a'.repeat(60)); return null;", 'timed-out'],
  ])('a slot that %s is named at once, and only it is left out', async (_title, body, reason) => {
    await load('bad@1.0.0', code(body));
    const result = await render('bad', 'good');
    expect(outcomes(result)).toEqual({ bad: 'fallback', good: 'ok' });
    expect(result.failures).toMatchObject([
      { slot: 'bad', key: 'bad@1.0.0', fragment: 'it', reason: expect.stringMatching(reason) },
    ]);
    expect(deaths).toMatchObject([{ key: 'bad@1.0.0', slot: 'bad' }]);
  });

  test.each([
    ['loops as it loads', 'for (;;) {}'],
    ['loops in promises as it loads', 'const f = () => Promise.resolve().then(f); f();'],
  ])('a module that %s never reaches the renderers at work', async (_title, prelude) => {
    const spared = renderers();
    await expect(load('looping@1.0.0', prelude)).rejects.toMatchObject({
      how: expect.stringMatching(/timed-out|out-of-memory/),
      key: 'looping@1.0.0',
    });
    expect(renderers().filter((renderer) => spared.includes(renderer))).toHaveLength(1);
    expect(outcomes(await render('good'))).toEqual({ good: 'ok' });
  });

  test('a module that loops on a page of its kind never reaches the renderers at work', async () => {
    const looping = load('looping@1.0.0', code('for (;;) {}'), [request('looping')]);
    await expect(looping).rejects.toMatchObject({ how: 'timed-out', slot: 'looping' });
    expect((await render('looping')).failures).toMatchObject([{ reason: 'not-loaded' }]);
  });

  test.each([
    ['Array.prototype.map', 'Array.prototype.map = undefined', '[1].map((n) => n + 1)', '2'],
    ['Map.prototype.get', "Map.prototype.get = () => 'evil'", 'new Map([[1, 2]]).get(1)', '2'],
    ['JSON.parse', "JSON.parse = () => ({ title: 'evil' })", "JSON.parse('[2]')", '2'],
    ['Object.prototype', 'Object.prototype.polluted = 1', 'String({}.polluted)', 'undefined'],
    [
      'React',
      "require('react').createElement = () => 'evil'",
      "require('react').createElement.name",
      'exports.createElement',
    ],
    ['a global', "globalThis.shared = 'evil'", 'typeof shared', 'undefined'],
  ])(
    'what one version does to %s is neither seen by another nor by the platform',
    async (_title, patch, expression, expected) => {
      await load('bad@1.0.0', code(`${patch}; return 'patched';`, patch));
      await render('bad', 'good');
      await load('after@1.0.0', showing(expression));
      const result = await render('bad', 'good', 'after');
      expect(outcomes(result)).toMatchObject({ good: 'ok', after: 'ok' });
      if (expected !== 'exports.createElement') expect(html(result)).toContain(`<p>${expected}</p>`);
      expect(html(result)).toContain('<p>good</p>');
      expect(html(result)).not.toContain('<p>evil');
    },
  );

  test.each([
    ['process', 'typeof process'],
    ['require of Node', "(() => { try { return require('node:fs'); } catch (e) { return 'undefined'; } })()"],
    ['fetch', 'typeof fetch'],
    ['Atomics', 'typeof Atomics'],
    ['WebAssembly', 'typeof WebAssembly'],
    ['a clean-up that runs later', 'typeof FinalizationRegistry'],
    ['code out of text', "(() => { try { return Function('return 1')(); } catch (e) { return 'undefined'; } })()"],
    [
      'code out of text by a foreign function',
      "(() => { try { return setTimeout.constructor.constructor('return process')(); } catch (e) { return 'undefined'; } })()",
    ],
  ])('a version has no %s', async (_title, expression) => {
    await load('curious@1.0.0', showing(expression));
    expect(html(await render('curious'))).toBe('<p>undefined</p>');
  });

  test.each([
    ['', ''],
    ['with a comment in it', ' /* x */ '],
    ['over two lines', ' // x\n  '],
  ])('a module that imports while it runs is refused %s', async (_title, gap) => {
    const keyword = ['im', 'port'].join('');
    const loading = load('curious@1.0.0', code('return null;', `const found = () => ${keyword}${gap}('node:fs')`));
    await expect(loading).rejects.toThrow(`calls ${keyword}()`);
  });

  test('unhandled rejections, timers and console lines are reported with the name of their version', async () => {
    await load(
      'noisy@1.0.0',
      code("Promise.reject(new Error('left alone')); setTimeout(() => {}, 1); console.log('hello'); return null;"),
    );
    await render('noisy');
    const seen = await eventually(
      async () => sideEffects,
      (all) => all.length === 3,
    );
    expect(seen.map(({ key }) => key)).toEqual(['noisy@1.0.0', 'noisy@1.0.0', 'noisy@1.0.0']);
    expect(Object.fromEntries(seen.map(({ kind, message }) => [kind, message.split('\n')[0]]))).toEqual({
      rejection: 'Error: left alone',
      timer: 'setTimeout was called while rendering on the server, where nothing runs later',
      console: 'log: hello',
    });
  });

  test('one that says what is no message is ended', async () => {
    const [first] = renderers();
    (first as unknown as { pipe: NodeJS.EventEmitter }).pipe.emit('data', Buffer.from('\0\0\0\x02\0\0\0\0{}'));
    await first!.ended;
    expect(deaths).toMatchObject([{ how: 'crashed' }]);
    expect(outcomes(await render('good'))).toEqual({ good: 'ok' });
  });

  test('a renderer is replaced after its share of pages, unnoticed', async () => {
    const [first] = renderers();
    for (let page = 0; page < 110; page += 1) expect(outcomes(await render('good'))).toEqual({ good: 'ok' });
    expect(renderers()).not.toContain(first);
    expect(deaths).toEqual([]);
  });

  test('a version that was unloaded is not there any more, and no renderer that had loaded it stays', async () => {
    const usual = pool;
    pool = await open({ refreshEveryMs: 200 });
    const all = renderers();
    await pool.load('kept@1.0.0', showing("'kept'"));
    pool.unload('good@1.0.0');
    expect((await render('good')).failures[0]?.reason).toBe('not-loaded');
    await eventually(
      async () => renderers().some((renderer) => all.includes(renderer)),
      (some) => !some,
    );
    expect(outcomes(await render('good', 'kept'))).toEqual({ good: 'fallback', kept: 'ok' });
    await pool.close();
    pool = usual;
  });

  test('pages beyond the renderers wait their turn', async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, () => render('good')));
    expect(pages.map(outcomes)).toEqual(pages.map(() => ({ good: 'ok' })));
  });

  test('R75 a slot for which there is no renderer until its page ends is deferred, and no fragment is blamed', async () => {
    await load('slow@1.0.0', code("const end = Date.now() + 200; while (Date.now() < end); return h('p');"));
    const [gone, over] = [new AbortController(), new AbortController()];
    const first = render('slow');
    const left = pool.render(request('good'), gone.signal);
    const running = pool.render(request('slow'), over.signal);
    gone.abort();
    over.abort();
    for (const page of [left, running])
      expect(await page).toMatchObject({
        slots: [{ outcome: 'deferred', html: '' }],
        failures: [{ reason: 'no-renderer' }],
      });
    expect(outcomes(await first)).toEqual({ slow: 'ok' });
  });

  test('R75 a page waits for a renderer for as long as it takes, however often others end the one that it has', async () => {
    await load('slow@1.0.0', code("const end = Date.now() + 150; while (Date.now() < end); return h('p');"));
    await load('other@1.0.0', code("const end = Date.now() + 150; while (Date.now() < end); return h('p');"));
    const rendering = render('slow', 'other');
    for (const slot of ['slow', 'other']) {
      const busy = await eventually(
        async () => renderers().find((renderer) => runningIn(renderer) === slot),
        (renderer) => renderer !== undefined,
      );
      process.kill(pidOf(busy!), 'SIGKILL');
    }
    const result = await rendering;
    expect([outcomes(result), result.failures]).toEqual([{ slow: 'ok', other: 'ok' }, []]);
  });

  test('one that is stopped while idle is found and replaced', async () => {
    await withStopped.replaced;
    expect(outcomes(await withStopped.pool.render(request('good'), never))).toEqual({ good: 'ok' });
  });

  test('a slot in which a renderer is killed twice is blamed for it', async () => {
    await load('bad@1.0.0', code("const end = Date.now() + 150; while (Date.now() < end); return h('p');"));
    const rendering = render('bad', 'good');
    for (const time of [1, 2]) {
      const busy = await eventually(
        async () => renderers().find((renderer) => runningIn(renderer) === 'bad' && !killed.has(renderer)),
        (renderer) => renderer !== undefined,
      );
      killed.add(busy!);
      expect(killed.size).toBe(time);
      process.kill(pidOf(busy!), 'SIGKILL');
    }
    const result = await rendering;
    expect(outcomes(result)).toEqual({ bad: 'fallback', good: 'ok' });
    expect(result.failures).toMatchObject([{ slot: 'bad', reason: 'crashed' }]);
  });
});

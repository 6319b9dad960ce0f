import type { Trial } from '../../trial';
import { alone, deployed, fine, paired, type Row, toTrial } from './rows';

const pool = 'its renderer is ended and replaced, its version is out';
const rows: readonly Row[] = [
  [
    'a loop of microtasks begins after the rendering',
    'critical',
    deployed(alone(`const turn = () => Promise.resolve().then(turn); turn(); ${fine}`)),
    pool,
  ],
  [
    'an asynchronous loop begins after the rendering',
    'critical',
    deployed(alone(`(async () => { for (;;) await null; })(); ${fine}`)),
    pool,
  ],
  [
    'a timer loops after the rendering',
    'critical',
    deployed(alone(`setTimeout(() => { for (;;); }, 5); ${fine}`)),
    pool,
  ],
  [
    'a timer waits for ever after the rendering',
    'critical',
    deployed(alone(`setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 5); ${fine}`)),
    pool,
  ],
  [
    'an asynchronous loop begins as the module loads, for one visitor in a hundred',
    'critical',
    deployed(alone(fine, { prelude: '(async () => { for (;;) await null; })();' }), { percent: 1 }),
    pool,
  ],
  ['a fragment loops beside one of its remote that is well', 'critical', deployed(paired('for (;;);')), pool],
  [
    'a message is forged at the port of the renderer',
    'high',
    deployed(
      alone(
        `try { require('node:worker_threads').parentPort.postMessage({ type: 'rendered', result: null }); } catch {} try { process.getBuiltinModule('worker_threads').parentPort.postMessage({ type: 'rendered', result: null }); } catch {} try { process.send({ type: 'rendered', result: null }); } catch {} try { process.getBuiltinModule('fs').writeSync(3, new Uint8Array(64).fill(1)); } catch {} ${fine}`,
      ),
    ),
    pool,
  ],
  ['it kills its process', 'high', deployed(alone(`process.kill(process.pid, 'SIGKILL'); ${fine}`)), pool],
  ['it ends its process', 'medium', deployed(alone(`process.exit(0); ${fine}`)), pool],
  [
    'it sleeps in a child process',
    'high',
    deployed(alone(`try { process.getBuiltinModule('child_process').execSync('sleep 30'); } catch {} ${fine}`)),
    pool,
  ],
  [
    'it reads secrets of the process',
    'high',
    deployed(
      alone(
        `try { const fs = process.getBuiltinModule('fs'); fs.readdirSync('/'); return h('p', null, 'the-disk-was-read'); } catch {} ${fine}`,
      ),
      { forbidden: 'the-disk-was-read' },
    ),
    pool,
  ],
  [
    'it waits for ever while rendering',
    'high',
    deployed(alone(`Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); ${fine}`)),
    pool,
  ],
  ['it loops while rendering', 'medium', deployed(alone('for (;;);')), pool],
  [
    'a timer throws after the rendering',
    'high',
    deployed(alone(`setTimeout(() => { throw new Error('late'); }, 5); ${fine}`)),
    pool,
  ],
  [
    'a microtask throws, and a listener hides it',
    'low',
    deployed(
      alone(`queueMicrotask(() => { throw new Error('late'); }); ${fine}`, {
        prelude: "process.on('uncaughtException', () => {});",
      }),
    ),
    pool,
  ],
  ['it throws', 'low', deployed(alone("throw new Error('no');")), 'its slot shows its fallback', 'fast'],
  [
    'it throws as the module loads',
    'low',
    deployed(alone(fine, { prelude: "throw new Error('no');" })),
    'its slot shows its fallback',
    'fast',
  ],
  [
    'it loops as the module loads',
    'low',
    deployed(alone(fine, { prelude: 'for (;;);' })),
    'a version is tried in the spare',
  ],
  [
    'its module is no JavaScript',
    'low',
    deployed(alone(fine, { prelude: 'this is not it' })),
    'its slot shows its fallback',
  ],
  [
    'it rejects a thousand promises a page',
    'low',
    deployed(alone(`for (let at = 0; at < 1000; at += 1) Promise.reject(new Error('no')); ${fine}`)),
    'they are counted, and logged once a minute',
  ],
  [
    'it fills its heap',
    'low',
    deployed(alone('const kept = []; for (;;) kept.push(new Array(10000).fill({}));')),
    pool,
  ],
  [
    'it fills the memory with buffers',
    'low',
    deployed(alone('const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(1));')),
    pool,
  ],
  ['it sends 50 MB', 'low', deployed(alone("return 'x'.repeat(5e7);")), 'HTML of a slot has a size', 'fast'],
  ['an expression backtracks for ever', 'low', deployed(alone(`/^(a+)+$/.test('a'.repeat(40) + '!'); ${fine}`)), pool],
];

/** Loops, waits, exits and memory: attacks that would end a renderer for all remotes. */
export const rendererTrials: readonly Trial[] = rows.map(toTrial);

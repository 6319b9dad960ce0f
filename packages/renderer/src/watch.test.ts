import type { RendererEnd } from './death';
import { type Look, Watch } from './watch';

const mostBytes = 100;
const budgetMs = 200;
const everyMs = 20;

/** Watches a process with these facts. @returns the verdict that ends it, and when, ms; null if none does within 100 s */
function watched(
  facts: (ms: number) => Partial<Look['facts']>,
  { running = true, sequence = (_ms: number): number => 1 } = {},
): { verdict: RendererEnd | null; after: number } {
  const look = (now: number): Look => ({
    now,
    sequence: sequence(now),
    budgetMs,
    running,
    facts: { processorMs: 0, sleeps: false, residentBytes: 1, isGone: false, ...facts(now) },
  });
  const watch = new Watch(look(0), mostBytes);
  for (let now = everyMs; now <= 100_000; now += everyMs) {
    const verdict = watch.assess(look(now));
    if (verdict !== null) return { verdict, after: now };
  }
  return { verdict: null, after: Number.POSITIVE_INFINITY };
}

describe('Watch', () => {
  test('a loop is ended when its time is over', () => {
    expect(watched((ms) => ({ processorMs: ms }))).toEqual({ verdict: 'timed-out', after: 220 });
  });

  test('a loop on a busy machine is ended, too, once it has used its processor time', () => {
    const { verdict, after } = watched((ms) => ({ processorMs: ms / 6 }));
    expect(verdict).toBe('timed-out');
    expect(after).toBeGreaterThanOrEqual(budgetMs * 6);
    expect(after).toBeLessThan(budgetMs * 6.5);
  });

  test('a step that has used half of its time is not ended, however long other processes keep it from the processor', () => {
    const at = (ms: number) => Math.min(ms / 8, budgetMs / 2);
    expect(
      watched((ms) => ({ processorMs: at(ms) }), { sequence: (ms) => (ms < 900 ? 1 : 1 + ms) }).verdict,
    ).toBeNull();
  });

  test('a process that gets hardly any processor time is ended as starved, not as timed out', () => {
    expect(watched((ms) => ({ processorMs: ms / 1000 }))).toEqual({ verdict: 'starved', after: 30_000 });
    expect(watched((ms) => ({ processorMs: ms / 1000 }), { running: false })).toEqual({
      verdict: 'starved',
      after: 60_000,
    });
  });

  test('R75 a process that waits for a processor has more time than one that was stopped', () => {
    expect(watched(() => ({ sleeps: false }), { running: false })).toEqual({ verdict: 'starved', after: 60_000 });
    expect(watched(() => ({ sleeps: true }), { running: false })).toEqual({ verdict: 'starved', after: 10_000 });
  });

  test('code that sleeps is ended soon; code that waits for its garbage collector is not', () => {
    expect(watched(() => ({ sleeps: true }))).toEqual({ verdict: 'timed-out', after: 2000 });
    expect(watched((ms) => ({ sleeps: ms % 100 !== 0, processorMs: ms / 1000 })).verdict).toBe('starved');
  });

  test('each step has its own time', () => {
    const sequence = (ms: number) => Math.floor(ms / 150);
    expect(watched((ms) => ({ processorMs: ms }), { sequence }).verdict).toBeNull();
  });

  test('memory is checked at every observation', () => {
    expect(watched(() => ({ residentBytes: 101 }))).toEqual({ verdict: 'out-of-memory', after: everyMs });
  });

  test('R75 a process that has ended is not blamed: its killer is the cause', () => {
    const gone = { processorMs: null, sleeps: null, residentBytes: null, isGone: true };
    expect(watched((ms) => (ms < 100 ? { processorMs: ms } : gone)).verdict).toBeNull();
  });

  test('if the system reports nothing about processes, the clock decides', () => {
    expect(watched(() => ({ processorMs: null, sleeps: null, residentBytes: null })).verdict).toBe('timed-out');
  });
});

import type { Outcomes } from '@forecourt/contracts/reports';
import { Probation, standardBounds } from './probation';
import type { RegistryState } from './state';

const served = (version: string, canary?: string): Pick<RegistryState, 'channels'> => ({
  channels: {
    maker: {
      'mfe-sample': { version, canary: canary === undefined ? null : { version: canary, percent: 10 }, history: [] },
    },
  },
});
const outcomes = (version: string, more: Partial<Outcomes> = {}): Outcomes => ({
  ...{ brand: 'maker', remote: 'mfe-sample', version, renders: 100, fallbacks: 0, deaths: 0, unloadable: false },
  ...more,
});
const failing = { fallbacks: 6 };
/** Time of promotions, ms. */
const then = 1_000_000;
const isServable = (probation: Probation, version: string) => probation.mayServe('maker', 'mfe-sample', version);

/** Returns a probation in which 1.0.0 was served before, and 1.1.0 was promoted. */
function promoted(): Probation {
  const probation = new Probation(standardBounds, served('1.0.0'));
  probation.serve(served('1.1.0'), false, then);
  return probation;
}

test('a version that was served before the start is not on probation', () => {
  const probation = new Probation(standardBounds, served('1.0.0'));
  expect(probation.report(outcomes('1.0.0', { deaths: 9 }), then)).toBeNull();
  expect(isServable(probation, '1.0.0')).toBe(true);
});

test('a promoted version that fails must be withdrawn, and no rollback restores it', () => {
  const probation = promoted();
  expect(isServable(probation, '1.1.0')).toBe(true);
  expect(probation.report(outcomes('1.1.0', failing), then + 2_000)).toEqual({
    why: '6 of 100 slots (6.0 %) showed their fallback, 2 s after it was promoted; 5 % is the bound',
    isHopeless: false,
  });
  expect([isServable(probation, '1.1.0'), isServable(probation, '1.0.0')]).toEqual([false, true]);
});

test('a failing canary must be withdrawn, too', () => {
  const probation = new Probation(standardBounds, served('1.0.0'));
  probation.serve(served('1.0.0', '1.1.0'), false, then);
  expect(probation.report(outcomes('1.1.0', failing), then)).not.toBeNull();
});

test('a version that an automatic rollback restored gets no new probation', () => {
  const probation = new Probation(standardBounds, served('1.2.0'));
  probation.serve(served('1.1.0'), true, then);
  expect(probation.report(outcomes('1.1.0', { fallbacks: 100, deaths: 9, unloadable: true }), then)).toBeNull();
  expect(isServable(probation, '1.1.0')).toBe(true);
});

test('a failed version that is promoted again starts a new probation, from zero', () => {
  const probation = promoted();
  probation.report(outcomes('1.1.0', failing), then);
  probation.serve(served('1.0.0'), true, then);
  expect(isServable(probation, '1.1.0')).toBe(false);
  probation.serve(served('1.1.0'), false, then);
  expect(isServable(probation, '1.1.0')).toBe(true);
  expect(probation.report(outcomes('1.1.0', { fallbacks: 4 }), then)).toBeNull();
  expect(probation.report(outcomes('1.1.0', { fallbacks: 7 }), then)?.why).toContain('11 of 200 slots (5.5 %)');
});

test('an unrelated change does not reset the counts', () => {
  const probation = promoted();
  probation.report(outcomes('1.1.0', { renders: 40, fallbacks: 3 }), then);
  probation.serve(served('1.1.0', '2.0.0'), false, then + 1);
  expect(probation.report(outcomes('1.1.0', { renders: 10, fallbacks: 0 }), then)?.why).toContain(
    '3 of 50 slots (6.0 %)',
  );
});

test('a version that is no longer served, or on probation for longer than the window, is not assessed', () => {
  const gone = promoted();
  gone.serve(served('1.0.0'), false, then);
  expect(gone.report(outcomes('1.1.0', failing), then)).toBeNull();
  const { windowMs } = standardBounds;
  expect(promoted().report(outcomes('1.1.0', failing), then + windowMs)).not.toBeNull();
  expect(promoted().report(outcomes('1.1.0', failing), then + windowMs + 1)).toBeNull();
  const last = promoted();
  last.serve(served('1.1.0', '2.0.0'), false, then + windowMs);
  expect(last.report(outcomes('1.1.0', failing), then + windowMs)).not.toBeNull();
  const old = promoted();
  old.serve(served('1.1.0', '2.0.0'), false, then + windowMs + 1);
  expect(old.report(outcomes('1.1.0', failing), then)).toBeNull();
});

test.each<[string, Partial<Outcomes>, string | null]>([
  ['as many fallbacks as the bound', { fallbacks: 5 }, null],
  ['fallbacks of too few slots', { renders: 49, fallbacks: 49 }, null],
  ['enough slots', { renders: 50, fallbacks: 3 }, '3 of 50 slots (6.0 %) showed their fallback'],
  ['one renderer that it ended', { renders: 1, deaths: 1 }, 'it ended 1 renderer, 0 s after it was promoted'],
  ['several', { renders: 1, deaths: 2 }, 'it ended 2 renderers, 0 s'],
  ['not being loadable', { renders: 0, unloadable: true }, 'it cannot be loaded, 0 s after it was promoted'],
  ['as many slow slots as the bound', { slow: 50 }, null],
  ['more slow slots', { slow: 51 }, '51 of 100 slots (51.0 %) ran for more than 50 ms'],
])('a verdict on %s', (_what, more, why) => {
  const verdict = promoted().report(outcomes('1.1.0', more), then);
  if (why === null) expect(verdict).toBeNull();
  else expect(verdict?.why).toContain(why);
});

test.each<[string, Partial<Outcomes>, boolean]>([
  ['three renderers that it ended', { deaths: 3 }, false],
  ['four', { deaths: 4 }, true],
  ['half of its slots', { fallbacks: 50 }, false],
  ['more than half', { fallbacks: 51 }, true],
  ['more than half of just enough slots', { renders: 50, fallbacks: 26 }, true],
  ['more than half of too few slots', { renders: 49, fallbacks: 49, deaths: 1 }, false],
  ['not being loadable', { renders: 0, unloadable: true }, true],
])('is hopeless or not for %s', (_what, more, isHopeless) => {
  expect(promoted().report(outcomes('1.1.0', more), then)?.isHopeless).toBe(isHopeless);
});

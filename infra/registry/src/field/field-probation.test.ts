import type { Tolerances } from '@forecourt/contracts';
import type { Outcomes } from '@forecourt/contracts/reports';
import type { RegistryState } from '../store/state';
import { FieldProbation } from './field-probation';
import type { Sums } from './sums';

const windowMs = 600_000;
/** Time of changes, ms. */
const then = 1_000_000;
type Served = Pick<RegistryState, 'channels' | 'remotes'>;

/** Returns a state in which the brand serves a version, after those of the history. */
function served(version: string, history: string[] = [], canary?: string, tolerances: Tolerances = {}): Served {
  const channel = { version, canary: canary === undefined ? null : { version: canary, percent: 10 }, history };
  const manifest = `sha384-${'A'.repeat(64)}`;
  const versions = [version, ...history, ...(canary === undefined ? [] : [canary])].map((one) => [
    one,
    { manifest, publishedAt: '2026-01-01T00:00:00.000Z', tolerances },
  ]);
  return { channels: { maker: { 'mfe-sample': channel } }, remotes: { 'mfe-sample': Object.fromEntries(versions) } };
}

/** Visits of which a share has errors. */
const reported = (version: string, visits: number, failed: number): Outcomes => ({
  ...{ brand: 'maker', remote: 'mfe-sample', version, renders: 0, fallbacks: 0, deaths: 0, unloadable: false },
  field: { visits, failed, values: {} },
});
const past = (_brand: string, _remote: string, version: string): Sums =>
  version === '1.0.0' ? { errors: [4980, 20] } : {};

function started(state: Served): FieldProbation {
  return new FieldProbation(windowMs, past, state);
}
function promoted(tolerances: Tolerances = {}): FieldProbation {
  const probation = started(served('1.0.0'));
  probation.serve(served('1.1.0', ['1.0.0'], undefined, tolerances), then);
  return probation;
}

test('a promoted version is compared with what the version before had', () => {
  expect(promoted().report(reported('1.1.0', 200, 20), then)).toEqual({
    why: 'it is worse than 1.0.0: visits with an error 10.0 % instead of 0.4 %, of 200 and 5000',
    isHopeless: false,
  });
});

test('reports are added up', () => {
  const probation = promoted();
  expect(probation.report(reported('1.1.0', 40, 4), then)).toBeNull();
  probation.serve(served('1.1.0', ['1.0.0'], '2.0.0'), then + 1);
  expect(probation.report(reported('1.1.0', 160, 16), then + 2)?.why).toContain('10.0 % instead of 0.4 %, of 200');
});

test('a version that is as good stays', () => {
  expect(promoted().report(reported('1.1.0', 2000, 8), then)).toBeNull();
});

test('a remote’s own tolerances decide', () => {
  expect(promoted({ errors: { plus: 15 } }).report(reported('1.1.0', 200, 20), then)).toBeNull();
});

test('the version before is not judged, nor one of another brand', () => {
  const probation = promoted();
  expect(probation.report(reported('1.0.0', 200, 200), then)).toBeNull();
  expect(probation.report({ ...reported('1.1.0', 200, 200), brand: 'research' }, then)).toBeNull();
});

test('a version without one before it, or with one of which nothing is known, is not judged', () => {
  const first = started({ channels: { maker: {} }, remotes: {} });
  first.serve(served('1.0.0'), then);
  expect(first.report(reported('1.0.0', 200, 200), then)).toBeNull();
  const unknown = started(served('1.1.0', ['1.0.0']));
  unknown.serve(served('1.2.0', ['1.0.0', '1.1.0']), then);
  expect(unknown.report(reported('1.2.0', 200, 200), then)).toBeNull();
});

test('the judgement of a promoted version ends with its probation', () => {
  expect(promoted().report(reported('1.1.0', 200, 20), then + windowMs)).not.toBeNull();
  expect(promoted().report(reported('1.1.0', 200, 20), then + windowMs + 1)).toBeNull();
});

test('versions that were served at the start, or that a rollback restored, are not judged', () => {
  const restarted = started(served('1.1.0', ['1.0.0']));
  restarted.serve(served('1.1.0', ['1.0.0'], '2.0.0'), then);
  expect(restarted.report(reported('1.1.0', 200, 20), then)).toBeNull();
  const restored = started(served('1.2.0', ['1.0.0', '1.1.0']));
  restored.serve(served('1.1.0', ['1.0.0']), then);
  expect(restored.report(reported('1.1.0', 200, 20), then)).toBeNull();
});

describe('a canary', () => {
  function canary(): FieldProbation {
    const probation = started(served('1.0.0'));
    probation.serve(served('1.0.0', [], '1.1.0'), then);
    return probation;
  }

  test('is compared with the stable version in the same period, not with an earlier one', () => {
    const probation = canary();
    expect(probation.report(reported('1.1.0', 200, 20), then)).toBeNull();
    // The errors of this period are those of a network, and both versions have them.
    probation.report(reported('1.0.0', 2000, 200), then);
    expect(probation.report(reported('1.1.0', 200, 20), then)).toBeNull();
    const worse = canary();
    worse.report(reported('1.0.0', 2000, 8), then);
    expect(worse.report(reported('1.1.0', 200, 20), then)?.why).toContain('10.0 % instead of 0.4 %, of 200 and 2000');
  });

  test('is judged as long as it is one', () => {
    const probation = canary();
    probation.report(reported('1.0.0', 2000, 8), then);
    expect(probation.report(reported('1.1.0', 200, 20), then + 9 * windowMs)).not.toBeNull();
  });

  test('that is promoted continues its comparison, in a new probation', () => {
    const probation = canary();
    probation.report(reported('1.0.0', 2000, 8), then);
    probation.report(reported('1.1.0', 40, 4), then);
    const later = then + 9 * windowMs;
    probation.serve(served('1.1.0', ['1.0.0']), later);
    // Old pages of the version before say nothing about it any more.
    probation.report(reported('1.0.0', 500, 500), later);
    expect(probation.report(reported('1.1.0', 160, 16), later + windowMs)?.why).toContain('of 200 and 2000');
    expect(probation.report(reported('1.1.0', 160, 16), later + windowMs + 1)).toBeNull();
  });

  test('that was stopped is not judged', () => {
    const probation = canary();
    probation.report(reported('1.0.0', 2000, 8), then);
    probation.serve(served('1.0.0'), then);
    expect(probation.report(reported('1.1.0', 200, 200), then)).toBeNull();
  });
});

test('a reason names the three clearest differences, within the length of an entry of the audit log', () => {
  const all = (bad: number): Sums => ({
    ...{ errors: [1000 - bad, bad], late: [100_000, bad * 100] },
    ...Object.fromEntries(
      ['lcp', 'inp', 'cls', 'blocking', 'hydration', 'bytes', 'memory', 'serverTime'].map((metric) => [
        metric,
        Array.from({ length: 30 }, (_, index) => (index === (bad === 0 ? 0 : 29) ? 9_999_999 : 0)),
      ]),
    ),
  });
  const probation = new FieldProbation(windowMs, () => all(0), served('1.0.0-before.twenty-letters'));
  probation.serve(served('1.1.0', ['1.0.0-before.twenty-letters']), then);
  const { errors: _, late: __, serverTime, ...values } = all(900) as Record<string, number[]>;
  const verdict = probation.report(
    { ...reported('1.1.0', 1000, 900), serverTime, field: { visits: 1000, failed: 900, values } },
    then,
  );
  expect(verdict?.why.split('; ')).toHaveLength(3);
  // A version without an earlier one to restore adds as much.
  expect(verdict!.why.length + 60).toBeLessThan(500);
});

import { judgedMetrics } from '@forecourt/contracts';
import fc from 'fast-check';
import { emptyState, type RegistryState } from '../store/state';
import { fieldView, healthOf } from './field-view';
import { type Sums, units } from './sums';

const place = { brand: 'maker', remote: 'mfe-sample', version: '1.1.0' };
const state: RegistryState = {
  ...emptyState,
  remotes: { 'mfe-sample': {} },
  channels: { maker: { 'mfe-sample': { version: '1.1.0', canary: null, history: ['1.0.0'] } } },
};
const aCount = fc.oneof(fc.constant(0), fc.nat(300));
const someSums: fc.Arbitrary<Sums> = fc.record(
  Object.fromEntries(
    judgedMetrics.map((metric) => {
      const buckets = units[metric].bounds?.length ?? 2;
      return [metric, fc.array(aCount, { minLength: buckets, maxLength: buckets })];
    }),
  ),
  { requiredKeys: [] },
);

test('how a version does is what the comparison with the version before says', () => {
  let seen = 0;
  fc.assert(
    fc.property(someSums, someSums, (after, before) => {
      const sums = { of: (_brand: string, _remote: string, version: string) => (version === '1.1.0' ? after : before) };
      const health = healthOf(state, sums, place, '1.0.0');
      const { leastVisits, versions } = fieldView(state, sums, place);
      const [compared] = versions;
      const worse = compared!.metrics.flatMap(({ metric, difference }) => (difference === 'worse' ? [metric] : []));
      const errors = compared!.metrics.find(({ metric }) => metric === 'errors')?.value ?? null;
      const { version: visits } = compared!.visits;
      const isJudged = visits >= leastVisits;
      seen += worse.length;
      expect(health).toEqual(visits === 0 && worse.length === 0 ? null : { visits, isJudged, errors, worse });
    }),
    { numRuns: 60 },
  );
  expect(seen).toBeGreaterThan(10);
});

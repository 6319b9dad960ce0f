import { type Live, liveStates } from '@forecourt/contracts/registry-api';
import fc from 'fast-check';
import semver from 'semver';
import { brandIdsIn } from './brands';
import { liveView, type Place, type Watched } from './live-view';
import { emptyState, type RegistryState } from './state';
import { latestOf } from './views';

const remotes = ['mfe-ads', 'mfe-loans', 'mfe-recalls', 'mfe-trade'];
const brands = brandIdsIn(emptyState);
const versions = ['1.0.0', '1.1.0', '2.0.0'];

const aVersion = fc.constantFrom(...versions);
const aChannel = fc.record({
  version: aVersion,
  canary: fc.option(fc.record({ version: aVersion, percent: fc.constant(10) })),
  history: fc.array(aVersion, { maxLength: 2 }),
});
const channels = fc.dictionary(
  fc.constantFrom(...brands),
  fc.dictionary(fc.constantFrom(...remotes), aChannel, { noNullPrototype: true }),
  { noNullPrototype: true },
);
const places = fc.uniqueArray(
  fc.constantFrom(
    ...brands.flatMap((brand) => remotes.flatMap((remote) => versions.map((one) => `${brand} ${remote} ${one}`))),
  ),
  { maxLength: 12 },
);

const keyOf = ({ brand, remote, version }: Place) => `${brand} ${remote} ${version}`;
type Channel = Live['remotes'][number]['channels'][string];
/** The states by what a description of a channel says. */
const says: Record<(typeof liveStates)[number], (channel: Channel) => boolean> = {
  canary: ({ canary }) => canary !== null,
  withheld: ({ withheld }) => withheld.length > 0,
  probation: (one) => [one, one.canary].some((served) => served != null && served.probationUntil !== null),
  worse: (one) => [one, one.canary].some((served) => served?.health != null && served.health.worse.length > 0),
  trouble: (one) => says.worse(one) || says.withheld(one),
};

test('a filter by state finds the remotes whose descriptions say so', () => {
  fc.assert(
    fc.property(channels, places, places, places, (served, onProbation, worse, failed) => {
      const published = Object.fromEntries(remotes.map((remote) => [remote, {}]));
      const state: RegistryState = { ...emptyState, remotes: published, channels: served };
      const watched: Watched = {
        probationUntil: (place) => (onProbation.includes(keyOf(place)) ? 1000 : null),
        failedIn: ({ brand, remote }) =>
          versions.filter((version) => failed.includes(keyOf({ brand, remote, version }))),
        // Without a version before, nothing is worse.
        healthOf: (place, before) =>
          worse.includes(keyOf(place))
            ? { visits: 1, isJudged: false, errors: null, worse: before === null ? [] : ['inp'] }
            : null,
      };
      const all = liveView(state, watched, { limit: 100 }).remotes;
      for (const wanted of liveStates)
        for (const brand of [undefined, 'maker']) {
          const found = liveView(state, watched, { limit: 100, state: wanted, brand });
          const described = all.filter(({ channels: each }) =>
            Object.entries(each).some(([id, channel]) => [undefined, id].includes(brand) && says[wanted](channel)),
          );
          expect(found.remotes.map(({ remote }) => remote)).toEqual(described.map(({ remote }) => remote));
          expect(found.found).toBe(described.length);
        }
    }),
  );
});

test('the highest version is a release, however often it is asked for and whatever was published since', () => {
  const all = fc.uniqueArray(fc.constantFrom('1.0.0', '1.10.0', '1.9.0', '2.0.0-next.1', '2.0.0-next.10', '3.0.0'));
  fc.assert(
    fc.property(all, (published) => {
      let record: Record<string, unknown> = {};
      for (const [index, version] of published.entries()) {
        record = { ...record, [version]: {} };
        const given = published.slice(0, index + 1);
        const released = given.filter((one) => semver.prerelease(one) === null);
        const highest = semver.rsort(released.length > 0 ? released : given)[0];
        expect([latestOf(record), latestOf(record)]).toEqual([highest, highest]);
      }
    }),
  );
});

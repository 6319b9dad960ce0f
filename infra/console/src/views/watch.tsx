import { Select } from '@forecourt/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Channel, Measured } from '../api/client';
import { measuredText } from '../api/measured';
import { countText, metricNames } from '../api/names';
import { fieldOf, live as liveQuery } from '../api/queries';
import { differenceText, nextOf } from '../api/watch';
import { getRouteApi, Link } from '../navigation';
import { NotShown } from '../parts/not-shown';
import { Refused } from '../parts/sign-in';
import { Time } from '../parts/texts';
import { useTitle } from '../parts/title';
import { Later } from '../parts/with-parts';

const route = getRouteApi('/watch/$remote');

/** Shows the figures of a release as they come in, beside those of the version before, what will happen, and each way out. */
export function WatchView(): ReactNode {
  const { remote } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery(liveQuery({ names: remote }));
  useTitle(`${remote}, watched`);
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  const channels = data.remotes[0]?.channels ?? {};
  const brands = Object.keys(channels);
  const brand = search.brand ?? brands[0] ?? '';
  const channel = channels[brand];
  return (
    <>
      <p>
        <Link to="/remotes/$remote" params={{ remote }} search={{ brand }}>
          {remote}
        </Link>
      </p>
      <h1>
        {remote} on {brand || 'no brand'}
      </h1>
      <div className="filters">
        <Select
          label="Brand"
          value={brand}
          options={brands.map((value) => ({ value, label: value }))}
          onChange={(event) => navigate({ search: { brand: event.target.value }, replace: true })}
        />
      </div>
      {channel === undefined ? <p>It serves no version of it.</p> : <Figures {...{ remote, brand, channel }} />}
    </>
  );
}

function Figures({ remote, brand, channel }: { remote: string; brand: string; channel: Channel }): ReactNode {
  const { data, error } = useQuery(fieldOf(brand, remote));
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  const { canary, before, hiddenBy } = channel;
  // The canary comes first: it is what people watch here.
  const sections = data.versions.toReversed().map((measured) => {
    const isCanary = canary?.version === measured.version;
    const served = isCanary && canary !== null ? canary : channel;
    return (
      <section key={measured.version} aria-label={measured.version}>
        <h2>
          {measured.version}
          {isCanary && <span className="tag">canary {canary?.percent} %</span>}
        </h2>
        <p>
          {served.since === null ? (
            'It is live since before times were recorded.'
          ) : (
            <>
              Live since <Time at={served.since.at} />.
            </>
          )}{' '}
          {nextOf(served, isCanary, before === null)}
        </p>
        <p className="acts">
          {isCanary && (
            <>
              <Link
                to="/remotes/$remote"
                params={{ remote }}
                search={{ action: 'promote', brand, version: measured.version }}
                hash="change"
              >
                Promote {measured.version}
              </Link>
              <Link to="/remotes/$remote" params={{ remote }} search={{ action: 'canary', brand }} hash="change">
                Change its share
              </Link>
              <Link to="/remotes/$remote" params={{ remote }} search={{ action: 'stop-canary', brand }} hash="change">
                End the canary
              </Link>
            </>
          )}
          {!isCanary && before !== null && (
            <Link to="/remotes/$remote" params={{ remote }} search={{ action: 'rollback', brand }} hash="change">
              Roll back to {before}
            </Link>
          )}
        </p>
        <MetricTable measured={measured} leastVisits={data.leastVisits} />
        {measured.metrics.some(hasValue) && (
          <Later name="charts" load={() => import('../parts/charts')}>
            {({ Charts }) => <Charts {...{ brand, remote, measured }} />}
          </Later>
        )}
      </section>
    );
  });
  return (
    <>
      {hiddenBy.length > 0 && (
        <p>
          On {brand} it is <NotShown brand={brand} flags={hiddenBy} />.
        </p>
      )}
      {sections}
    </>
  );
}

const hasValue = ({ value, before }: Measured['metrics'][number]) => value !== null || before !== null;

function MetricTable({ measured, leastVisits }: { measured: Measured; leastVisits: number }): ReactNode {
  const { version, before, visits, metrics } = measured;
  const shown = metrics.filter(hasValue);
  if (shown.length === 0) return <p className="hint">Nothing is measured yet.</p>;
  const of = before === null ? 'no version before' : `${before} (${countText(visits.before, 'visit')})`;
  const fewest = Math.min(visits.version, before === null ? leastVisits : visits.before);
  return (
    <>
      {fewest < leastVisits && <p>Too few visits to judge: each version needs {leastVisits}.</p>}
      <table className="rows">
        <thead>
          <tr>
            {['Measured', `${version} (${countText(visits.version, 'visit')})`, of, 'Difference'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.metric}>
              <th scope="row">
                {metricNames[one.metric].name}
                <small>{metricNames[one.metric].what}</small>
              </th>
              <td data-label={version}>{measuredText(one.value, one.unit)}</td>
              <td data-label={before ?? 'before'}>{measuredText(one.before, one.unit)}</td>
              <td data-label="Difference" className={one.difference === 'worse' ? 'bad' : undefined}>
                {differenceText(one, fewest >= leastVisits)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

import { Select } from '@forecourt/ui/select';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Channel, Measured } from '../api/client';
import { fieldOf, live as liveQuery } from '../api/queries';
import { differenceText, measuredText, nextOf } from '../api/watch';
import { Refused } from '../parts/sign-in';
import { Time } from '../parts/texts';
import { useTitle } from '../parts/title';

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
        <Link to="/remotes/$remote" params={{ remote }}>
          {remote}
        </Link>
      </p>
      <h1>
        {remote} on {brand || 'no brand'}
      </h1>
      <Select
        label="Brand"
        value={brand}
        options={brands.map((value) => ({ value, label: value }))}
        onChange={(event) => void navigate({ search: { brand: event.target.value }, replace: true })}
      />
      {channel === undefined ? <p>It serves no version of it.</p> : <Figures {...{ remote, brand, channel }} />}
    </>
  );
}

function Figures({ remote, brand, channel }: { remote: string; brand: string; channel: Channel }): ReactNode {
  const { data, error } = useQuery(fieldOf(brand, remote));
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  const { canary } = channel;
  return data.versions.map((measured) => {
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
            'It is not known since when it is live.'
          ) : (
            <>
              Live since <Time at={served.since.at} />.
            </>
          )}{' '}
          {nextOf(served, isCanary)}
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
              <Link to="/remotes/$remote" params={{ remote }} search={{ action: 'stop-canary', brand }} hash="change">
                End the canary
              </Link>
            </>
          )}
          {!isCanary && (
            <Link to="/remotes/$remote" params={{ remote }} search={{ action: 'rollback', brand }} hash="change">
              Roll back
            </Link>
          )}
        </p>
        <MetricTable {...measured} />
      </section>
    );
  });
}

function MetricTable({ version, before, visits, metrics }: Measured): ReactNode {
  const shown = metrics.filter(({ value, before }) => value !== null || before !== null);
  if (shown.length === 0) return <p className="hint">Nothing is measured yet.</p>;
  const of = before === null ? 'no version before' : `${before} (${visits.before} visits)`;
  return (
    <table className="rows">
      <thead>
        <tr>
          {['Measured', `${version} (${visits.version} visits)`, of, 'Difference'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <tr key={one.metric}>
            <th scope="row">{one.metric}</th>
            <td data-label={version}>{measuredText(one.value, one.unit)}</td>
            <td data-label={before ?? 'before'}>{measuredText(one.before, one.unit)}</td>
            <td data-label="Difference" className={one.difference === 'worse' ? 'bad' : undefined}>
              {differenceText(one)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

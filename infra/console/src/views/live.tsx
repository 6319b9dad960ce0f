import { Button } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Channel, Live, LiveRemote, Served } from '../api/client';
import { audit, type LiveFilters, livePages } from '../api/queries';
import { History } from '../parts/history';
import { Refused } from '../parts/sign-in';
import { agoText, authorText, healthKind, healthText } from '../parts/texts';
import { useTitle } from '../parts/title';
import { states } from './live-filters';

const route = getRouteApi('/');
/** Number of changes beside the table. */
const latest = 12;

export function LiveView(): ReactNode {
  useTitle('Live');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(livePages(filters));
  const changes = useQuery(audit({}, latest));
  const set = (part: LiveFilters) => void navigate({ search: (before) => ({ ...before, ...part }), replace: true });
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading what is live …</p>;
  const { brands: all, owners, found, total } = data.pages[0]!;
  const brands = filters.brand === undefined ? all : all.filter((one) => one === filters.brand);
  const remotes = data.pages.flatMap((page) => page.remotes);
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <h1>Live</h1>
      <search className="filters">
        <TextField
          label="Remote"
          type="search"
          value={filters.remote ?? ''}
          onChange={(event) => set({ remote: event.target.value || undefined })}
        />
        <Select
          label="Team"
          value={filters.team ?? ''}
          options={[{ value: '', label: 'every team' }, ...options(owners)]}
          onChange={(event) => set({ team: event.target.value || undefined })}
        />
        <Select
          label="Brand"
          value={filters.brand ?? ''}
          options={[{ value: '', label: 'every brand' }, ...options(all)]}
          onChange={(event) => set({ brand: event.target.value || undefined })}
        />
        <Select
          label="State"
          value={filters.state ?? ''}
          options={[{ value: '', label: 'any' }, ...options(states)]}
          onChange={(event) => set({ state: (event.target.value || undefined) as LiveFilters['state'] })}
        />
      </search>
      <div className="columns">
        <section aria-label="What is live">
          <p className="hint" role="status">
            {found} of {total} remotes{hasNextPage && `, the first ${remotes.length} of them`}
          </p>
          <Matrix remotes={remotes} brands={brands} />
          {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more remotes</Button>}
        </section>
        <section aria-labelledby="changes-title">
          <h2 id="changes-title">Last changes</h2>
          {changes.error && changes.data === undefined && <Refused error={changes.error} />}
          {changes.data && <History entries={changes.data.entries} brands={all} />}
          <p>
            <Link to="/audit">All changes</Link>
          </p>
        </section>
      </div>
    </>
  );
}

function Matrix({ remotes, brands }: { remotes: readonly LiveRemote[]; brands: Live['brands'] }): ReactNode {
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">Remote</th>
          {brands.map((brand) => (
            <th key={brand} scope="col">
              {brand}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {remotes.map((one) => (
          <tr key={one.remote}>
            <th scope="row">
              <Link to="/remotes/$remote" params={{ remote: one.remote }}>
                {one.remote}
              </Link>
              <small>
                newest {one.latest}
                {one.owner !== null && `, ${one.owner}`}
              </small>
            </th>
            {brands.map((brand) => (
              <td key={brand} data-brand={brand}>
                <Cell remote={one.remote} brand={brand} channel={one.channels[brand]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ remote, brand, channel }: { remote: string; brand: string; channel: Channel | undefined }): ReactNode {
  if (channel === undefined) return <span className="hint">nothing</span>;
  const { canary, withheld } = channel;
  return (
    <>
      <ServedVersion served={channel} />
      {canary !== null && <ServedVersion served={canary} share={canary.percent} />}
      {withheld.length > 0 && <small className="bad">withheld: {withheld.join(', ')}</small>}
      <Link
        className="act"
        to="/remotes/$remote"
        params={{ remote }}
        search={{ action: canary === null ? 'rollback' : 'stop-canary', brand }}
        hash="change"
        aria-label={canary === null ? `Roll back ${remote} on ${brand}` : `End the canary of ${remote} on ${brand}`}
      >
        {canary === null ? 'Roll back' : 'End the canary'}
      </Link>
    </>
  );
}

function ServedVersion({ served, share }: { served: Served; share?: number }): ReactNode {
  const { version, since, probationUntil } = served;
  return (
    <div className="served" data-health={healthKind(served)}>
      <b>{version}</b>
      {share !== undefined && <span className="tag">canary {share} %</span>}
      {probationUntil !== null && <span className="tag">on probation</span>}
      <small>{since === null ? 'age not known' : `${agoText(since.at)}, ${authorText(since)}`}</small>
      <small className="health">{healthText(served)}</small>
    </div>
  );
}

import { Button } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import type { Channel, Live, LiveRemote, Served } from '../api/client';
import { stateNames } from '../api/live-filters';
import { countText } from '../api/names';
import { audit, type LiveFilters, livePages } from '../api/queries';
import { getRouteApi, Link } from '../navigation';
import { BrandTable } from '../parts/brand-table';
import { useRowCount } from '../parts/first-rows';
import { History } from '../parts/history';
import { Legend } from '../parts/legend';
import { NotShown } from '../parts/not-shown';
import { Refused } from '../parts/sign-in';
import { authorText, healthKind, healthText, Time } from '../parts/texts';
import { useTitle } from '../parts/title';

const route = getRouteApi('/');
/** Number of changes beside the table. */
const latest = 12;

export function LiveView(): ReactNode {
  useTitle('Live');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(livePages(filters));
  const changes = useQuery(audit({ brand: filters.brand }, latest));
  const set = (part: LiveFilters) => navigate({ search: (before) => ({ ...before, ...part }), replace: true });
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
          options={[
            { value: '', label: 'any' },
            ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => set({ state: (event.target.value || undefined) as LiveFilters['state'] })}
        />
      </search>
      <div className="columns">
        <section aria-label="What is live">
          <p className="hint" role="status">
            {found} of {countText(total, 'remote')}
            {hasNextPage && `, the first ${remotes.length} of them`}
          </p>
          <Legend channels={remotes.flatMap(({ channels }) => Object.values(channels))} />
          <Matrix remotes={remotes} brands={brands} brand={filters.brand} />
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

/** @param props.brand the chosen brand, which links pass on */
function Matrix(props: {
  remotes: readonly LiveRemote[];
  brands: Live['brands'];
  brand: string | undefined;
}): ReactNode {
  const { remotes, brands, brand } = props;
  const rowCount = useRowCount(remotes.length, brands.length);
  return (
    <BrandTable rows="Remote" brands={brands}>
      {remotes.slice(0, rowCount).map((one) => (
        <Row key={one.remote} {...{ one, brands, brand }} />
      ))}
    </BrandTable>
  );
}

/** Rows stay as they are while more are added, or others change. */
const Row = memo(function Row(props: { one: LiveRemote; brands: Live['brands']; brand: string | undefined }) {
  const { one, brands, brand: chosen } = props;
  return (
    <tr>
      <th scope="row">
        <Link to="/remotes/$remote" params={{ remote: one.remote }} search={{ brand: chosen }}>
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
  );
});

function Cell(props: { remote: string; brand: string; channel: Channel | undefined }): ReactNode {
  const { remote, brand, channel } = props;
  if (channel === undefined) return <span className="hint">nothing</span>;
  const { canary, withheld, before, hiddenBy } = channel;
  const action = canary === null ? 'rollback' : 'stop-canary';
  const isHidden = hiddenBy.length > 0;
  return (
    <>
      <ServedVersion served={channel} isHidden={isHidden} isFirst={before === null} />
      {canary !== null && <ServedVersion served={canary} share={canary.percent} isHidden={isHidden} />}
      {isHidden && (
        <small>
          <NotShown brand={brand} flags={hiddenBy} />
        </small>
      )}
      {withheld.length > 0 && <small className="bad">withheld: {withheld.join(', ')}</small>}
      {canary !== null && (
        <Link
          className="act"
          to="/remotes/$remote"
          params={{ remote }}
          search={{ action: 'canary', brand }}
          hash="change"
          aria-label={`Change its share: the canary of ${remote} on ${brand}`}
        >
          Change its share
        </Link>
      )}
      {(canary !== null || before !== null) && (
        <Link
          className="act"
          to="/remotes/$remote"
          params={{ remote }}
          search={{ action, brand }}
          hash="change"
          aria-label={canary === null ? `Roll back ${remote} on ${brand}` : `End the canary of ${remote} on ${brand}`}
        >
          {canary === null ? 'Roll back' : 'End the canary'}
        </Link>
      )}
    </>
  );
}

/**
 * @param props.isHidden whether no visitor sees it: then its reports say nothing about it
 * @param props.isFirst whether there is none before it: its probation has no consequence
 */
function ServedVersion(props: { served: Served; share?: number; isHidden: boolean; isFirst?: boolean }): ReactNode {
  const { served, share, isHidden, isFirst = false } = props;
  const { version, since, probationUntil } = served;
  return (
    <div className="served" data-health={isHidden ? 'unknown' : healthKind(served)}>
      <b>{version}</b>
      {share !== undefined && <span className="tag">canary {share} %</span>}
      {probationUntil !== null && !isFirst && <span className="tag">on probation</span>}
      <small>
        {since === null ? (
          'since before times were recorded'
        ) : (
          <>
            <Time at={since.at} isBrief />, {authorText(since)}
          </>
        )}
      </small>
      {!isHidden && <small className="health">{healthText(served)}</small>}
    </div>
  );
}

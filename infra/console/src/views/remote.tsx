import { Button } from '@forecourt/ui/button';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Remote, Version } from '../api/client';
import { audit, live as liveQuery, oneRemote, oneVersion } from '../api/queries';
import { getRouteApi, Link } from '../navigation';
import { History } from '../parts/history';
import { WithChannelForms } from '../parts/later';
import { Legend } from '../parts/legend';
import { NotShown } from '../parts/not-shown';
import { Refused } from '../parts/sign-in';
import { agoText, authorText, healthText, sizeText, Time } from '../parts/texts';
import { useTitle } from '../parts/title';

const route = getRouteApi('/remotes/$remote');
const Comparison = lazy(() => import('../parts/comparison'));
/** Number of versions, and of changes, that are shown at first. */
const few = 10;

export function RemoteView(): ReactNode {
  const { remote: name } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useTitle(name);
  const [isAll, setAll] = useState(false);
  const remote = useQuery({
    ...oneRemote(name, isAll ? undefined : few),
    // The first versions stay on the screen while all are read.
    placeholderData: (before) => (before?.remote === name ? before : undefined),
  });
  const live = useQuery(liveQuery({ names: name }));
  const changes = useQuery(audit({ remote: name }, few));
  const error = remote.data === undefined ? remote.error : live.data === undefined ? live.error : null;
  if (error) return <Refused error={error} />;
  if (remote.data === undefined || live.data === undefined) return <p className="hint">Reading {name} …</p>;
  const channels = live.data.remotes[0]?.channels ?? {};
  const { compare, ...wanted } = search;
  const { action = 'promote', brand = '*' } = wanted;
  /** The canary that a change of it starts from. */
  const running = channels[brand]?.canary;
  const go = (next: typeof search) => navigate({ search: next, replace: true, resetScroll: false });
  return (
    <>
      <p>
        <Link to="/">Live</Link>
      </p>
      <h1>{name}</h1>
      <section aria-labelledby="live-title">
        <h2 id="live-title">Where it is live</h2>
        <table className="rows">
          <thead>
            <tr>
              {['Brand', 'Version', 'Since', 'By', 'How it does', 'Withheld'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(channels).flatMap(([brand, { canary, withheld, hiddenBy, ...stable }]) =>
              [{ ...stable, percent: null }, ...(canary === null ? [] : [canary])].map((one) => (
                <tr key={`${brand} ${one.percent}`}>
                  <th scope="row">{brand}</th>
                  <td data-label="Version">
                    {one.version}
                    {one.percent !== null && <span className="tag">canary {one.percent} %</span>}
                    {one.probationUntil !== null && (one.percent !== null || stable.before !== null) && (
                      <span className="tag">on probation</span>
                    )}
                  </td>
                  <td data-label="Since">
                    {one.since === null ? 'before times were recorded' : <Time at={one.since.at} />}
                  </td>
                  <td data-label="By">{one.since === null ? 'not recorded' : authorText(one.since)}</td>
                  <td data-label="How it does">
                    {hiddenBy.length > 0 && (
                      <>
                        <NotShown brand={brand} flags={hiddenBy} />.{' '}
                      </>
                    )}
                    <Link to="/watch/$remote" params={{ remote: name }} search={{ brand }}>
                      {hiddenBy.length > 0 ? 'Its figures' : healthText(one)}
                    </Link>
                  </td>
                  <td data-label="Withheld">{withheld.join(', ') || 'none'}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
        <Legend channels={Object.values(channels)} />
      </section>
      <WithChannelForms>
        {({ ChangeForm }) => (
          <ChangeForm
            wanted={{
              ...wanted,
              action,
              brand,
              remote: name,
              ...(action === 'canary' && {
                version: search.version ?? running?.version,
                percent: search.percent ?? running?.percent ?? 5,
              }),
            }}
            onWanted={({ remote: _, why: __, ...next }) => go({ ...next, compare })}
            remote={remote.data}
            live={live.data}
          />
        )}
      </WithChannelForms>
      {compare !== undefined && (
        <Suspense>
          <Comparison remote={remote.data} compare={compare} onCompare={(next) => go({ ...search, compare: next })} />
        </Suspense>
      )}
      <Versions remote={remote.data} brand={search.brand} onAll={() => setAll(true)} />
      <section aria-labelledby="changes-title">
        <h2 id="changes-title">Its last changes</h2>
        {changes.data && <History entries={changes.data.entries} brands={live.data.brands} />}
        <p>
          <Link to="/audit" search={{ remote: name }}>
            All its changes
          </Link>
        </p>
      </section>
    </>
  );
}

/** @param props.brand the chosen brand, which links pass on */
function Versions(props: { remote: Remote; brand: string | undefined; onAll: () => void }): ReactNode {
  const { brand, onAll } = props;
  const { remote, names, versions } = props.remote;
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <ul className="versions">
        {versions.map((version, at) => (
          <li key={version.version}>
            <VersionRow remote={remote} version={version} before={names[at + 1]} brand={brand} />
          </li>
        ))}
      </ul>
      {versions.length < names.length && <Button onClick={onAll}>Show all {names.length} versions</Button>}
    </section>
  );
}

/** @param before the version before it */
function VersionRow(props: {
  remote: string;
  version: Version;
  before: string | undefined;
  brand: string | undefined;
}): ReactNode {
  const { remote, version: one, before, brand } = props;
  const [isOpen, setOpen] = useState(false);
  const { version, publishedAt, publishedBy, stable, canary, approvals = {}, personal } = one;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{version}</b> published {agoText(publishedAt)} by {publishedBy ?? 'the operator'}
        {stable.length > 0 && <span className="tag">live on {stable.join(', ')}</span>}
        {canary.map(({ brand, percent }) => (
          <span key={brand} className="tag">
            canary on {brand}, {percent} %
          </span>
        ))}
        {personal === true && <span className="tag">personal data</span>}
      </summary>
      {isOpen && (
        <div className="detail">
          <p>
            Published <Time at={publishedAt} />
          </p>
          {Object.entries(approvals).map(([brand, persons]) => (
            <p key={brand}>
              Approved for {brand} by {persons.join(', ')}
            </p>
          ))}
          <Detail remote={remote} version={version} />
          <p className="acts">
            <Link
              to="/remotes/$remote"
              params={{ remote }}
              search={{ action: 'promote', brand, version }}
              hash="change"
            >
              Promote {version}
            </Link>
            <Link
              to="/remotes/$remote"
              params={{ remote }}
              search={{ action: 'canary', brand, version, percent: 5 }}
              hash="change"
            >
              Canary of {version}
            </Link>
            <Link
              to="/remotes/$remote"
              params={{ remote }}
              search={{ action: 'approve', brand, version }}
              hash="change"
            >
              Approve {version}
            </Link>
            {before !== undefined && (
              <Link
                to="/remotes/$remote"
                params={{ remote }}
                search={{ brand, compare: `${before}..${version}` }}
                hash="compare"
              >
                Compare with {before}
              </Link>
            )}
          </p>
        </div>
      )}
    </details>
  );
}

function Detail({ remote, version }: { remote: string; version: string }): ReactNode {
  const { data, error } = useQuery(oneVersion(remote, version));
  if (error) return <Refused error={error} />;
  if (data === undefined) return <p className="hint">Reading its manifest …</p>;
  const { contract, bytes, files, fragments, sources, shared, hasPackageList } = data;
  const list = `/v1/remotes/${remote}/${version}/private/sbom.json`;
  return (
    <dl>
      <dt>Contract</dt>
      <dd>
        {contract}
        <small>Versions of the interface between page and fragments with which it works.</small>
      </dd>
      <dt>Size</dt>
      <dd>
        {sizeText(bytes)} in {files.length} files; the largest:{' '}
        {files
          .slice(0, 3)
          .map((file) => `${file.path} ${sizeText(file.bytes)}`)
          .join(', ')}
      </dd>
      <dt>Fragments</dt>
      <dd>
        {Object.entries(fragments).map(([name, { hydrate, needs }]) => (
          <p key={name}>
            {name}: hydrates {hydrate}; needs {needs.join(', ') || 'no data'}
          </p>
        ))}
      </dd>
      <dt>Sources</dt>
      <dd>
        {Object.entries(sources)
          .map(
            ([name, { upstream, path, personal }]) =>
              `${name} (${upstream} ${path}${personal ? ', personal data' : ''})`,
          )
          .join(', ') || 'none of its own'}
      </dd>
      <dt>Built with</dt>
      <dd>
        {Object.entries(shared)
          .map(([name, range]) => `${name} ${range}`)
          .join(', ')}
      </dd>
      <dt>Packages</dt>
      <dd>
        {hasPackageList ? (
          <a href={list} download>
            The list of its packages (CycloneDX), with a session
          </a>
        ) : (
          'Its build listed none.'
        )}
      </dd>
    </dl>
  );
}

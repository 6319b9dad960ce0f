import { Alert } from '@forecourt/ui/alert';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ErrorVersion, VersionErrors } from '../api/client';
import { errorVersions, troublesOf } from '../api/incidents';
import { audit, brandIds, errorsOf, live as liveQuery, most, session as sessionQuery, storage } from '../api/queries';
import { Link } from '../navigation';
import { History } from '../parts/history';
import { Refused } from '../parts/sign-in';
import { Time } from '../parts/texts';
import { useTitle } from '../parts/title';

/** Who makes the registry's own changes, as the audit log names it. */
const automatic = 'registry (automatic)';
/** Number of automatic changes that are shown. */
const latest = 50;

/** Shows present problems, the errors of live versions, and automatic changes by the registry. */
export function IncidentsView(): ReactNode {
  useTitle('Incidents');
  const { data, error } = useQuery(liveQuery({ state: 'trouble', limit: most }));
  const { data: brands = [] } = useQuery(brandIds);
  const stored = useQuery(storage);
  const session = useQuery(sessionQuery);
  const rollbacks = useQuery(audit({ person: automatic }, latest));
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  const troubles = troublesOf(data);
  return (
    <>
      <h1>Incidents</h1>
      <section aria-labelledby="now-title">
        <h2 id="now-title">Now</h2>
        {stored.data != null && (
          <Alert tone="danger" title="The registry cannot store changes">
            <p>{stored.data}</p>
            <p>Free space, or repair the mount: docs/operating.md#the-registrys-disk-is-full</p>
          </Alert>
        )}
        {troubles.length === 0 && stored.data == null && <p>Nothing is wrong, as far as the registry knows.</p>}
        <ul>
          {troubles.map(({ remote, brand, version, what, remedy, action }) => (
            <li key={`${remote} ${brand} ${version} ${what}`}>
              <Link to="/remotes/$remote" params={{ remote }} search={{ action, brand }} hash="change">
                {remote}@{version} on {brand}
              </Link>
              : {what}. {remedy}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="errors-title">
        <h2 id="errors-title">Errors of live versions</h2>
        <p className="hint">Reported since the registry started.</p>
        {session.data === null && <p>Sign in, at the top of the page, to see them.</p>}
        {session.data != null && <ErrorVersions />}
      </section>
      <section aria-labelledby="rollbacks-title">
        <h2 id="rollbacks-title">What the registry did by itself</h2>
        {rollbacks.error && rollbacks.data === undefined && <Refused error={rollbacks.error} />}
        {rollbacks.data && <History entries={rollbacks.data.entries} brands={brands} />}
      </section>
    </>
  );
}

/** Lists the live versions that had errors. */
function ErrorVersions(): ReactNode {
  const { data, error } = useQuery(errorVersions);
  if (data === undefined) return error && <Refused error={error} />;
  if (data.length === 0) return <p>None had errors.</p>;
  return (
    <ul className="versions">
      {data.map((one) => (
        <li key={`${one.remote}@${one.version}`}>
          <ErrorsOf {...one} />
        </li>
      ))}
    </ul>
  );
}

function ErrorsOf({ remote, version, brands }: ErrorVersion): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...errorsOf(remote, version), enabled: isOpen });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>
          {remote}@{version}
        </b>{' '}
        on {brands.join(', ')}
      </summary>
      <div className="detail">
        {error && <Refused error={error} />}
        {data?.errors.map((one) => (
          <ErrorText key={`${one.where} ${one.what} ${one.text}`} {...one} />
        ))}
      </div>
    </details>
  );
}

/** An error with its stack. Its text comes from visitors' browsers, too: it is shown as it is, and nothing else. */
function ErrorText({ where, what, text, count, first, last }: VersionErrors['errors'][number]): ReactNode {
  return (
    <section>
      <p>
        {where}, {what}, {count === 1 ? 'once' : `${count} times since ${first.slice(0, 16).replace('T', ' ')} UTC`},
        last <Time at={last} />
      </p>
      <pre>
        <bdi>{text}</bdi>
      </pre>
    </section>
  );
}

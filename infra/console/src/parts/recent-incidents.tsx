import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecentIncidents } from '../api/client';
import { recentIncidents } from '../api/incidents';
import { Refused } from './sign-in';
import { authorText, Time } from './texts';

/** Lists uploads that the gate refused, and warnings about what the registry stores. Names and reasons come from teams. */
export function RecentIncidentsList(): ReactNode {
  const { data, error } = useQuery(recentIncidents);
  if (data === undefined) return error && <Refused error={error} />;
  const { refused, warnings } = data;
  return (
    <>
      <h3>Refused uploads</h3>
      {refused.length === 0 && <p>The gate refused none.</p>}
      <ul className="versions">
        {refused.map((one) => (
          <li key={`${one.at} ${one.remote} ${one.version}`}>
            <RefusedUpload {...one} />
          </li>
        ))}
      </ul>
      <h3>Warnings about what the registry stores</h3>
      {warnings.length === 0 && <p>There are none: its audit log and its versions are whole.</p>}
      <ul>
        {warnings.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <Time at={at} />: {text}
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <p className="hint">What was lost or changed is in a backup: docs/operating.md#backups</p>
      )}
    </>
  );
}

function RefusedUpload({ at, remote, version, who, person, reasons }: RecentIncidents['refused'][number]): ReactNode {
  return (
    <details>
      <summary>
        <b>
          {remote}@{version}
        </b>{' '}
        by {authorText({ who, person })}, <Time at={at} />
      </summary>
      <div className="detail">
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="hint">Nothing of it was stored. docs/gate.md says for each reason what to do.</p>
      </div>
    </details>
  );
}

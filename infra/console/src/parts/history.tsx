import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { undosOf } from '../api/changes';
import type { Entry } from '../api/client';
import { authorText, entryTexts, Time, whyOf } from './texts';

/** Entries of the audit log, each with its way back. @param brands of the site */
export function History({ entries, brands }: { entries: readonly Entry[]; brands: readonly string[] }): ReactNode {
  if (entries.length === 0) return <p className="hint">No changes.</p>;
  return (
    <ol className="history">
      {entries.map((entry) => (
        <HistoryRow key={entry.revision} entry={entry} brands={brands} />
      ))}
    </ol>
  );
}

function HistoryRow({ entry, brands }: { entry: Entry; brands: readonly string[] }): ReactNode {
  const { of, details } = entryTexts(entry);
  const why = whyOf(entry);
  return (
    <li>
      <p className="head">
        <b>{entry.action}</b>{' '}
        {'remote' in entry ? (
          <Link to="/remotes/$remote" params={{ remote: entry.remote }}>
            {of}
          </Link>
        ) : (
          of
        )}
      </p>
      <p className="by">
        {authorText(entry)}, <Time at={entry.at} />
      </p>
      {why !== undefined && (
        // A text may turn the direction of what follows.
        <p className="why">
          “<bdi>{why}</bdi>”
        </p>
      )}
      {details.length > 0 && <p className="details">{details.join(' · ')}</p>}
      <p className="undos">
        {undosOf(entry, brands).map(({ remote, ...search }) => (
          <Link key={search.brand} to="/remotes/$remote" params={{ remote }} search={search} hash="change">
            Undo{search.brand === '*' ? '' : ` on ${search.brand}`}
          </Link>
        ))}
      </p>
    </li>
  );
}

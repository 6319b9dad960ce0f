import type { ReactNode } from 'react';
import { brandBefore, changedSince, layoutsBefore, undosOf } from '../api/changes';
import type { Entry } from '../api/client';
import { actionText } from '../api/names';
import { Link } from '../navigation';
import { authorText, entryTexts, Time, whyOf } from './texts';

/** Entries of the audit log, each with its way back. */
export function History(props: {
  entries: readonly Entry[];
  /** Ids of the site's brands. */
  brands: readonly string[];
  /** The layouts that can be restored, of a page's entries; without it, each entry has a link, whose form says if it cannot. */
  earlier?: readonly number[];
}): ReactNode {
  const { entries, ...rest } = props;
  if (entries.length === 0) return <p className="hint">No changes.</p>;
  const since = changedSince(entries);
  return (
    <ol className="history">
      {entries.map((entry) => (
        <HistoryRow key={entry.revision} entry={entry} since={since.get(entry)!} {...rest} />
      ))}
    </ol>
  );
}

function HistoryRow(props: {
  entry: Entry;
  /** Channels that were changed after it. */
  since: ReadonlySet<string>;
  brands: readonly string[];
  earlier?: readonly number[];
}): ReactNode {
  const { entry, since, brands, earlier } = props;
  const layouts = layoutsBefore(entry).filter(({ to }) => earlier === undefined || earlier.includes(to));
  const before = brandBefore(entry);
  const { of, details } = entryTexts(entry);
  const why = whyOf(entry);
  return (
    <li>
      <p className="head">
        <b>{actionText(entry.action)}</b>
        {of !== '' && ': '}
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
        {undosOf(entry, brands, since).map(({ remote, ...search }) => (
          <Link key={search.brand} to="/remotes/$remote" params={{ remote }} search={search} hash="change">
            Undo{search.brand === '*' ? '' : ` on ${search.brand}`}
          </Link>
        ))}
        {layouts.map(({ brand, page, to }) => (
          <Link key={brand} to="/pages/{-$brand}/{-$page}" params={{ brand, page }} search={{ to }}>
            Go back to what {brand} had before
          </Link>
        ))}
        {before !== null && (
          <Link to="/brands/{-$brand}" params={{ brand: before.brand }} search={{ to: before.to }} hash="back">
            Go back to version {before.to}
          </Link>
        )}
      </p>
    </li>
  );
}

import type { ReactNode } from 'react';
import type { Entry, PageLayout } from '../api/client';
import { layoutName } from '../api/layouts';
import { Link } from '../navigation';
import { authorText, Time, whyOf } from './texts';

/** Says which layout visitors get, who changed the page last and why, and leads to the layout before. @param props.last undefined while it is read, null if there is none */
export function LastLayout({ now, last }: { now: PageLayout; last: Entry | null | undefined }): ReactNode {
  const { brand, page, version, canary, earlier } = now;
  const before = earlier.at(-1);
  const why = last && whyOf(last);
  return (
    <p className="last">
      <span>
        Visitors get {layoutName(version)}
        {before === undefined && '; there is none before it'}
        {canary !== null && `; ${canary.percent} % of them get layout ${canary.version}`}.
      </span>
      {last === undefined && <span>Reading its last change …</span>}
      {last === null && <span>No change of the page is recorded.</span>}
      {last && (
        <span>
          Last changed <Time at={last.at} /> by {authorText(last)}
          {why !== undefined && (
            <>
              {' because “'}
              <bdi>{why}</bdi>”
            </>
          )}
        </span>
      )}
      {before !== undefined && (
        <Link to="/pages/{-$brand}/{-$page}" params={{ brand, page }} search={{ to: before }}>
          Go back to {layoutName(before)}
        </Link>
      )}
      {last && <a href="#history-title">All last changes</a>}
    </p>
  );
}

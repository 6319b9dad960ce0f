import { useBrand, useView } from '@forecourt/fragment-kit';
import { IntentLink, isPlainClick, maxFirstRecord, recordsPerPage, useSearch } from '@forecourt/search-kit';
import { formatCount, Pagination } from '@forecourt/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Placeholders } from './grid';
import { MoreResults } from './more-results';
import { firstRecordOf, pagesShown, paging } from './paging';
import styles from './results.module.css';

export interface PagesProps {
  total: number;
  /** How many listings are on show. */
  listings: number;
  /** A link to another page was followed without leaving this document. */
  onTurn(): void;
  /** One more page was asked for. */
  onMore(): void;
}

/** The ways to further pages: a button that adds one, where the brand has it, and links to all. */
export function Pages({ total, listings, onTurn, onMore }: PagesProps): ReactNode {
  const brand = useBrand();
  const state = useSearch();
  const { firstRecord = 0 } = state;
  const size = recordsPerPage(state, brand);
  const { status, appending = false } = useView();
  // Listings of an older search say nothing of how many pages the present one shows.
  const shown = status === 'ready' || appending ? pagesShown(listings, size) : 1;
  const { page, pages, next } = paging({ firstRecord, size, total, shown });
  return (
    <>
      {/* The room of what was asked for, at once: what stands below is pushed away by the press, and not when the answer comes. */}
      {appending && status === 'loading' && <Placeholders />}
      {brand.flags.infiniteScrollButton && next !== null && (
        <MoreResults
          next={next}
          status={!appending || status === 'ready' ? 'idle' : status}
          armed={status === 'ready' && shown > 1}
          onAsk={onMore}
        />
      )}
      {next === null && firstRecord + listings < total && firstRecord + listings > maxFirstRecord && (
        <p className={styles.end}>{`Showing the first ${formatCount(firstRecord + listings)}. Narrow your search.`}</p>
      )}
      <Pagination
        label="Pages of results"
        page={page}
        pages={pages}
        renderLink={(to, link) => (
          <IntentLink
            intent={{ type: 'page', firstRecord: firstRecordOf(to, size) }}
            onClick={(event: MouseEvent) => isPlainClick(event) && onTurn()}
            {...link}
          />
        )}
      />
    </>
  );
}

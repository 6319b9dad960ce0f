import { useBrand, useView } from '@forecourt/fragment-kit';
import { IntentLink, isPlainClick, maxFirstRecord, recordsPerPage, useSearch } from '@forecourt/search-kit';
import { formatCount, Pagination } from '@forecourt/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Placeholders } from './grid';
import { MoreResults } from './more-results';
import { firstRecordOf, pagesShown, paging, rangeOf } from './paging';
import styles from './results.module.css';

export interface PagesProps {
  total: number;
  /** Number of listings on show. */
  listings: number;
  /** Called when a link to another page was followed without leaving this document. */
  onTurn(): void;
  /** Called when the shopper requests one more page. */
  onMore(): void;
}

/** Renders the controls for further pages: a button that adds one, if the brand has it, and links to all. */
export function Pages({ total, listings, onTurn, onMore }: PagesProps): ReactNode {
  const brand = useBrand();
  const state = useSearch();
  const { firstRecord = 0 } = state;
  const size = recordsPerPage(state, brand);
  const { status, appending = false } = useView();
  // Listings of the previous search do not tell how many pages the current one shows.
  const shown = status === 'ready' || appending ? pagesShown(listings, size) : 1;
  const { page, pages, next } = paging({ firstRecord, size, total, shown });
  return (
    <>
      {/* Reserves the space of the requested page at once: content below moves with the press, not when the answer arrives. */}
      {appending && status === 'loading' && <Placeholders />}
      {brand.flags.infiniteScrollButton && next !== null && (
        <MoreResults
          next={next}
          status={!appending || status === 'ready' ? 'idle' : status}
          armed={status === 'ready' && shown > 1}
          onAsk={onMore}
        />
      )}
      <p className={styles.range}>{rangeOf({ from: firstRecord + 1, to: firstRecord + listings, of: total })}</p>
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

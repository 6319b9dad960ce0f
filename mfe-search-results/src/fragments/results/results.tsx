import { IntentLink, isPlainClick, useBrand, useSearch, useSearchStatus, useSource } from '@forecourt/fragment-kit';
import { cx, formatCount, Pagination, VisuallyHidden } from '@forecourt/ui';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { FilterChips } from './filter-chips';
import { Grid, Placeholders } from './grid';
import { NoResults, PastTheEnd, SearchFailed } from './messages';
import { MoreResults } from './more-results';
import { firstRecordOf, paging } from './paging';
import styles from './results.module.css';
import { SortControl } from './sort-control';
import { type LoadMore, useLoadMore } from './use-load-more';

/** Heading, active filters, sort, the grid and the way to further pages. */
export function Results(): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const status = useSearchStatus();
  const answer = useSource('listing');
  const more = useLoadMore(answer?.listings.at(-1)?.id);

  // A page that is being added to is neither old nor failed as a whole.
  const appending = more.status !== 'idle';
  const loading = status === 'loading' && !appending;
  const failed = status === 'failed' && !appending;
  const usable = answer !== undefined && Object.keys(answer.invalidQueryParams).length === 0;
  const count = usable ? answer.totalResultCount : 0;
  const toTop = () => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  const matches = `${formatCount(count)} ${count === 1 ? 'Match' : 'Matches'}`;

  return (
    <section aria-labelledby={headingId} aria-busy={loading || undefined} className={styles.results}>
      <div className={styles.bar}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={cx(styles.heading, loading && styles.stale)}>
          {answer === undefined || failed ? 'Results' : matches}
        </h2>
        <SortControl />
      </div>
      <FilterChips heading={heading} />
      {/* Empty while a search is under way, so that an equal count is said again. No results speak for themselves. */}
      <VisuallyHidden role="status">
        {status === 'ready' && answer !== undefined && count > 0 ? matchesNews(matches, answer.listings.length) : ''}
      </VisuallyHidden>
      {failed ? (
        <SearchFailed />
      ) : answer === undefined ? (
        <Placeholders />
      ) : (
        <div className={cx(styles.content, loading && styles.stale)}>
          {count === 0 ? (
            <NoResults invalid={answer.invalidQueryParams} />
          ) : answer.listings.length === 0 ? (
            <PastTheEnd />
          ) : (
            <Grid listings={answer.listings} owners={answer.owners} />
          )}
          <Paging total={answer.listings.length === 0 ? 0 : count} more={more} onTurn={toTop} />
        </div>
      )}
    </section>
  );
}

const matchesNews = (matches: string, shown: number) => `${matches}, ${formatCount(shown)} shown`;

interface PagingProps {
  total: number;
  more: LoadMore;
  /** A link to another page was followed without leaving this document. */
  onTurn(): void;
}

function Paging({ total, more, onTurn }: PagingProps): ReactNode {
  const { flags, pageSize } = useBrand();
  const { firstRecord = 0, numRecords: size = pageSize } = useSearch();
  const { page, pages, next } = paging(firstRecord, size, total);
  return (
    <>
      {flags.infiniteScrollButton && next !== null && <MoreResults more={more} next={next} />}
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

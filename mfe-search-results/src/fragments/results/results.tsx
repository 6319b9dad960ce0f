import { type FragmentProps, followsSearch, Slot, useBusEvent, useSource, useView } from '@forecourt/fragment-kit';
import { StaleNote } from '@forecourt/listing-kit';
import { formatCount, VisuallyHidden } from '@forecourt/ui';
import { type ReactNode, useId, useRef } from 'react';
import { CompareForm } from '../../compare/compare-form';
import { Expired } from './expired';
import { Grid, Placeholders } from './grid';
import { NoResults, PastTheEnd, SearchFailed } from './messages';
import { NotUnderstood } from './not-understood';
import { OtherMake } from './other-make';
import { Pages } from './pages';
import styles from './results.module.css';
import { useFocusOnNew } from './use-focus-on-new';
import { useLasting } from './use-lasting';

/** Renders the grid of listings and links to further pages. */
export function Results({ slot }: Pick<FragmentProps, 'slot'>): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const answer = useSource('listing');
  const { status, appending = false, params, url } = useView();

  // While a page is appended, the list as a whole is neither stale nor failed.
  const loading = status === 'loading' && !appending;
  const waiting = useLasting(loading);
  const failed = status === 'failed' && !appending;
  const usable = answer !== undefined && Object.keys(answer.invalidQueryParams).length === 0;
  const count = usable ? answer.totalResultCount : 0;
  const matches = `${formatCount(count)} ${count === 1 ? 'Match' : 'Matches'}`;
  const shown = answer?.listings.length ?? 0;
  const { list, follow } = useFocusOnNew(url, shown);
  const toTop = () => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };

  // "See Results" of the filters scrolls to the results, wherever the page was when the drawer was opened.
  useBusEvent('overlay-closed', ({ name, reason }) => {
    if (name === 'mfe-filters/filters' && reason === 'done') toTop();
  });

  return (
    <section aria-labelledby={headingId} {...followsSearch} className={styles.results}>
      {/* On screen the count is beside the page's title; for screen readers it is here, where the results begin. */}
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        <VisuallyHidden>{answer === undefined || failed ? 'Results' : matches}</VisuallyHidden>
      </h2>
      {!loading && !failed && <StaleNote source="listing" />}
      {params.expired === '1' && <Expired />}
      {params.otherMake !== undefined && <OtherMake make={params.otherMake} />}
      {params.notUnderstood !== undefined && <NotUnderstood words={params.notUnderstood} />}
      {/* Empty while a search is pending, so that an equal count is announced again. "No results" has its own announcement. */}
      <VisuallyHidden role="status">
        {waiting && 'Loading results'}
        {status === 'ready' &&
          answer !== undefined &&
          count > 0 &&
          `${matches}, ${formatCount(answer.listings.length)} shown`}
      </VisuallyHidden>
      {failed && <SearchFailed />}
      {/* A failed search does not remove the results that the shopper was looking at (R75). */}
      {failed && count > 0 && answer !== undefined && (
        <>
          <p>Until then, these are the results of your search before:</p>
          <div className={styles.before}>
            <Grid list={list} {...answer} />
          </div>
        </>
      )}
      {!failed && (
        <div className={styles.stage}>
          {answer !== undefined && (
            <div inert={waiting || undefined} className={styles.content}>
              {count === 0 ? (
                <>
                  <NoResults answer={answer} />
                  {/* Its dealer may have other cars. */}
                  <Slot name="showcase" />
                </>
              ) : answer.listings.length === 0 ? (
                <PastTheEnd />
              ) : (
                <>
                  <Grid
                    list={list}
                    {...answer}
                    {...(typeof slot.peekaboo === 'number' && { peekaboo: slot.peekaboo })}
                  />
                  <CompareForm />
                  <Pages total={count} listings={answer.listings.length} onTurn={toTop} onMore={follow} />
                </>
              )}
            </div>
          )}
          {(waiting || answer === undefined) && <Placeholders />}
        </div>
      )}
    </section>
  );
}

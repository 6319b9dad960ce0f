import { type FragmentProps, followsSearch, Slot, useBusEvent, useView } from '@forecourt/fragment-kit';
import { StaleNote } from '@forecourt/listing-kit';
import { VisuallyHidden } from '@forecourt/ui';
import { type ReactNode, useId, useRef } from 'react';
import { CompareForm } from '../../compare/compare-form';
import { Expired } from './expired';
import { Grid, Placeholders } from './grid';
import { NoResults, PastTheEnd, SearchFailed } from './messages';
import { NotUnderstood } from './not-understood';
import { OtherMake } from './other-make';
import { Pages } from './pages';
import styles from './results.module.css';
import type { ResultsModel } from './results-model';
import { useFocusOnNew } from './use-focus-on-new';
import { useLasting } from './use-lasting';

/** Renders the grid of listings and links to further pages. */
export function Results({ data, model }: FragmentProps<'listing' | 'memory'> & { model: ResultsModel }): ReactNode {
  const { loading, failed, count, grid, announcement } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { params, url } = useView();
  const answer = data.listing;
  const waiting = useLasting(loading);
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
        <VisuallyHidden>{model.heading}</VisuallyHidden>
      </h2>
      {!loading && !failed && <StaleNote source="listing" />}
      {params.expired === '1' && <Expired />}
      {params.otherMake !== undefined && <OtherMake make={params.otherMake} />}
      {params.notUnderstood !== undefined && <NotUnderstood words={params.notUnderstood} />}
      {/* Empty while a search is pending, so that an equal count is announced again. "No results" has its own announcement. */}
      <VisuallyHidden role="status">
        {waiting && 'Loading results'}
        {announcement}
      </VisuallyHidden>
      {failed && <SearchFailed />}
      {/* A failed search does not remove the results that the shopper was looking at (R75). */}
      {failed && grid !== undefined && (
        <>
          <p>Until then, these are the results of your search before:</p>
          <div className={styles.before}>
            <Grid list={list} {...grid} />
          </div>
        </>
      )}
      {!failed && (
        <div className={styles.stage}>
          {answer !== undefined && (
            <div inert={waiting || undefined} className={styles.content}>
              {grid === undefined ? (
                <>
                  <NoResults answer={answer} />
                  {/* Its dealer may have other cars. */}
                  <Slot name="showcase" />
                </>
              ) : shown === 0 ? (
                <PastTheEnd />
              ) : (
                <>
                  <Grid list={list} {...grid} />
                  <CompareForm />
                  <Pages total={count} listings={shown} onTurn={toTop} onMore={follow} />
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

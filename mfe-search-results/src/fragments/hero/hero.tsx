import { followsSearch, useSource } from '@forecourt/fragment-kit';
import { usePageText, useSearch, useSearchStatus } from '@forecourt/search-kit';
import { Breadcrumbs, formatCount, Popover } from '@forecourt/ui';
import { type ReactNode, useRef } from 'react';
import styles from './hero.module.css';
import { locationText } from './location';
import { LocationEditor } from './location-editor';
import { Tools } from './tools';

/** Length of the longest trail that has room beside the title, in characters with ` / ` between its items. */
const longestBeside = 40;

/** Renders title, count and place in one line, the breadcrumbs, and the row of tools that stays at the top of the screen. */
export function Hero(): ReactNode {
  const listing = useSource('listing');
  const { title, breadcrumbs } = usePageText(listing);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBeside = breadcrumbs.map(({ label }) => label).join(' / ').length <= longestBeside;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <Count />
        <Place />
      </div>
      <div className={isBeside ? `${styles.trail} ${styles.beside}` : styles.trail}>
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <Tools heading={heading} />
    </div>
  );
}

/** Renders the number of results beside the title; to screen readers the results fragment announces it. */
function Count(): ReactNode {
  const listing = useSource('listing');
  const isKnown = useSearchStatus() !== 'failed' && listing !== undefined;
  const count = isKnown && Object.keys(listing.invalidQueryParams).length === 0 ? listing.totalResultCount : undefined;
  return (
    <p aria-hidden="true" {...followsSearch} className={styles.count}>
      {count !== undefined && `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}`}
    </p>
  );
}

/** Renders the place of the search; a press opens the editor of the place. */
function Place(): ReactNode {
  const listing = useSource('listing');
  const answered = useSearchStatus() === 'ready' && listing !== undefined;
  return (
    <Popover trigger={locationText(useSearch(), listing?.place, answered)} className={styles.place}>
      <LocationEditor />
    </Popover>
  );
}

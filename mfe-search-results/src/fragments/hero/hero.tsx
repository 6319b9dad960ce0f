import { followsSearch, useBrand, useSource } from '@forecourt/fragment-kit';
import { IntentLink, useCategory, usePageText, useSearch, useSearchStatus } from '@forecourt/search-kit';
import { Breadcrumbs, formatCount, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { tabsOf } from './category-tabs';
import styles from './hero.module.css';
import { locationText } from './location';
import { LocationEditor } from './location-editor';

/** Shows breadcrumbs, title, location and category tabs. */
export function Hero(): ReactNode {
  const listing = useSource('listing');
  const { title, breadcrumbs } = usePageText(listing);
  const state = useSearch();
  const answered = useSearchStatus() === 'ready' && listing !== undefined;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 className={styles.title}>{title}</h1>
        <Count />
        <p {...withIcon('location', styles.place)}>{locationText(state, listing?.place, answered)}</p>
      </div>
      <CategoryTabs />
      <LocationEditor />
    </div>
  );
}

/** Shows the number of results beside the title; to screen readers the results fragment announces it. */
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

function CategoryTabs(): ReactNode {
  const brand = useBrand();
  const active = useCategory();
  const tabs = tabsOf(brand);
  if (tabs.length === 0) return null;
  return (
    <nav aria-label="Categories" className={styles.tabs}>
      <ul>
        {tabs.map(({ category, label }) => (
          <li key={category}>
            <IntentLink intent={{ type: 'category', category }} aria-current={category === active ? 'true' : undefined}>
              {label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

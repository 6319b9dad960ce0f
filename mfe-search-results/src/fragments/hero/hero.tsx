import { useBrand, useSource } from '@forecourt/fragment-kit';
import { IntentLink, useCategory, usePageText, useSearch, useSearchStatus } from '@forecourt/search-kit';
import { Breadcrumbs, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { tabsOf } from './category-tabs';
import styles from './hero.module.css';
import { locationText } from './location';
import { LocationEditor } from './location-editor';

/** Where the shopper is: trail, title, place, and the category tabs. */
export function Hero(): ReactNode {
  const { title, breadcrumbs } = usePageText();
  const state = useSearch();
  const listing = useSource('listing');
  const answered = useSearchStatus() === 'ready' && listing !== undefined;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumbs items={breadcrumbs} />
        <h1>{title}</h1>
        <p {...withIcon('location', styles.place)}>{locationText(state, listing?.place, answered)}</p>
      </div>
      <LocationEditor />
      <CategoryTabs />
    </div>
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

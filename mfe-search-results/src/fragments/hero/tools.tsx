import { OverlayLink, useBrand, useSource } from '@forecourt/fragment-kit';
import { IntentLink, useCategory, useChips, useSearchStatus } from '@forecourt/search-kit';
import { withIcon } from '@forecourt/ui';
import type { ReactNode, RefObject } from 'react';
import { tabsOf } from './category-tabs';
import { DidYouMean } from './did-you-mean';
import { FilterChips } from './filter-chips';
import { JumpLink } from './jump-link';
import { SortControl } from './sort-control';
import { SuggestedFilters } from './suggested-filters';
import styles from './tools.module.css';

/**
 * Renders one row: categories, the search's filters and suggestions for more, saving, the order. It scrolls sideways if it is too long, and stays at
 * the top of the screen; on phones the button of the filters is before it, see `mfe-filters`.
 * @param heading gets the focus of chips that disappear
 */
export function Tools({ heading }: { heading: RefObject<HTMLElement | null> }): ReactNode {
  const listing = useSource('listing');
  const failed = useSearchStatus() === 'failed';
  const isUsable = listing !== undefined && Object.keys(listing.invalidQueryParams).length === 0;
  const hasOrder = isUsable && listing.totalResultCount > 1;
  return (
    <div className={`${styles.tools} fc-tools`}>
      <div className={styles.lane}>
        <CategoryTabs />
        <FilterChips heading={heading} />
        {!failed && <DidYouMean heading={heading} />}
        <JumpLink />
        {hasOrder && <SuggestedFilters heading={heading} />}
      </div>
      <div className={styles.rest}>
        {hasOrder && <SortControl />}
        <SaveLink />
      </div>
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
      {tabs.map(({ category, label }) => (
        <IntentLink
          key={category}
          intent={{ type: 'category', category }}
          aria-current={category === active ? 'true' : undefined}
        >
          {label}
        </IntentLink>
      ))}
    </nav>
  );
}

/** Links to the overlay that saves the search, if the search has a filter to save (R60). */
function SaveLink(): ReactNode {
  const { saveSearchOff, personalization } = useBrand().flags;
  const isOwn = useChips().some(({ standard }) => !standard);
  if (!isOwn || saveSearchOff || !personalization) return null;
  return (
    <OverlayLink name="mfe-account/save-search" {...withIcon('bell', styles.save)}>
      Save search
    </OverlayLink>
  );
}

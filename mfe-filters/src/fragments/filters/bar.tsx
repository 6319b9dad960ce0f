import { OverlayLink, useBrand } from '@forecourt/fragment-kit';
import { formatFilters, isPlainClick, SearchForm } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import { Button, buttonClass, cx, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './bar.module.css';
import { SortSelect } from './sort-select';

/**
 * A bar on phones that stays at the top of the screen: filters, sort, saving. CSS alone shows it where the panel is not a
 * side bar.
 */
export function Bar(props: {
  /** Number of filters that the shopper chose. */
  active: number;
  search: SearchState;
  /** Opens the drawer; returns false if it cannot, so that the link is followed, to the page with every filter. */
  open(): boolean;
  hidden: boolean;
}): ReactNode {
  const { active, search, open, hidden } = props;
  const { saveSearchOff, personalization } = useBrand().flags;
  return (
    <div className="fc-when-drawer fc-bar" hidden={hidden}>
      <div className={styles.bar}>
        <a
          href={formatFilters(search)}
          rel="nofollow"
          aria-haspopup="dialog"
          data-enhance=""
          {...withIcon('filter', cx(buttonClass(), styles.filters))}
          onClick={(event) => {
            if (isPlainClick(event) && open()) event.preventDefault();
          }}
        >
          Filters
          {active > 0 && <span className={styles.active}>{active}</span>}
        </a>
        <SearchForm edits={['sortBy']} className={styles.sort}>
          <SortSelect hideLabel />
          <span className="fc-until-alive">
            <Button type="submit">Sort</Button>
          </span>
        </SearchForm>
        {/* As the control itself has it (R60). */}
        {active > 0 && personalization && !saveSearchOff && (
          <OverlayLink name="mfe-account/save-search" {...withIcon('heart', cx(buttonClass(), styles.save))}>
            <span>Save</span>
          </OverlayLink>
        )}
      </div>
    </div>
  );
}

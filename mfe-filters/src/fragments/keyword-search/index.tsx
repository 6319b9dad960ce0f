import { defineFragment } from '@forecourt/fragment-kit';
import { withIcon } from '@forecourt/ui';
import { findPath } from '../../keyword/suggestions';
import { KeywordSearch } from './keyword-search';
import styles from './keyword-search.module.css';

/** The search by words in the header (section 1, flag keywordSearch). */
export default defineFragment({
  name: 'keyword-search',
  needs: [],
  Component: KeywordSearch,
  Fallback: () => (
    <>
      <div className={styles.field}>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the element search */}
        <form role="search" method="get" action={findPath} className="fc-search">
          <input type="search" name="text" maxLength={100} aria-label="Search cars in your own words" />
          <button type="submit">Search</button>
        </form>
      </div>
      {/* A phone's header has room for an icon, not for a field. */}
      <a href="/cars-for-sale/overlay/mfe-filters/keyword-overlay" {...withIcon('search', styles.link)}>
        Search make, model, price…
      </a>
    </>
  ),
});

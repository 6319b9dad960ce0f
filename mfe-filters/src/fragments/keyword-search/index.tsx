import { defineFragment } from '@forecourt/fragment-kit';
import styles from '../../keyword/keyword.module.css';
import { findPath } from '../../keyword/suggestions';
import { KeywordSearch } from './keyword-search';

/** The search by words in the header (section 1, flag keywordSearch). */
export default defineFragment({
  name: 'keyword-search',
  needs: [],
  Component: KeywordSearch,
  Fallback: () => (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element search
    <form role="search" method="get" action={findPath} className={styles.form}>
      <input type="search" name="text" maxLength={100} aria-label="Search cars in your own words" />
      <button type="submit">Search</button>
    </form>
  ),
});

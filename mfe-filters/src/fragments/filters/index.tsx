import { defineFragment } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import { Filters } from './filters';
import styles from './filters.module.css';
import { filtersModel } from './model/filters-model';

export default defineFragment({
  name: 'filters',
  needs: ['listing.filters', 'listing.total'],
  overlay: { placement: 'drawer-start', size: 'sm' },
  model: filtersModel,
  Component: Filters,
  Fallback: () => (
    <div className={styles.fallback}>
      <p className={styles.note}>Filters are not available right now.</p>
      <a href="/cars-for-sale/all" className={buttonClass({ block: true })}>
        All cars for sale
      </a>
    </div>
  ),
});

import { IntentLink } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import styles from './filters.module.css';
import type { FiltersModel } from './model/filters-model';

/**
 * The search's status, and a link that clears its filters; sticks to the panel's top.
 * @param props.isTitled whether it has a heading that is seen
 */
export function YourSearch(props: Pick<FiltersModel, 'own' | 'standing'> & { isTitled: boolean }): ReactNode {
  const { own, standing, isTitled } = props;
  return (
    <section className={styles.yourSearch} aria-label="Your Search">
      {isTitled && <h3 className={styles.yourSearchTitle}>Your Search</h3>}
      <ClearFilters own={own} />
      <p className={styles.standing}>{standing}</p>
    </section>
  );
}

/** Renders a link that clears the shopper's filters; nothing if there are none. */
export function ClearFilters({ own }: Pick<FiltersModel, 'own'>): ReactNode {
  return own === 0 ? null : (
    <IntentLink intent={{ type: 'clear' }} className={styles.link}>
      Clear filters
    </IntentLink>
  );
}

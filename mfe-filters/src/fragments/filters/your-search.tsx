import { IntentLink } from '@forecourt/search-kit';
import type { Chip } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** Returns the number of filters that the shopper chose; the brand's default is not one to clear (R7). */
export function ownChips(chips: readonly Chip[]): number {
  return chips.filter(({ standard }) => !standard).length;
}

/**
 * The search's status, and a link that clears its filters; sticks to the panel's top.
 * @param props.total undefined if it is unknown
 * @param props.isTitled whether it has a heading that is seen
 */
export function YourSearch(props: { total: number | undefined; chips: readonly Chip[]; isTitled: boolean }): ReactNode {
  const { total, chips, isTitled } = props;
  return (
    <section className={styles.yourSearch} aria-label="Your Search">
      {isTitled && <h3 className={styles.yourSearchTitle}>Your Search</h3>}
      <ClearFilters chips={chips} />
      <p className={styles.standing}>{standing(total, chips)}</p>
    </section>
  );
}

/** Renders a link that clears the shopper's filters; nothing if there are none. */
export function ClearFilters({ chips }: { chips: readonly Chip[] }): ReactNode {
  return ownChips(chips) === 0 ? null : (
    <IntentLink intent={{ type: 'clear' }} className={styles.link}>
      Clear filters
    </IntentLink>
  );
}

/** Returns `12 matches, 2 filters`. */
export function standing(total: number | undefined, chips: readonly Chip[]): string {
  const filters = ownChips(chips);
  const found = total === undefined ? '' : `${counted(total, 'match', 'matches')}, `;
  return found + (filters === 0 ? 'no filters' : counted(filters, 'filter', 'filters'));
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

import { IntentLink } from '@forecourt/search-kit';
import type { Chip } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** Returns the number of filters that the shopper chose; the brand's default is not one to clear (R7). */
export function ownChips(chips: readonly Chip[]): number {
  return chips.filter(({ standard }) => !standard).length;
}

/** The search's status, and a link that clears its filters; sticks to the panel's top. */
export function YourSearch(props: {
  /** Number of results; undefined if it is unknown. */
  total: number | undefined;
  chips: readonly Chip[];
  /** Level of its heading; without one there is none to be seen. */
  level?: 2 | 3;
}): ReactNode {
  const { total, chips, level } = props;
  const Heading = level && (`h${level}` as const);
  const filters = ownChips(chips);
  return (
    <section className={styles.yourSearch} aria-label="Your Search">
      {Heading && <Heading className={styles.yourSearchTitle}>Your Search</Heading>}
      {filters > 0 && (
        <IntentLink intent={{ type: 'clear' }} className={styles.link}>
          Clear filters
        </IntentLink>
      )}
      <p className={styles.standing}>
        {`${total === undefined ? '' : `${counted(total, 'match', 'matches')}, `}${filters === 0 ? 'no filters' : counted(filters, 'filter', 'filters')}`}
      </p>
    </section>
  );
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

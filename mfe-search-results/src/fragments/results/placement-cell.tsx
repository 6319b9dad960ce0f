import { Slot } from '@forecourt/fragment-kit';
import { cx } from '@forecourt/ui';
import { type ReactNode, useRef } from 'react';
import type { Placement, PlacementKind } from './placements';
import styles from './results.module.css';
import { useStaysOpen } from './use-stays-open';

/** Reserved space of the kinds that are not the size of a tile: paid listings in one line, and places as wide as the grid. */
const rooms: Partial<Record<PlacementKind, string>> = {
  premium: styles.slim,
  'fourth-tier': styles.slim,
  boost: styles.slim,
  showcase: styles.band,
  liner: styles.liner,
};

/**
 * Renders a placement among the listings: a slot for the fragment of the brand's layout. It reserves space for content that is still
 * loading. An empty one is closed, unless its space was in view already: then it stays until the next search (R52, R67).
 */
export function PlacementCell({ kind, position, columns, page }: Placement & { page: number }): ReactNode {
  const cell = useRef<HTMLLIElement>(null);
  const staysOpen = useStaysOpen(cell);
  const room = rooms[kind] ?? styles.ad;
  return (
    <li ref={cell} className={cx(styles.placement, room)} data-columns={columns} data-held={staysOpen || undefined}>
      <Slot name={kind} props={{ position, placement: `${kind}-${position}`, page }} className={styles.filling} />
    </li>
  );
}

/** Renders the paid places that precede the listings of a block, as one row. */
export function PaidRow({ placements, page }: { placements: readonly Placement[]; page: number }): ReactNode {
  return (
    <li className={styles.paid}>
      <ul>
        {placements.map((placement) => (
          <PlacementCell key={placement.position} {...placement} page={page} />
        ))}
      </ul>
    </li>
  );
}

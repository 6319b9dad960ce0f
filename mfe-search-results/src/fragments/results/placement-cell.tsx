import { Slot } from '@forecourt/fragment-kit';
import { cx } from '@forecourt/ui';
import { type ReactNode, useRef } from 'react';
import type { Placement, PlacementKind } from './placements';
import styles from './results.module.css';
import { useHeld } from './use-held';

/** As wide and high as a listing; the others have the size of an ad. */
const listingLike: ReadonlySet<PlacementKind> = new Set(['premium', 'fourth-tier', 'boost']);

/**
 * A place among the listings, for whichever fragment the layout puts there. It keeps room for what is still to come. One in which
 * nothing stands is closed, unless a person has seen its room: then that stays until the next search (R52, R67).
 */
export function PlacementCell({ kind, position, columns, page }: Placement & { page: number }): ReactNode {
  const cell = useRef<HTMLLIElement>(null);
  const isHeld = useHeld(cell);
  const room = kind === 'liner' ? styles.liner : listingLike.has(kind) ? styles.likeListing : styles.ad;
  return (
    <li ref={cell} className={cx(styles.placement, room)} data-columns={columns} data-held={isHeld || undefined}>
      <Slot name={kind} props={{ position, placement: `${kind}-${position}`, page }} className={styles.filling} />
    </li>
  );
}

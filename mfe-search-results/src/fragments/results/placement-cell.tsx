import { Slot } from '@forecourt/fragment-kit';
import { cx } from '@forecourt/ui';
import { type ReactNode, useRef } from 'react';
import type { Placement, PlacementKind } from './placements';
import styles from './results.module.css';
import { useHeld } from './use-held';

/** Kinds that have the size of a listing; the others have the size of an ad. */
const listingLike: ReadonlySet<PlacementKind> = new Set(['premium', 'fourth-tier', 'boost']);

/**
 * Renders a placement among the listings: a slot for the fragment of the brand's layout. It reserves room for content that is still
 * loading. An empty one is closed, unless its room was in view already: then it stays until the next search (R52, R67).
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

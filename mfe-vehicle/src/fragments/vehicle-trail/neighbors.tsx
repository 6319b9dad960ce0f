import { useSource, useView } from '@forecourt/fragment-kit';
import { detailHref, shownTitle } from '@forecourt/listing';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './trail.module.css';

/** Links to the vehicles before and after this one in the search that led here; also without script, since the address names the search. */
export function Neighbors(): ReactNode {
  const { back, at, id } = useView().params;
  const listings = useSource('besides')?.listings ?? [];
  const here = listings.findIndex((listing) => listing.id === id);
  if (back === undefined || at === undefined || here === -1) return null;
  const linkTo = (by: 1 | -1) => {
    const listing = listings[here + by];
    if (listing === undefined) return null;
    const href = detailHref(listing, 'listing', { search: back, record: Number(at) + by });
    return (
      <a href={href} rel={by === 1 ? 'next' : 'prev'} {...withIcon(icons[by], styles[by === 1 ? 'on' : 'back'])}>
        {by === 1 ? 'Next' : 'Previous'}
        <VisuallyHidden>{`: ${shownTitle(listing)}`}</VisuallyHidden>
      </a>
    );
  };
  return (
    <nav aria-label="Vehicles of this search" className={styles.neighbors}>
      {linkTo(-1)}
      {linkTo(1)}
    </nav>
  );
}

const icons = { 1: 'chevron-right', [-1]: 'chevron-left' } as const;

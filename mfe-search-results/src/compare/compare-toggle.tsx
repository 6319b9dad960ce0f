import { isPlainClick, useBrand } from '@forecourt/fragment-kit';
import { VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useDeviceStore } from '../people/device-store';
import { compared, compareHref, mostCompared, toggleCompared } from './compared';

/**
 * Adds a vehicle to those that are compared, or takes it away; with five compared only those keep it (R56). Without script it leads to
 * the page that compares, which says how to go on.
 */
export function CompareToggle(props: { listing: string; title: string; className?: string }): ReactNode {
  const { listing, title, className } = props;
  const { flags } = useBrand();
  const vehicles = useDeviceStore(compared);
  const isAdded = vehicles.some(({ id }) => id === listing);
  if (!flags.compare || (!isAdded && vehicles.length >= mostCompared)) return null;
  return (
    <a
      href={compareHref([listing])}
      rel="nofollow"
      className={className}
      data-enhance=""
      data-added={isAdded || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        toggleCompared({ id: listing, title });
      }}
    >
      {isAdded ? 'Added to Compare' : 'Compare'}
      <VisuallyHidden>{isAdded ? `: take ${title} away` : ` ${title}`}</VisuallyHidden>
    </a>
  );
}

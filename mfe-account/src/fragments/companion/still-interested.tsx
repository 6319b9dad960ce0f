import { picturesOf, shownTitle } from '@forecourt/listing';
import { IconButton, VehicleImage } from '@forecourt/ui';
import { type ReactNode, useEffect, useId } from 'react';
import type { ListingSummary } from '../../listing-summary';
import styles from './companion.module.css';
import { add, dismissed, shownNow } from './still-interested-store';

const someViewers = 3;

/** Returns the first reason that applies: reduced, more than three viewers, a great or good deal, plain (R68). */
export function interestLabel({ isReducedPrice, viewCount = 0, pricingDetail }: ListingSummary): string {
  if (isReducedPrice) return 'Price reduced';
  if (viewCount > someViewers) return `${viewCount} shoppers viewed this car`;
  const { dealIndicator } = pricingDetail;
  if (dealIndicator === 'Great' || dealIndicator === 'Good') return `${dealIndicator} deal`;
  return 'Still interested?';
}

/** Renders a notice about a viewed vehicle; once closed, it is not shown again. */
export function StillInterested({ listing, onClose }: { listing: ListingSummary; onClose(): void }): ReactNode {
  const headingId = useId();
  useEffect(() => add(shownNow, listing.id), [listing.id]);
  return (
    <section aria-labelledby={headingId} className={styles.interest}>
      <VehicleImage {...picturesOf(listing)[0]} sizes="8rem" />
      <div>
        <h2 id={headingId}>{interestLabel(listing)}</h2>
        <p className={styles.cut}>
          <a href={listing.vdpBaseUrl}>{shownTitle(listing)}</a>
        </p>
      </div>
      <IconButton
        icon="close"
        label="Dismiss"
        size="sm"
        onClick={() => {
          add(dismissed, listing.id);
          onClose();
        }}
      />
    </section>
  );
}

import { useBrand, useSource } from '@forecourt/fragment-kit';
import { buyPath, dealLabel, type Listing, shownPrice, shownTitle, telHref } from '@forecourt/listing';
import { CallLink, ContactLink, labelsOf, StaleNote } from '@forecourt/listing-kit';
import { Badge, ButtonLink, buttonClass, cardClass, cx, Price, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Renders title, price and the ways to the seller in one box beside the pictures. */
export function Actions(): ReactNode {
  const vehicle = useSource('vehicle');
  const { buyOnline } = useBrand().flags;
  if (vehicle === undefined) return null;
  const { listing, owner, online } = vehicle;
  const { incentive, msrp } = listing.pricingDetail;
  const phone = listing.phone ?? owner.phone;
  const sells = buyOnline && online !== undefined;
  return (
    <div className={styles.actions}>
      <StaleNote source="vehicle" />
      <div className={cx(cardClass(), styles.card)}>
        <h1>{shownTitle(listing)}</h1>
        <p className={styles.price}>
          <Price
            value={shownPrice(listing.pricingDetail)}
            size="lg"
            was={incentive === undefined ? undefined : msrp}
            none="Contact the seller for the price"
          />
        </p>
        <Labels listing={listing} />
        {sells && (
          <ButtonLink href={buyPath(listing.id)} rel="nofollow" variant="primary" size="lg" block>
            Buy online
          </ButtonLink>
        )}
        {phone !== undefined && telHref(phone) !== undefined && (
          <CallLink
            {...{ listing, phone }}
            className={buttonClass({ variant: sells ? undefined : 'primary', size: 'lg', block: true })}
          >
            <span {...withIcon('phone', styles.call)}>{`Call ${phone}`}</span>
          </CallLink>
        )}
        <ContactLink
          {...{ listing: listing.id, title: shownTitle(listing), owner }}
          className={buttonClass({ size: 'lg', block: true })}
        />
      </div>
    </div>
  );
}

function Labels({ listing }: { listing: Listing }): ReactNode {
  const labels = [dealLabel(listing.pricingDetail) ?? [], labelsOf(listing)].flat();
  if (labels.length === 0) return null;
  return (
    <p className={styles.labels}>
      {labels.map(({ kind, text }) => (
        <Badge key={text} kind={kind}>
          {text}
        </Badge>
      ))}
    </p>
  );
}

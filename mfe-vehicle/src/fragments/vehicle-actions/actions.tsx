import { useWallet } from '@forecourt/device';
import { useBrand, useSource } from '@forecourt/fragment-kit';
import {
  buyPath,
  dealLabel,
  type Listing,
  type Owner,
  paymentOf,
  shownPrice,
  shownTitle,
  telHref,
} from '@forecourt/listing';
import { CallLink, ContactLink, dayText, labelsOf, StaleNote } from '@forecourt/listing-kit';
import {
  Badge,
  ButtonLink,
  buttonClass,
  formatMiles,
  formatPrice,
  Price,
  VisuallyHidden,
  withIcon,
} from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './actions.module.css';
import { CardFacts } from './card-facts';

/** Renders what decides about the vehicle, and the ways to its seller; on narrow screens price and contact also along the bottom of the window. */
export function Actions(): ReactNode {
  const vehicle = useSource('vehicle');
  const { flags } = useBrand();
  const wallet = useWallet();
  if (vehicle === undefined) return null;
  const { listing, owner, online } = vehicle;
  const { pricingDetail } = listing;
  const payment = flags.payments ? paymentOf(pricingDetail, wallet) : undefined;
  const deal = dealLabel(pricingDetail);
  const sells = flags.buyOnline && online !== undefined;
  return (
    <div className={styles.actions}>
      <StaleNote source="vehicle" />
      <h1>{shownTitle(listing)}</h1>
      <p className={styles.since}>{sinceOf(listing)}</p>
      <p className={styles.price}>
        <Price
          value={shownPrice(pricingDetail)}
          size="lg"
          was={pricingDetail.incentive === undefined ? undefined : pricingDetail.msrp}
          none="Contact the seller for the price"
        />
        {deal && <Badge kind={deal.kind}>{deal.text}</Badge>}
      </p>
      <Labels listing={listing} />
      <CardFacts listing={listing} owner={owner} monthly={payment?.monthly} />
      {sells && (
        <ButtonLink href={buyPath(listing.id)} rel="nofollow" variant="primary" size="lg" block>
          Buy online
        </ButtonLink>
      )}
      <ContactLink
        {...{ listing: listing.id, title: shownTitle(listing), owner }}
        className={buttonClass({ variant: sells ? undefined : 'primary', size: 'lg', block: true })}
      />
      <Call listing={listing} owner={owner} />
      <div className="fc-bottom-bar">
        <p className={styles.bar}>
          <b>{priceText(listing)}</b>
          {[payment && `${formatPrice(payment.monthly)}/mo est.`, deal?.text].filter(Boolean).join(' · ')}
        </p>
        {owner.hideEmailForm === true ? (
          <Call listing={listing} owner={owner} isShort />
        ) : (
          <ContactLink
            {...{ listing: listing.id, title: shownTitle(listing), owner }}
            className={buttonClass({ variant: 'primary' })}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the mileage, and since when the vehicle is listed: `56,084 mi · Listed Nov 10`. */
function sinceOf({ mileage, listedAt }: Listing): string {
  const since = listedAt !== undefined && `Listed ${dayText(listedAt)}`;
  return [mileage !== undefined && formatMiles(mileage), since].filter(Boolean).join(' · ');
}

function priceText({ pricingDetail }: Listing): string {
  const price = shownPrice(pricingDetail);
  return price === undefined ? 'Price on request' : formatPrice(price);
}

function Labels({ listing }: { listing: Listing }): ReactNode {
  const labels = labelsOf(listing);
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

/** Links to the seller's phone; a short link, for the bar, has its number for screen readers only. */
function Call({ listing, owner, isShort }: { listing: Listing; owner: Owner; isShort?: true }): ReactNode {
  const phone = listing.phone ?? owner.phone;
  if (phone === undefined || telHref(phone) === undefined) return null;
  if (isShort)
    return (
      <CallLink {...{ listing, phone }} className={buttonClass({ variant: 'primary' })}>
        Call
        <VisuallyHidden>{` ${phone}`}</VisuallyHidden>
      </CallLink>
    );
  return (
    <CallLink {...{ listing, phone }} className={buttonClass({ size: 'lg', block: true })}>
      <span {...withIcon('phone', styles.call)}>{`Call ${phone}`}</span>
    </CallLink>
  );
}

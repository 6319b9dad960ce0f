import { useWallet } from '@forecourt/device';
import { OverlayLink } from '@forecourt/fragment-kit';
import { shownPrice, type TileListing, type Wallet, walletPayment } from '@forecourt/listing';
import { cx, formatPrice, Popover, Price } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { Deal } from './deal';
import styles from './tile.module.css';

/**
 * Shows the price, its rating, and an estimated payment with its terms.
 * @param props.detail URL of the vehicle's page; null if no payment is shown
 */
export function Pricing({ listing, detail }: { listing: TileListing; detail: string | null }): ReactNode {
  const { incentive, msrp, payments } = listing.pricingDetail;
  // A used car's price when it was new is no evidence of a price cut.
  const hasStory = incentive !== undefined || listing.listingType === 'NEW';
  const wallet = useWallet();
  const price = shownPrice(listing.pricingDetail);
  const payment = detail === null ? undefined : paymentOf(price, payments, wallet);
  const first = wallet?.paymentEmphasis === true;
  return (
    <div className={cx(styles.pricing, payment !== undefined && first && styles.paymentFirst)}>
      <Price value={price} was={hasStory ? msrp : undefined} none="Contact for price" />
      {incentive !== undefined && <span className={styles.aside}>after incentives</span>}
      <Deal listing={listing} />
      {detail !== null && payment !== undefined && <Payment {...payment} listing={listing.id} detail={detail} />}
    </div>
  );
}

interface Shown {
  monthly: number;
  months: number;
  apr: number;
  down: number;
  /** Whole US dollars; 0 without a trade-in. */
  tradeIn?: number;
  /** Whether the payment is within the visitor's budget; undefined if they set none. */
  fits?: boolean;
}

/** Returns the payment on the visitor's own terms if they entered some, else the dealer's example; undefined if none is to be shown. */
function paymentOf(price: number | undefined, example: Shown | undefined, wallet: Wallet | null): Shown | undefined {
  if (wallet === null) return example;
  if (!wallet.showPayments || price === undefined) return undefined;
  const { months, apr, down, tradeIn, monthlyBudget } = wallet;
  const monthly = walletPayment(price, wallet);
  return { monthly, months, apr, down, tradeIn, ...(monthlyBudget !== null && { fits: monthly <= monthlyBudget }) };
}

interface PaymentProps extends Shown {
  listing: string;
  detail: string;
}

/** Shows the estimated payment; its terms are one tap away, also without script. */
function Payment({ listing, monthly, months, apr, down, tradeIn = 0, fits, detail }: PaymentProps): ReactNode {
  const trade = tradeIn > 0 ? ` and a trade-in of ${formatPrice(tradeIn)}` : '';
  return (
    <Popover trigger={`Est. ${formatPrice(monthly)}/mo`} className={styles.payment}>
      <p>
        {`${formatPrice(monthly)} a month for ${months} months at ${apr}% APR with ${formatPrice(down)} down${trade}.`}{' '}
        An estimate without taxes, fees and what a lender thinks of your credit.
      </p>
      {fits !== undefined && <p>{fits ? 'Within your budget.' : 'Above your budget.'}</p>}
      <p>
        <OverlayLink name="mfe-vehicle/payment-details" props={{ listing }}>
          Payment details
        </OverlayLink>
        {' · '}
        <a href={`${detail}#pricingDetails`}>Pricing details</a>
      </p>
    </Popover>
  );
}

import { useWallet } from '@forecourt/device';
import { OverlayLink } from '@forecourt/fragment-kit';
import { dealLabel, paymentOf, type ShownPayment, type TileListing } from '@forecourt/listing';
import { againstMarket } from '@forecourt/listing-kit';
import { formatPrice, popoverPanelClass } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Returns the id of the note of a list. */
export const priceNoteId = (list: string): string => `price-note-${list}`;

/** The tile whose price a shopper asks about. */
export interface AskedPrice {
  listing: TileListing;
  /** URL of the vehicle's page. */
  detail: string;
}

/**
 * Renders what a price's rating means and on what terms a payment is estimated: one popover for a whole list, filled for the tile that
 * opens it. Without script it has only text that applies to all of them.
 * @param props.asked undefined until a shopper asks
 * @param props.payments whether the brand shows payments
 */
export function PriceNote(props: { list: string; asked: AskedPrice | undefined; payments: boolean }): ReactNode {
  const { list, asked, payments } = props;
  const wallet = useWallet();
  const payment = asked && payments ? paymentOf(asked.listing.pricingDetail, wallet) : undefined;
  const isRated = asked === undefined || dealLabel(asked.listing.pricingDetail) !== undefined;
  return (
    <div id={priceNoteId(list)} popover="auto" className={popoverPanelClass}>
      {isRated && <Rated asked={asked} />}
      {asked === undefined && payments && (
        <p>A payment is an estimate without taxes and fees; each vehicle’s page has its terms.</p>
      )}
      {asked !== undefined && payment !== undefined && <Terms {...asked} {...payment} />}
    </div>
  );
}

function Rated({ asked }: { asked: AskedPrice | undefined }): ReactNode {
  const listing = asked?.listing;
  const marketPrice = listing?.pricingDetail.marketPrice;
  const told = listing && [dealLabel(listing.pricingDetail)?.text, againstMarket(listing)].filter(Boolean).join(': ');
  return (
    <>
      {told && <p>{`${told}.`}</p>}
      <p>
        {marketPrice === undefined
          ? 'Compared with what such vehicles usually cost'
          : `Such a vehicle usually costs ${formatPrice(marketPrice)}`}
        , by model year, trim, mileage and region. No seller can pay for a rating.
      </p>
      <p>
        <a href={`${asked?.detail ?? '/about'}#how-we-rate-prices`}>How we rate prices</a>
      </p>
    </>
  );
}

function Terms({
  listing,
  detail,
  monthly,
  months,
  apr,
  down,
  tradeIn = 0,
  fits,
}: AskedPrice & ShownPayment): ReactNode {
  const trade = tradeIn > 0 ? ` and a trade-in of ${formatPrice(tradeIn)}` : '';
  return (
    <>
      <p>
        {`${formatPrice(monthly)} a month for ${months} months at ${apr}% APR with ${formatPrice(down)} down${trade}.`}{' '}
        An estimate without taxes, fees and what a lender thinks of your credit.
      </p>
      {fits !== undefined && <p>{fits ? 'Within your budget.' : 'Above your budget.'}</p>}
      <p>
        <OverlayLink name="mfe-vehicle/payment-details" props={{ listing: listing.id }}>
          Payment details
        </OverlayLink>
        {' · '}
        <a href={`${detail}#pricingDetails`}>Pricing details</a>
      </p>
    </>
  );
}

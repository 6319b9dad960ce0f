import { dealLabel, type Listing, type Market, shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { greatPriceText, type RatedSeller, ratingSteps, unratedTexts } from './rating-steps';
import styles from './worth.module.css';

/** Renders what the rating of the price means, in dollars and step by step (R76); without a rating why there is none. */
export function PriceRating(props: { listing: Listing; seller: RatedSeller; market: Market | undefined }): ReactNode {
  const { listing, seller, market } = props;
  const price = shownPrice(listing.pricingDetail);
  const { marketPrice } = listing.pricingDetail;
  const appraisal = market?.appraisal;
  if (market?.unrated !== undefined) return <p>{unratedTexts[market.unrated]}</p>;
  if (marketPrice === undefined || price === undefined) return null;
  const below = marketPrice - price;
  const told =
    Math.abs(below) < marketPrice * 0.01
      ? 'about what such a vehicle usually costs'
      : `${formatPrice(Math.abs(below))} ${below > 0 ? 'below' : 'above'} what such a vehicle usually costs`;
  const label = dealLabel(listing.pricingDetail)?.text ?? 'Above the range, without a rating';
  const more = listing.pricingDetail.dealIndicator === 'Great' ? greatPriceText(listing) : null;
  return (
    <>
      <p>
        {`The price is ${told}: ${formatPrice(marketPrice)}, by model year, trim, mileage and region.`}
        {more !== null && ` ${more}`}
      </p>
      {appraisal !== undefined && (
        <details id="how-we-rate-prices" className={styles.rating}>
          <summary>How we rate prices</summary>
          <p>
            We compare a price with what other vehicles of the model are offered for on this site. The usual price is
            the first of these figures times all factors. What a seller says of the price, or pays, changes nothing.{' '}
            <a href="/about#how-we-rate-prices">More about the method</a>
          </p>
          <p>{[...ratingSteps(listing, seller, appraisal), `This one, ${formatPrice(price)}: ${label}`].join('\n')}</p>
        </details>
      )}
    </>
  );
}

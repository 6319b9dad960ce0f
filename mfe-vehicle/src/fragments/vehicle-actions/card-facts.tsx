import type { Listing, Owner } from '@forecourt/listing';
import { againstMarket, distanceText } from '@forecourt/listing-kit';
import { formatCount, formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './actions.module.css';

interface CardFactsProps {
  listing: Listing;
  owner: Owner;
  /** The estimated payment, whole US dollars; undefined where none is shown. */
  monthly: number | undefined;
}

/** Lists what decides at a glance: place, history, price against the market, payment, seller. What is unknown has no line. */
export function CardFacts({ listing, owner, monthly }: CardFactsProps): ReactNode {
  const { rating, distanceFromSearch } = owner;
  const { city, state } = owner.location.address;
  const place = [city, state].filter(Boolean).join(', ');
  const past = pastOf(listing);
  const market = againstMarket(listing);
  return (
    <ul className={styles.facts}>
      {place !== '' && (
        <li>
          {place}
          {distanceFromSearch !== undefined && <span>{distanceText(distanceFromSearch)}</span>}
        </li>
      )}
      {past !== '' && (
        <li>
          History
          <span>{past}</span>
        </li>
      )}
      {market !== undefined && (
        <li>
          {market}
          <a href="#worth">Why</a>
        </li>
      )}
      {monthly !== undefined && (
        <li>
          Estimated payment
          <span>
            {`${formatPrice(monthly)}/mo · `}
            <a href="#pricingDetails">Terms</a>
          </span>
        </li>
      )}
      <li>
        {owner.privateSeller ? 'Private seller' : owner.name}
        {rating !== undefined && rating.count > 0 && (
          <span
            role="img"
            aria-label={`Rated ${rating.value.toFixed(1)} out of 5, ${formatCount(rating.count)} reviews`}
            className={styles.stars}
          >
            {`${rating.value.toFixed(1)} (${formatCount(rating.count)})`}
          </span>
        )}
      </li>
    </ul>
  );
}

/** The facts of a vehicle's past that weigh most, in this order, as short as they are clear. */
const weightyPast: Readonly<Record<string, string>> = {
  'No Accidents Reported': 'No accidents reported',
  'One Owner': 'One owner',
  'Clean Title': 'Clean title',
};

/** Returns the two facts of the past that weigh most; empty if none is known. */
function pastOf({ history = [] }: Pick<Listing, 'history'>): string {
  return Object.entries(weightyPast)
    .flatMap(([fact, text]) => (history.includes(fact) ? [text] : []))
    .slice(0, 2)
    .join(' · ');
}

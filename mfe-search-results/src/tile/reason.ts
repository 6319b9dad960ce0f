import type { TileListing } from '@forecourt/listing';
import { dayText, type Label } from '@forecourt/listing-kit';
import { formatCount, type IconName } from '@forecourt/ui';

/** The one thing that a tile says about a listing besides its facts. */
export interface Reason {
  icon: IconName;
  text: string;
}

/** What a search asks for, which its listings therefore have. */
export interface Asked {
  /** Labels of features. */
  wanted?: string | undefined;
  /** On what terms a vehicle from outside the radius is shipped. */
  shipping?: string | undefined;
}

/**
 * Returns the first reason that applies: a condition of the price, that it is shipped, the features that the search asks for, a lower price, the
 * programme that certified it, its history, what else is unusual, how many looked at it, and since when it is listed. The vehicle's page has all.
 * @param labels of the listing
 */
export function reasonOf(
  listing: TileListing,
  labels: readonly Label[],
  { wanted = '', shipping }: Asked = {},
): Reason | undefined {
  const history = historyLine(listing);
  const interest = interestLine(listing);
  const reduced = labels.find(({ kind }) => kind === 'reduced');
  const other = labels.find(({ kind }) => kind !== 'reduced' && kind !== 'certified');
  if (listing.pricingDetail.incentive !== undefined) return { icon: 'info', text: 'Price after incentives' };
  if (shipping !== undefined) return { icon: 'location', text: shipping };
  if (wanted !== '') return { icon: 'check', text: wanted };
  if (reduced !== undefined) return { icon: 'price-drop', text: reduced.text };
  if (listing.listingType === 'CERTIFIED' && listing.certifiedProduct)
    return { icon: 'shield', text: listing.certifiedProduct };
  if (history !== '') return { icon: 'shield', text: history };
  if (other !== undefined) return { icon: 'info', text: other.text };
  return interest === '' ? undefined : { icon: 'calendar', text: interest };
}

/** The facts of a vehicle's history that weigh most, in this order; a line has room for two, the vehicle's page has all. */
const weightyPast = ['No Accidents Reported', 'One Owner', 'Clean Title'];

const historyLine = ({ history = [] }: TileListing) =>
  weightyPast
    .filter((fact) => history.includes(fact))
    .slice(0, 2)
    .join(' · ');

/** Fewest views that are worth showing . */
const someViewers = 3;

const interestLine = ({ listedAt, viewCount = 0 }: TileListing) =>
  [
    viewCount >= someViewers && `${formatCount(viewCount)} viewed this week`,
    listedAt !== undefined && `Listed ${dayText(listedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');

import { useView } from '@forecourt/fragment-kit';
import type { ListingResponse } from '@forecourt/listing';
import { hasSearchRadius, IntentLink, useChips, useSearch } from '@forecourt/search-kit';
import { buttonClass, formatCount, Icon, type IconName } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './results.module.css';
import { useIsOffline } from './use-is-offline';

/** Renders a message in place of the grid, announced at once to screen readers, and the remedies. */
function Instead(props: {
  icon: IconName;
  title: string;
  why?: readonly string[];
  ways?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { icon, title, why = [], ways, children } = props;
  return (
    <div className={styles.message}>
      <Icon name={icon} size={32} />
      <p role="alert" className={styles.messageTitle}>
        {title}
      </p>
      {why.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {ways}
      <p className={styles.messageActions}>{children}</p>
    </div>
  );
}

const mainAction = buttonClass({ variant: 'primary' });

/** Why the search could not use a parameter (R10). */
const reasons: Readonly<Record<string, string>> = {
  minPrice: 'The lowest price is above the highest price.',
  startYear: 'The first year is after the last year.',
};

/**
 * Says that nothing matches, or that the search could not use a parameter (R10, R32). Links with counts show what the search would find
 * with one filter less, so that shoppers need not try.
 */
export function NoResults({ answer }: { answer: Pick<ListingResponse, 'invalidQueryParams' | 'waysOn'> }): ReactNode {
  const { invalidQueryParams: invalid, waysOn } = answer;
  const why = Object.keys(reasons).filter((param) => Object.hasOwn(invalid, param));
  const wider = hasSearchRadius(useSearch());
  return (
    <Instead
      icon="search"
      title="Update filter criteria to see more results"
      why={why.map((param) => reasons[param] ?? param)}
      ways={<WaysOn {...waysOn} />}
    >
      <IntentLink intent={{ type: 'clear' }} className={mainAction}>
        Clear all filters
      </IntentLink>
      {wider && waysOn === undefined && (
        <IntentLink intent={{ type: 'location', searchRadius: 0 }} className={buttonClass()}>
          Search any distance
        </IntentLink>
      )}
    </Instead>
  );
}

/** Links to wider searches with their counts: larger radii, and one filter less. */
function WaysOn({ within = [], without = [] }: Partial<NonNullable<ListingResponse['waysOn']>>): ReactNode {
  const chips = useChips();
  const lifted = without.flatMap(({ chip, count }) => {
    const label = chips.find(({ key }) => key === chip)?.label;
    return label === undefined ? [] : [{ chip, count, label }];
  });
  if (within.length + lifted.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {within.map(({ radius, count }) => (
        <li key={radius}>
          <IntentLink intent={{ type: 'location', searchRadius: radius }}>
            {radius === 0 ? 'At any distance' : `Within ${radius} miles`}
          </IntentLink>
          {`: ${formatCount(count)}`}
        </li>
      ))}
      {lifted.map(({ chip, count, label }) => (
        <li key={chip}>
          <IntentLink
            intent={{ type: 'removeChip', key: chip }}
          >{`Without ${label.startsWith('“') ? label : `“${label}”`}`}</IntentLink>
          {`: ${formatCount(count)}`}
        </li>
      ))}
    </ul>
  );
}

/** Says that a page is after the last one: listings were sold since its link was made. */
export function PastTheEnd(): ReactNode {
  return (
    <Instead icon="car" title="There are no more results on this page">
      <IntentLink intent={{ type: 'page', firstRecord: 0 }} className={mainAction}>
        Go to the first page
      </IntentLink>
    </Instead>
  );
}

/**
 * Says that the search failed, in the specification's text, double space included (R70). "Try again" reloads the page; the host itself
 * retries once there is a connection.
 */
export function SearchFailed(): ReactNode {
  const { url } = useView();
  const isOffline = useIsOffline();
  return (
    <Instead
      icon="warning"
      title="We are sorry.  There was an issue with your last search."
      why={isOffline ? ['You are offline. We search again once you are connected.'] : []}
    >
      <a href={url} className={mainAction}>
        Please try again
      </a>
    </Instead>
  );
}

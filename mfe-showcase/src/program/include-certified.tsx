import { IntentLink, useSearch } from '@forecourt/search-kit';
import { buttonClass, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './include-certified.module.css';

/** Adds certified vehicles to the search; shows a note if they are included already. */
export function IncludeCertified({ onTake }: { onTake?(): void }): ReactNode {
  const included = useSearch().listingType?.includes('CERTIFIED') ?? false;
  if (included) {
    return <span {...withIcon('check', styles.included)}>Certified vehicles are included</span>;
  }
  return (
    <IntentLink
      intent={{ type: 'toggle', param: 'listingType', value: 'CERTIFIED', on: true }}
      className={buttonClass({ variant: 'primary' })}
      onClick={onTake}
    >
      Include Certified Vehicles
    </IntentLink>
  );
}

import { useBrand } from '@forecourt/fragment-kit';
import { IntentLink, useSearch } from '@forecourt/search-kit';
import { Button, buttonClass, Icon, IconButton, withIcon } from '@forecourt/ui';
import { type ReactNode, useId, useRef } from 'react';
import styles from './program.module.css';
import { promises } from './promises';

/** Three promises in short; the details open in a native popover, which needs no script. */
export function Program(): ReactNode {
  const { name } = useBrand();
  const headingId = useId();
  const detailsId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.program}>
      <div className={styles.summary}>
        <h2 id={headingId} className={styles.heading}>
          What {name} stands for
        </h2>
        <ul className={styles.promises}>
          {promises.map(({ icon, title, short }) => (
            <li key={title} className={styles.promise}>
              <Icon name={icon} size={24} className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.short}>{short}</p>
            </li>
          ))}
        </ul>
        <p className={styles.actions}>
          <IncludeCertified />
          <Button variant="quiet" popoverTarget={detailsId}>
            Program details
          </Button>
        </p>
      </div>
      <Details id={detailsId} />
    </section>
  );
}

function Details({ id }: { id: string }): ReactNode {
  const { name } = useBrand();
  const headingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} id={id} popover="auto" role="dialog" aria-labelledby={headingId} className={styles.details}>
      <header className={styles.detailsHeader}>
        <h2 id={headingId} className={styles.heading}>
          The {name} program
        </h2>
        <IconButton icon="close" label="Close" popoverTarget={id} popoverTargetAction="hide" />
      </header>
      {promises.map(({ title, whole }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p>{whole}</p>
        </div>
      ))}
      <p className={styles.actions}>
        <Button popoverTarget={id} popoverTargetAction="hide">
          Cancel
        </Button>
        <IncludeCertified onTake={() => panel.current?.hidePopover?.()} />
      </p>
    </div>
  );
}

/** Adds certified vehicles to the search; says so where they are in it. */
function IncludeCertified({ onTake }: { onTake?(): void }): ReactNode {
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

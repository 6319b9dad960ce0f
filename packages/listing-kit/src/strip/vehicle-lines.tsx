import { opensPlaced } from '@forecourt/fragment-kit';
import { Badge, VehicleImage, type VehicleImageProps, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { StripCar } from './strip-car';
import styles from './vehicle-lines.module.css';

interface VehicleLinesProps extends StripCar {
  /** Id of the panel that explains a paid place. */
  whyId?: string;
  /** How its pictures are fetched: by default when they are near, for a place in a strip. */
  fetched?: Pick<VehicleImageProps, 'priority' | 'loading' | 'sizes'>;
}

/** Class of the element around a vehicle's lines: they are placed by it, and a drawing is labelled as one. */
export const vehicleClass = styles.vehicle;

/**
 * Shows a vehicle in few elements: its pictures, who pays for its place, title, price and facts, each one line high whatever there is to
 * say. The title is a link that covers the element around it, which is positioned; the other control is its sibling (R74).
 */
export function VehicleLines(props: VehicleLinesProps): ReactNode {
  const { title, href, pictures, price, deal, payment, facts, urgency, payer, whyId, fetched } = props;
  const paid = payer && `Sponsored by ${payer}`;
  return (
    <>
      {pictures.map(({ look, ...picture }) => (
        <VehicleImage key={picture.src ?? look.view} look={look} {...picture} sizes="17.5rem" {...fetched} />
      ))}
      {paid && (
        <button
          {...withIcon('info', styles.paid)}
          type="button"
          popoverTarget={whyId}
          title="Why this?"
          data-kind="sponsored"
        >
          {paid}
        </button>
      )}
      <h3 className={styles.title}>
        <a href={href} {...opensPlaced}>
          {title}
        </a>
      </h3>
      <p className={styles.price}>
        {price}
        {payment && <span>{payment}</span>}
        {deal && <Badge kind={deal.kind}>{deal.text}</Badge>}
      </p>
      <p {...(urgency ? withIcon('bolt', styles.facts) : { className: styles.facts })}>
        {[urgency, facts].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

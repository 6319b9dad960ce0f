import { useWallet } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { detailHref, paymentOf, type Similar } from '@forecourt/listing';
import { stripCar, VehicleStrip } from '@forecourt/listing-kit';
import { formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { metaLine } from './facts';
import type { Placement } from './placement';

interface SimilarStripProps extends Similar {
  title: string;
  /** How clicks on its vehicles are measured. */
  placement?: Placement;
  /** The link to all of these vehicles. */
  children: ReactNode;
}

/** Shows vehicles in one row, such as those beside the one of a vehicle's page, with a link to all of them. Nothing if there are none. */
export function SimilarStrip({
  title,
  listings,
  owners,
  placement = 'similar',
  children,
}: SimilarStripProps): ReactNode {
  const { payments } = useBrand().flags;
  const wallet = useWallet();
  const cars = listings.map((listing, position) => {
    const { id, ownerId, pricingDetail } = listing;
    const payment = payments ? paymentOf(pricingDetail, wallet) : undefined;
    return stripCar(listing, {
      placed: { placement, id, owner: ownerId, position, sponsored: false },
      href: detailHref(listing, 'listing'),
      facts: metaLine(
        listing,
        owners.find((owner) => owner.id === ownerId),
      ),
      ...(payment && { payment: `Est. ${formatPrice(payment.monthly)}/mo` }),
    });
  });
  return <VehicleStrip title={title} cars={cars} all={children} />;
}

import { dealsPath, type OnlineOffer, type Purchase, type Vehicle } from '@forecourt/listing';
import { Alert, Button, formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { type Draft, gapsOf } from './draft';
import styles from './purchase.module.css';
import { type Step, stepHref } from './steps';

const dealNames = { cash: 'Cash', finance: 'Finance', lease: 'Lease' } as const;

interface ReviewProps {
  vehicle: Vehicle;
  offer: OnlineOffer;
  draft: Draft;
  purchase: Purchase;
  price: number;
}

/** Renders what is entered, and the button that sends it; what is missing instead, if something is. */
export function Review({ vehicle: { listing, owner }, offer, draft, purchase, price }: ReviewProps): ReactNode {
  const gaps = gapsOf(draft, offer, purchase);
  const here = stepHref(listing.id, 'review');
  const traded = ['tradeInYear', 'tradeInMake', 'tradeInModel'].map(draft.text).filter((text) => text !== '');
  const address = ['street', 'city', 'state', 'zip'].map(draft.text).filter((text) => text !== '');
  const isDelivered = draft.text('receive') === 'delivery';
  const rows: readonly (readonly [Step, string, string])[] = [
    ['payment', 'How you pay', dealNames[purchase.terms.deal]],
    ['trade-in', 'Trade-in', tradeInText(traded.join(' '), purchase.terms.tradeIn)],
    ['handover', 'Handover', isDelivered ? `Delivery to ${address.join(', ')}` : `Pick-up at ${owner.name}`],
    ['contact', 'Name', `${draft.text('firstName')} ${draft.text('lastName')}`.trim()],
    ['contact', 'Email', draft.text('email')],
    ['contact', 'Phone', draft.text('phone') || 'None'],
  ];
  return (
    <>
      <dl className={styles.entered}>
        {rows.map(([step, label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text === '' ? 'Missing' : text}{' '}
              <a href={stepHref(listing.id, step)} aria-label={`Change: ${label}`}>
                Change
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {gaps.length > 0 ? (
        <Alert tone="warning" title="Something is missing">
          <ul className={styles.gaps}>
            {gaps.map(({ step, label }) => (
              <li key={label}>
                <a href={stepHref(listing.id, step)}>{label}</a>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <form method="post" action={`${dealsPath}/send`} className={styles.form}>
          {Object.entries({ carId: listing.id, price, refUrl: here }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{`${owner.name} gets this as an email, and answers you to agree on the day and to sign. You are not bound until you sign.`}</p>
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" size="lg">
              Send the deal to the dealer
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** Returns the car to trade in and its value; 'None' without both. */
function tradeInText(car: string, value: number): string {
  if (car === '' && value === 0) return 'None';
  return value === 0 ? car : `${car === '' ? 'A car' : car}, worth ${formatPrice(value)}`;
}

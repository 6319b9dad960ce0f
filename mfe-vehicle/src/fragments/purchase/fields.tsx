import { type Deal, leaseMonths, loanMonths, type OnlineOffer, type Owner, type Purchase } from '@forecourt/listing';
import { formatPrice, Radio, Select, TextArea, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { phoneField } from '../../contact/phone';
import { coversAll, type Draft, payLess } from './draft';
import styles from './purchase.module.css';

const dealLabels: Readonly<Record<Deal, string>> = {
  cash: 'Cash: one payment to the dealer',
  finance: 'Finance: a loan, paid back by the month',
  lease: 'Lease: pay by the month, and give it back',
};
const dollars = { dollars: true, inputMode: 'numeric', maxLength: 9, pattern: '[$]?[0-9,]{1,9}' } as const;

/** Renders the fields of the step "How you pay". */
export function PaymentFields({ offer, purchase }: { offer: OnlineOffer; purchase: Purchase }): ReactNode {
  const { deal, down, months } = purchase.terms;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>How would you pay?</legend>
        {offer.deals.map((each) => (
          <Radio key={each} name="dealType" value={each} label={dealLabels[each]} defaultChecked={each === deal} />
        ))}
      </fieldset>
      {deal !== 'cash' && (
        <div className={styles.fields}>
          <TextField
            label="Down payment"
            name="down"
            {...dollars}
            defaultValue={down}
            error={coversAll(purchase) ? `${payLess}.` : undefined}
          />
          <Select
            label="Term"
            name="months"
            key={deal}
            options={(deal === 'lease' ? leaseMonths : loanMonths).map((count) => ({
              ...{ value: `${count}`, label: `${count} months` },
            }))}
            defaultValue={`${months}`}
          />
        </div>
      )}
    </>
  );
}

/** Renders the fields of the step "Trade-in". */
export function TradeInFields({ draft }: { draft: Draft }): ReactNode {
  const entered = (name: string) => ({ name, defaultValue: draft.text(name) });
  return (
    <>
      <p>Leave this empty if you have no car to trade in. The dealer looks at it before you both agree on its value.</p>
      <div className={styles.fields}>
        <TextField
          label="Year"
          {...entered('tradeInYear')}
          inputMode="numeric"
          maxLength={4}
          pattern="(19|20)[0-9]{2}"
        />
        <TextField label="Make" {...entered('tradeInMake')} maxLength={40} />
        <TextField label="Model" {...entered('tradeInModel')} maxLength={60} />
        <TextField label="Miles" {...entered('tradeInMiles')} inputMode="numeric" maxLength={7} pattern="[0-9,]{1,7}" />
        <TextField label="What you think it is worth" {...entered('tradeIn')} {...dollars} />
      </div>
    </>
  );
}

/** Renders the fields of the step "Handover". */
export function HandoverFields(props: { draft: Draft; offer: OnlineOffer; owner: Owner }): ReactNode {
  const { draft, offer, owner } = props;
  const { address1, city, state, zip } = owner.location.address;
  const place = [address1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const chosen = offer.delivers ? draft.text('receive') || 'pickup' : 'pickup';
  const entered = (name: string) => ({ name, defaultValue: draft.text(name) });
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>How would you get it?</legend>
        <Radio
          name="receive"
          value="pickup"
          label={`Pick it up at ${owner.name}${place === '' ? '' : `, ${place}`}`}
          defaultChecked={chosen === 'pickup'}
        />
        {offer.delivers && (
          <Radio
            name="receive"
            value="delivery"
            label="The dealer brings it to you"
            defaultChecked={chosen === 'delivery'}
          />
        )}
      </fieldset>
      {offer.delivers ? (
        <fieldset className={styles.choices}>
          <legend>Where to bring it</legend>
          <p>Only for delivery. Ask the dealer what it costs, and how far they drive.</p>
          <div className={styles.fields}>
            <TextField label="Street" {...entered('street')} maxLength={100} autoComplete="street-address" />
            <TextField label="City" {...entered('city')} maxLength={60} autoComplete="address-level2" />
            <TextField
              label="State"
              {...entered('state')}
              maxLength={2}
              pattern="[A-Za-z]{2}"
              autoComplete="address-level1"
            />
            <TextField
              label="ZIP code"
              {...entered('zip')}
              maxLength={5}
              pattern="[0-9]{5}"
              inputMode="numeric"
              autoComplete="postal-code"
            />
          </div>
        </fieldset>
      ) : (
        <p>This dealer does not deliver.</p>
      )}
    </>
  );
}

/** Renders the fields of the step "Contact". @param props.email address of the shopper's account, empty without one */
export function ContactFields({ draft, owner, email }: { draft: Draft; owner: Owner; email: string }): ReactNode {
  const entered = (name: string, otherwise = '') => ({ name, defaultValue: draft.text(name) || otherwise });
  return (
    <>
      <p>{`${owner.name} gets your name, your email address and your phone number once you send the deal.`}</p>
      <div className={styles.fields}>
        <TextField label="First name" {...entered('firstName')} required maxLength={50} autoComplete="given-name" />
        <TextField label="Last name" {...entered('lastName')} required maxLength={50} autoComplete="family-name" />
        <TextField
          label="Email"
          type="email"
          {...entered('email', email)}
          required
          maxLength={100}
          autoComplete="email"
        />
        <TextField label="Phone (optional)" {...entered('phone')} {...phoneField} />
      </div>
      <TextArea label="Message to the dealer (optional)" {...entered('comments')} maxLength={2_000} rows={3} />
    </>
  );
}

/** Returns an amount with its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${formatPrice(-amount)}` : formatPrice(amount));

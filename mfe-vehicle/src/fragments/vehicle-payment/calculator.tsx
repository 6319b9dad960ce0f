import { fieldsOf, useWallet } from '@forecourt/device';
import {
  type Deal,
  dealsOf,
  type Listing,
  leaseMonths,
  loanMonths,
  type Quote,
  quoteOf,
  type Terms,
} from '@forecourt/listing';
import { Button, formatPrice, Radio, Select, TextField } from '@forecourt/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Term, Terms as TermList } from '../../terms';
import styles from './payment.module.css';
import { SaveDeal } from './save-deal';
import { type Typed, termsOf } from './terms';

const dealNames: Readonly<Record<Deal, string>> = { finance: 'Finance', lease: 'Lease', cash: 'Cash' };

interface CalculatorProps {
  listing: Listing;
  /** Shown price (R31). */
  price: number;
  /** The terms in the page's address, for shoppers without script. */
  said: Typed;
}

/**
 * Calculates the monthly payment. Without script it is a form that requests this same page with the terms; with script it calculates
 * at each keystroke and sends nothing.
 */
export function Calculator({ listing, price, said }: CalculatorProps): ReactNode {
  const [typed, setTyped] = useState<Typed>({});
  const wallet = useWallet();
  const terms = termsOf({ ...said, ...typed }, price, listing, wallet);
  const initial = termsOf(said, price, listing, wallet);
  const quote = quoteOf(price, terms, listing.pricingDetail.msrp ?? price);
  const offered = dealsOf(listing);
  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(fieldsOf(currentTarget));
  const isLoan = terms.deal !== 'cash';
  const months = terms.deal === 'lease' ? leaseMonths : loanMonths;
  const money = (name: 'down' | 'tradeIn' | 'fees', label: string) => (
    <TextField label={label} name={name} dollars inputMode="numeric" maxLength={9} defaultValue={initial[name]} />
  );
  return (
    <>
      <form
        action={`${listing.vdpBaseUrl}#pricingDetails`}
        className={styles.calculator}
        onInput={take}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.deals}>
          <legend>Payment calculator</legend>
          {offered.map((deal) => (
            <Radio key={deal} name="deal" value={deal} label={dealNames[deal]} defaultChecked={deal === initial.deal} />
          ))}
        </fieldset>
        <div className={styles.fields}>
          {isLoan && money('down', 'Down payment')}
          {money('tradeIn', 'Trade-in value')}
          {money('fees', 'Taxes and fees')}
          {isLoan && (
            <>
              <Select
                label="Term"
                name="months"
                options={months.map((count) => ({ value: `${count}`, label: `${count} months` }))}
                defaultValue={terms.months}
                key={terms.deal}
              />
              <TextField label="APR (%)" name="apr" inputMode="decimal" maxLength={6} defaultValue={initial.apr} />
            </>
          )}
        </div>
        <Outcome terms={terms} quote={quote} />
        <span className="fc-until-alive">
          <Button type="submit">Calculate</Button>
        </span>
        <p className={styles.note}>{noteOf(terms)}</p>
      </form>
      <SaveDeal listing={listing} terms={terms} monthly={quote.monthly} />
    </>
  );
}

function Outcome({ terms, quote }: { terms: Terms; quote: Quote }): ReactNode {
  const headingId = useId();
  const rows: readonly Term[] =
    terms.deal === 'cash'
      ? []
      : [
          ['Due on the first day', formatPrice(quote.upFront)],
          [terms.deal === 'lease' ? 'Value leased' : 'Amount financed', formatPrice(quote.amount)],
          [terms.deal === 'lease' ? 'Rent over the term' : 'Interest over the term', formatPrice(quote.interest)],
          ['Total of all payments', formatPrice(quote.total)],
        ];
  return (
    <div className={styles.outcome}>
      <output aria-labelledby={headingId}>
        <span id={headingId}>{terms.deal === 'cash' ? 'To pay' : 'Estimated payment'}</span>
        <strong>{terms.deal === 'cash' ? formatPrice(quote.total) : `${formatPrice(quote.monthly)}/mo`}</strong>
      </output>
      <TermList rows={rows} />
    </div>
  );
}

function noteOf({ deal, months }: Terms): string {
  if (deal === 'cash') return 'Taxes and fees differ by state and seller. Ask the seller for the price out the door.';
  const example =
    deal === 'lease'
      ? `An example that takes the vehicle to keep a usual share of its list price over ${months} months.`
      : 'An example.';
  return `${example} Lender, credit, taxes and fees decide what you pay.`;
}

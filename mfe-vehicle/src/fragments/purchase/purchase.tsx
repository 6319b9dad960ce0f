import { fieldsOf } from '@forecourt/device';
import { useSource, useView } from '@forecourt/fragment-kit';
import { dealsPage, type OnlineOffer, purchaseOf, shownPrice, shownTitle, type Vehicle } from '@forecourt/listing';
import type { SentDeal } from '@forecourt/site';
import { Alert, ButtonLink, formatPrice, Message } from '@forecourt/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { draftOf } from './draft';
import { ContactFields, HandoverFields, PaymentFields, TradeInFields } from './fields';
import styles from './purchase.module.css';
import { Review } from './review';
import { StepForm } from './step-form';
import { type Step, stepHref, stepOf, steps } from './steps';
import { Summary } from './summary';

/** Renders the page of a purchase: its step, or the deal that was sent already. */
export function PurchasePage(): ReactNode {
  const vehicle = useSource('vehicle');
  const deals = useSource('deals');
  const visitor = useSource('visitor');
  // A visitor of whom nothing is stored has neither.
  const failed = deals === undefined && visitor !== undefined;
  const { params } = useView();
  const price = vehicle && shownPrice(vehicle.listing.pricingDetail);
  if (vehicle?.online === undefined || price === undefined) return null;
  const { listing, online } = vehicle;
  const sent = deals?.sent.find(({ carId, cancelledAt }) => carId === listing.id && cancelledAt === null);
  return (
    <div className={styles.page}>
      <h1>{`Buy online: ${shownTitle(listing)}`}</h1>
      <p>You pay nothing here. You agree on the details, and pay the dealer when you sign.</p>
      {failed && (
        <Message tone="warning">
          What you entered before cannot be shown right now. It is kept; please try again.
        </Message>
      )}
      {sent === undefined ? (
        <Steps
          {...{ vehicle, price, offer: online, step: stepOf(params.step) }}
          email={visitor?.signedIn === true ? visitor.email : ''}
          stored={deals?.drafts.find(({ carId }) => carId === listing.id)?.deal ?? {}}
        />
      ) : (
        <Sent deal={sent} />
      )}
    </div>
  );
}

function Sent({ deal: { dealer, reference } }: { deal: SentDeal }): ReactNode {
  return (
    <Alert tone="success" title={`You have sent this deal to ${dealer.name}`}>
      <p>{`Reference ${reference}. The dealer answers to your email address${dealer.phone === null ? '' : `; or call ${dealer.phone}`}.`}</p>
      <p>
        <ButtonLink href={dealsPage}>See or cancel the deal</ButtonLink>
      </p>
    </Alert>
  );
}

interface StepsProps {
  vehicle: Vehicle;
  offer: OnlineOffer;
  /** Shown price, US dollars (R31). */
  price: number;
  step: Step;
  /** Address of the shopper's account; empty without one. */
  email: string;
  /** The draft as it is stored. */
  stored: Readonly<Record<string, unknown>>;
}

function Steps({ vehicle, offer, price, step, email, stored }: StepsProps): ReactNode {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { listing, owner } = vehicle;
  const draft = draftOf(stored, typed);
  const wanted = draft.text('dealType');
  const choice = { dealType: wanted, down: draft.number('down'), tradeIn: draft.number('tradeIn') };
  const purchase = purchaseOf(price, offer, { ...choice, months: draft.number('months') }, listing);
  const before = draftOf(stored).number('price');
  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(fieldsOf(currentTarget));
  const label = steps.find(({ name }) => name === step)?.label;
  const form = {
    ...{ carId: listing.id, step },
    hidden: { price, ...(step !== 'payment' && { dealType: purchase.terms.deal }) },
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <nav aria-label="Steps of the purchase">
          <ol className={styles.steps}>
            {steps.map(({ name, label: words }) => (
              <li key={name}>
                <a href={stepHref(listing.id, name)} aria-current={name === step ? 'step' : undefined}>
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {before !== undefined && before !== price && (
          <Alert tone="warning" title="The price has changed">
            <p>{`It was ${formatPrice(before)} when you were here, and is ${formatPrice(price)} now. All figures are those of the new price.`}</p>
          </Alert>
        )}
        {wanted !== '' && !offer.deals.some((deal) => deal === wanted) && (
          <Alert tone="warning" title={`The dealer offers no ${wanted} for this vehicle`}>
            <p>The figures are those of a loan. Choose how you pay.</p>
          </Alert>
        )}
        <h2>{label}</h2>
        {step === 'payment' && (
          <StepForm {...form} calculates onInput={take}>
            <PaymentFields {...{ offer, purchase }} />
          </StepForm>
        )}
        {step === 'trade-in' && (
          <StepForm {...form} calculates onInput={take}>
            <TradeInFields draft={draftOf(stored)} />
          </StepForm>
        )}
        {step === 'handover' && (
          <StepForm {...form}>
            <HandoverFields {...{ offer, owner }} draft={draftOf(stored)} />
          </StepForm>
        )}
        {step === 'contact' && (
          <StepForm {...form}>
            <ContactFields draft={draftOf(stored)} {...{ owner, email }} />
          </StepForm>
        )}
        {step === 'review' && <Review {...{ vehicle, offer, draft, purchase, price }} />}
      </div>
      <Summary {...{ vehicle, offer, purchase }} />
    </div>
  );
}

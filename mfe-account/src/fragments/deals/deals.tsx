import { useBrand, useSource } from '@forecourt/fragment-kit';
import { buyPath, dealsPage } from '@forecourt/listing';
import type { DraftDeal } from '@forecourt/site';
import { Alert, Badge, ButtonLink, cardClass, cx, formatDay, Price } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './deals.module.css';
import { SentDealCard } from './sent-deal';

/** Renders the visitor's deals; people without an account see how to keep them across devices. */
export function MyDeals(): ReactNode {
  const { signInPath, flags } = useBrand();
  const visitor = useSource('visitor');
  const deals = useSource('deals');
  const { drafts = [], sent = [] } = deals ?? {};
  const signUp = `${signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: dealsPage })}`;
  // A visitor of whom nothing is stored has neither.
  const failed = deals === undefined && visitor !== undefined;
  const isEmpty = drafts.length + sent.length === 0;
  return (
    <div className={styles.page}>
      <h1>Your deals</h1>
      {visitor?.signedIn !== true && !isEmpty && (
        <Alert title="These deals are kept on this device">
          <p>
            <a href={signUp}>Create a free account</a> to have them everywhere.
          </p>
        </Alert>
      )}
      {failed && <p>Your deals cannot be shown right now. They are kept; please try again.</p>}
      {!failed && isEmpty && (
        <>
          <p>You have no deals yet. Work one out on the page of a car.</p>
          <p>
            <ButtonLink
              href={flags.buyOnline ? '/cars-for-sale/all?experience=buy-online' : '/cars-for-sale/all'}
              variant="primary"
            >
              {flags.buyOnline ? 'Find cars to buy online' : 'Find cars'}
            </ButtonLink>
          </p>
        </>
      )}
      <ul className={styles.deals}>
        {sent.map((deal) => (
          <li key={deal.id}>
            <SentDealCard deal={deal} named={{ id: deal.id }} here={dealsPage} />
          </li>
        ))}
        {drafts.map((draft) => (
          <li key={draft.carId}>
            <Draft draft={draft} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a deal that has not been sent; it is continued where the vehicle is bought, or on the vehicle's page if it is not sold online. */
function Draft({ draft: { carId, title, href, price, sold, updatedAt } }: { draft: DraftDeal }): ReactNode {
  const { flags } = useBrand();
  const name = title ?? `Car ${carId}`;
  return (
    <article className={cx(cardClass(), styles.deal)}>
      <h2>{href === null ? name : <a href={href}>{name}</a>}</h2>
      <p>
        {sold ? <Badge>Sold</Badge> : <Badge>Not sent</Badge>}
        {` Last changed on ${formatDay(updatedAt)}.`}
      </p>
      {!sold && (
        <>
          <p>
            <Price value={price ?? undefined} none="Contact for price" />
          </p>
          <ButtonLink
            href={flags.buyOnline || href === null ? buyPath(carId) : href}
            variant="primary"
            aria-label={`Continue with ${name}`}
          >
            Continue
          </ButtonLink>
        </>
      )}
    </article>
  );
}

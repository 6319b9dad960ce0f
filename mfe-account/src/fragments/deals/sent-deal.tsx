import { dealsPath, telHref } from '@forecourt/listing';
import type { SentDeal } from '@forecourt/site';
import { Badge, buttonClass, cardClass, cx, formatDay } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './deals.module.css';

interface SentDealCardProps {
  deal: SentDeal;
  /** Names the deal when it is cancelled: its id, or the secret of its link. */
  named: { id: number } | { token: string };
  /** Path of the page. */
  here: string;
}

/** Renders a deal that was sent, and the form that cancels it. */
export function SentDealCard({ deal, named, here }: SentDealCardProps): ReactNode {
  const { title, href, dealer, reference, rows, sentAt, cancelledAt } = deal;
  return (
    <article className={cx(cardClass(), styles.deal)}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p>
        {cancelledAt === null ? <Badge>Sent</Badge> : <Badge>Cancelled</Badge>}
        {cancelledAt === null
          ? ` to ${dealer.name} on ${formatDay(sentAt)}.`
          : ` on ${formatDay(cancelledAt)}; sent to ${dealer.name} on ${formatDay(sentAt)}.`}
        {` Reference ${reference}.`}
      </p>
      <dl className={styles.rows}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>Nothing has been paid: you pay the dealer when you sign.</p>
      {dealer.phone !== null && (
        <p>
          {`Call ${dealer.name}: `}
          <a href={telHref(dealer.phone)}>{dealer.phone}</a>
        </p>
      )}
      {cancelledAt === null && (
        <details>
          <summary>Cancel this deal</summary>
          <form method="post" action={`${dealsPath}/cancel`} className={styles.cancel}>
            {Object.entries({ ...named, refUrl: here }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p>{`We tell ${dealer.name} by email.`}</p>
            <button type="submit" className={buttonClass({ variant: 'danger' })}>
              Yes, cancel it
            </button>
          </form>
        </details>
      )}
    </article>
  );
}

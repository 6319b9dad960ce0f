import { ContactLink } from '@forecourt/listing-kit';
import { Badge, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { More } from './more';
import { PriceLine } from './price-line';
import styles from './tile.module.css';
import type { TileFacts } from './tile-model';

export interface TileLinesProps {
  facts: TileFacts;
  /** Id of the note about the price. */
  note: string;
  /** The estimated payment, US dollars a month. */
  monthly: number | undefined;
  paymentFirst: boolean | undefined;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm: string | undefined;
  /** Called when a shopper asks about the price. */
  onAsk(): void;
}

/** Renders the vehicle's price, facts and reason, and the tile's actions. */
export function TileLines(props: TileLinesProps): ReactNode {
  const { facts, note, monthly, paymentFirst, compareForm, onAsk } = props;
  const { id, title, flag, meta, reason, contact } = facts;
  return (
    <>
      {flag !== undefined && (
        <Badge kind={flag.kind} className={styles.flag}>
          {flag.text}
        </Badge>
      )}
      <PriceLine {...{ facts, note, monthly, paymentFirst, onAsk }} />
      <p className={styles.meta}>{meta}</p>
      {reason !== undefined && <p {...withIcon(reason.icon, styles.why)}>{reason.text}</p>}
      {contact === undefined ? (
        // The link of the title covers the tile, so this only looks like an action of its own.
        <span aria-hidden="true" className={styles.act}>
          See Details
        </span>
      ) : (
        <ContactLink listing={id} title={title} owner={contact} className={styles.act} />
      )}
      <More {...{ facts, compareForm }} />
    </>
  );
}

import type { Wallet } from '@forecourt/listing';
import { ContactLink } from '@forecourt/listing-kit';
import { Badge, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Flag } from './flag';
import { More } from './more';
import { PriceLine } from './price-line';
import styles from './tile.module.css';
import type { TileModel } from './tile-model';

export interface TileLinesProps {
  model: TileModel;
  flag: Flag | undefined;
  /** Id of the note about the price. */
  note: string;
  /** Whether the brand shows payments. */
  payments: boolean;
  /** The visitor's wallet, whose terms the payment is on. */
  wallet: Wallet | null;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm: string | undefined;
  /** Called when a shopper asks about the price. */
  onAsk(): void;
}

/** Renders the vehicle's price, facts and reason, and the tile's actions. */
export function TileLines(props: TileLinesProps): ReactNode {
  const { model, flag, note, payments, wallet, compareForm, onAsk } = props;
  const { listing, owner, title, meta, reason } = model;
  return (
    <>
      {flag !== undefined && (
        <Badge kind={flag.kind} className={styles.flag}>
          {flag.text}
        </Badge>
      )}
      <PriceLine {...{ model, note, payments, wallet, onAsk }} />
      <p className={styles.meta}>{meta}</p>
      {reason !== undefined && <p {...withIcon(reason.icon, styles.why)}>{reason.text}</p>}
      {owner === undefined || owner.hideEmailForm === true ? (
        // The link of the title covers the tile, so this only looks like an action of its own.
        <span aria-hidden="true" className={styles.act}>
          See Details
        </span>
      ) : (
        <ContactLink {...{ listing: listing.id, title, owner }} className={styles.act} />
      )}
      <More {...{ model, compareForm }} />
    </>
  );
}

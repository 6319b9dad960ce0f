import type { TileListing, TileOwner, Wallet } from '@forecourt/listing';
import { shownTitle } from '@forecourt/listing';
import { ContactLink } from '@forecourt/listing-kit';
import { Badge, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { metaLine } from './facts';
import type { Flag } from './flag';
import { More } from './more';
import { PriceLine } from './price-line';
import { reasonOf } from './reason';
import styles from './tile.module.css';

export interface TileLinesProps {
  listing: TileListing;
  /** Undefined if the answer does not contain the owner. */
  owner: TileOwner | undefined;
  flag: Flag | undefined;
  /** Id of the note about the price. */
  note: string;
  /** Whether the brand shows payments. */
  payments: boolean;
  /** The visitor's wallet, whose terms the payment is on. */
  wallet: Wallet | null;
  /** Labels of the features that the search requires, which this listing therefore has. */
  wanted: string | undefined;
  /** Labels of the seller's services for shoppers who live elsewhere. */
  services: readonly string[];
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm: string | undefined;
  /** Called when a shopper asks about the price. */
  onAsk(): void;
}

/** Renders the vehicle's price, facts and reason, and the tile's actions. Depends on its props and the brand only, not on the page. */
export function TileLines(props: TileLinesProps): ReactNode {
  const { listing, owner, flag, note, payments, wallet, wanted, services, compareForm, onAsk } = props;
  const reason = reasonOf(listing, wanted);
  return (
    <>
      {flag !== undefined && (
        <Badge kind={flag.kind} className={styles.flag}>
          {flag.text}
        </Badge>
      )}
      <PriceLine {...{ listing, note, payments, wallet, onAsk }} />
      <p className={styles.meta}>{metaLine(listing, owner)}</p>
      {reason !== undefined && <p {...withIcon(reason.icon, styles.why)}>{reason.text}</p>}
      {owner !== undefined && (
        <ContactLink {...{ listing: listing.id, title: shownTitle(listing), owner }} className={styles.act} />
      )}
      <More {...{ listing, owner, services, compareForm }} />
    </>
  );
}

import { useFavourite } from '@forecourt/device';
import { Cell, placedAs } from '@forecourt/fragment-kit';
import { paymentOf, picturesOf, type Wallet } from '@forecourt/listing';
import { memo, type ReactNode } from 'react';
import { flagOf, type Mark } from './flag';
import { type AskedPrice, priceNoteId } from './price-note';
import { TileFace } from './tile-face';
import type { TileModel } from './tile-model';

export interface TileProps {
  model: TileModel;
  /** Name of the list, which has the popover and the forms of its tiles (`TileAids`). */
  list: string;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm?: string;
  /** Whether the brand shows payments. */
  payments: boolean;
  /** The visitor's wallet, whose terms the payment is on. */
  wallet: Wallet | null;
  /** What this device knows about the listing. */
  mark?: Mark;
  /** Called when the listing is opened. */
  onSee?(id: string): void;
  /** Called when a shopper asks how the price was rated, or for the terms of the payment. */
  onAsk(asked: AskedPrice): void;
}

/**
 * Shows a listing among others. Its content is a cell, so the server renders it once for all searches that find the listing; only its
 * address and its place differ by page. Memoized: it renders again only when its model changes, however often the page view does.
 */
export const Tile = memo(function Tile(props: TileProps): ReactNode {
  const { model, list, compareForm, payments, wallet, mark, onSee, onAsk } = props;
  const { listing, placed, sponsored, href, priority, facts } = model;
  const { isSaved, failure, toggle } = useFavourite(placed);
  const face = {
    ...{ list, compareForm, isSaved, failure },
    facts: mark === undefined ? facts : { ...facts, flag: flagOf(sponsored, mark, listing) },
    note: priceNoteId(list),
    anchor: sponsored ? undefined : listing.id,
    monthly: payments ? paymentOf(listing.pricingDetail, wallet)?.monthly : undefined,
    paymentFirst: wallet?.paymentEmphasis,
    pictures: () => picturesOf(listing),
    onFollow: () => onSee?.(listing.id),
    onAsk: () => onAsk({ listing, detail: href }),
    onHeart: () => void toggle(),
  };
  const page = { href, placed: placedAs(placed)['data-placed'] ?? '' };
  // A cell has no picture that is fetched first.
  return priority ? <TileFace {...face} {...page} priority /> : <Cell of={TileFace} props={face} page={page} />;
});

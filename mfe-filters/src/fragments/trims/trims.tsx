import { type FragmentProps, Overlay, OverlayCancel, useOverlay, useView } from '@forecourt/fragment-kit';
import type { Trims as Offers } from '@forecourt/listing';
import { IntentLink, labelOf, useReference } from '@forecourt/search-kit';
import { buttonClass, formatCount, formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Choice } from '../filters/model/choice';
import { panelOf } from '../filters/model/panel';
import { trimsOf } from '../filters/model/vehicle';
import styles from './trims.module.css';

/** Renders the trims of a chosen model, with their number in the search and their prices on the whole site. A trim with results is a link. */
export function Trims({
  state,
  brand,
  data,
  slot,
}: FragmentProps<'listing.filters' | 'listing.total' | 'trims'>): ReactNode {
  const reference = useReference();
  const { today } = useView();
  const model = typeof slot.model === 'string' ? slot.model : '';
  const panel = panelOf({ state, brand, reference, listing: data.listing, settled: true, today });
  // As in the panel, trims with results come first.
  const trims = [...trimsOf(model, panel)].sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
  const offers = new Map(data.trims?.links.map((offer) => [offer.trimCode, offer]));
  return (
    <Overlay
      title={trims.length === 0 ? 'Trims' : `${labelOf('modelCode', model, state, panel.reference)} trims`}
      footer={<OverlayCancel className={buttonClass()}>Close</OverlayCancel>}
    >
      {trims.length === 0 ? (
        <p>Trims of this model are not available right now.</p>
      ) : (
        <ul className={styles.trims}>
          {trims.map((trim) => (
            <li key={trim.value} className={styles.trim}>
              <span className={styles.title}>
                <Name trim={trim} />
              </span>
              <span className={styles.count}>{trim.selected ? 'chosen' : inSearch(trim.count)}</span>
              <span className={styles.offer}>{offered(offers.get(trim.value))}</span>
            </li>
          ))}
        </ul>
      )}
    </Overlay>
  );
}

const isEmpty = ({ count, selected }: Choice) => !selected && (count ?? 0) === 0;

/** Whether a trim is a link: not if it is chosen already, or has no results (R24). */
function Name({ trim: { param, value, label, selected, disabled } }: { trim: Choice }): ReactNode {
  const overlay = useOverlay();
  if (selected || disabled) return label;
  return (
    <IntentLink
      intent={{ type: 'toggle', param, value, on: true }}
      className={styles.name}
      onClick={() => overlay?.close('done')}
    >
      {label}
    </IntentLink>
  );
}

const inSearch = (count = 0) => (count === 0 ? 'none in your search' : `${formatCount(count)} in your search`);

/** In all places and conditions, unlike the search. */
function offered(offer: Offers['links'][number] | undefined): string {
  if (offer === undefined) return '';
  const { count, price } = offer;
  const forSale = `${formatCount(count)} for sale`;
  if (price === null) return forSale;
  const { min, max } = price;
  return `${forSale}, ${min === max ? formatPrice(min) : `${formatPrice(min)} to ${formatPrice(max)}`}`;
}

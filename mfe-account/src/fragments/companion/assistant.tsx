import { compared, compareHref, favouritesPage } from '@forecourt/device';
import { OverlayLink, useBrand, useView } from '@forecourt/fragment-kit';
import { withIcon } from '@forecourt/ui';
import { type ReactNode, useId, useRef } from 'react';
import styles from './companion.module.css';

/**
 * The shopping assistant: a button in the header with four actions, on the native popover, so that it opens without script. It closes
 * on any action (section 4).
 */
export function Assistant(): ReactNode {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { flags } = useBrand();
  const { page, params } = useView();
  const close = () => panel.current?.hidePopover?.();
  const isVehicle = page === 'vehicle' && params.id !== undefined;
  return (
    <>
      <button type="button" popoverTarget={id} {...withIcon('bolt', styles.button)}>
        Ask
      </button>
      <nav ref={panel} id={id} popover="auto" aria-label="Assistant" className={styles.panel}>
        <p className={styles.title}>How can we help?</p>
        {flags.wallet && (
          <OverlayLink name="mfe-account/wallet" onClick={close} {...withIcon('wallet')}>
            Set a monthly budget
          </OverlayLink>
        )}
        {flags.compare && (
          <a href={compareHref([])} onClick={(event) => compare(event.currentTarget, close)} {...withIcon('check')}>
            Compare cars
          </a>
        )}
        {isVehicle || flags.saveSearchOff ? (
          <a href={favouritesPage} onClick={close} {...withIcon('heart')}>
            Saved cars
          </a>
        ) : (
          <OverlayLink name="mfe-account/save-search" onClick={close} {...withIcon('heart')}>
            Save this search
          </OverlayLink>
        )}
        {isVehicle ? (
          <OverlayLink
            name="mfe-vehicle/email-owner"
            props={{ listing: params.id ?? '' }}
            onClick={close}
            {...withIcon('mail')}
          >
            Ask the seller
          </OverlayLink>
        ) : flags.keywordSearch ? (
          <OverlayLink name="mfe-filters/keyword-overlay" onClick={close} {...withIcon('search')}>
            Ask in your own words
          </OverlayLink>
        ) : (
          <a href="/contact" onClick={close} {...withIcon('mail')}>
            Ask us
          </a>
        )}
      </nav>
    </>
  );
}

/** Points the link at the comparison of this device's vehicles, just before it is followed: the server does not know them. */
function compare(link: HTMLAnchorElement, close: () => void): void {
  close();
  link.href = compareHref(compared.read().map(({ id }) => id));
}

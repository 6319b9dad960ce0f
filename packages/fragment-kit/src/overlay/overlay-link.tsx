import { type KnownOverlay, overlayHref, pageBelow, type SlotProps } from '@forecourt/contracts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useEnvironment, useView } from '../environment';
import { isPlainClick } from '../plain-click';

export interface OverlayLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** `<remote>/<fragment>`, of any remote on the page. */
  name: KnownOverlay;
  /** Props of the overlay's fragment. They are in the URL of its page, so nothing secret and little of it. */
  props?: SlotProps;
  children: ReactNode;
}

/**
 * A link that opens an overlay: a plain click shows it over the page; any other click, and a page
 * without scripts, leads to the page that shows the same fragment.
 */
export function OverlayLink({ name, props = {}, children, ...rest }: OverlayLinkProps): ReactNode {
  const { host, isCell } = useEnvironment();
  const view = useView();
  return (
    <a
      rel="nofollow"
      {...rest}
      href={overlayHref(name, isCell ? null : pageBelow(view), props)}
      aria-haspopup="dialog"
      data-enhance=""
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || host.openOverlay === undefined) return;
        event.preventDefault();
        host.openOverlay(name, props);
      }}
    >
      {children}
    </a>
  );
}

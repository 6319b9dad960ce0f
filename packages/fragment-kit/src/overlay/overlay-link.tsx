import { type KnownOverlay, overlayHref, pageBelow, type SlotProps } from '@forecourt/contracts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHost, useView } from '../environment';
import { isPlainClick } from '../plain-click';

export interface OverlayLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** `<remote>/<fragment>`, of any remote on the page. */
  name: KnownOverlay;
  /** What the overlay is about; handed to its fragment. Stands in the URL of its page, so nothing secret and little of it. */
  props?: SlotProps;
  children: ReactNode;
}

/**
 * A link that opens an overlay: a plain click lays it over the page, every other click and a page without script lead to the page that
 * shows the same fragment.
 */
export function OverlayLink({ name, props = {}, children, ...rest }: OverlayLinkProps): ReactNode {
  const host = useHost();
  const view = useView();
  return (
    <a
      rel="nofollow"
      {...rest}
      href={overlayHref(name, pageBelow(view), props)}
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

import {
  type KnownOverlay,
  type OverlayName,
  type OverlayProps,
  overlayHref,
  pageBelow,
  type SlotProps,
} from '@forecourt/contracts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useEnvironment, useView } from '../environment';
import type { Optional } from '../optional';
import { isPlainClick } from '../plain-click';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** `<remote>/<fragment>`, of any remote on the page. */
  name: OverlayName;
  /** Props of the overlay's fragment. They are in the URL of its page, so nothing secret and little of it. */
  props?: SlotProps;
  children: ReactNode;
}

export type OverlayLinkProps<N extends KnownOverlay> = Omit<LinkProps, 'name' | 'props'> & { name: N } & Optional<
    'props',
    OverlayProps<N>
  >;

/**
 * A link that opens an overlay: a plain click shows it over the page; any other click, and a page
 * without scripts, leads to the page that shows the same fragment.
 */
export function OverlayLink<const N extends KnownOverlay>(link: OverlayLinkProps<N>): ReactNode {
  const { name, props = {}, children, ...rest } = link as LinkProps;
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

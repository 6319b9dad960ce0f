import { type KnownOverlay, type OverlayProps, overlayHref, pageBelow } from '@forecourt/contracts';
import { useView } from '../environment';

/** Returns addresses for forms that work without scripts: of this page (in an overlay, of the page under it), and of an overlay's own page. */
export function useOverlayHref(): {
  here: string;
  overlay<const N extends KnownOverlay>(name: N, props: OverlayProps<N>): string;
} {
  const here = pageBelow(useView());
  return { here, overlay: (name, props) => overlayHref(name, here, props) };
}

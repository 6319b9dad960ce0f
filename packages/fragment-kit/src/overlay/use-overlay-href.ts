import { type KnownOverlay, overlayHref, pageBelow, type SlotProps } from '@forecourt/contracts';
import { useView } from '../environment';

/** Addresses for forms that work without script: of this page (where an overlay stands, of the one below), and of an overlay's own page. */
export function useOverlayHref(): { here: string; overlay(name: KnownOverlay, props?: SlotProps): string } {
  const here = pageBelow(useView());
  return { here, overlay: (name, props = {}) => overlayHref(name, here, props) };
}

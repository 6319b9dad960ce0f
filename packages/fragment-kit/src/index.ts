/// <reference path="./css.d.ts" preserve="true" />
// What refers to types of styles has to stand first.

export { inBrandsWords, mayPersonalize } from '@forecourt/contracts';
export { defineFragment, type FragmentDefinition, type FragmentProps } from './define-fragment';
export { FragmentRoot, useHost, useView } from './environment';
export { followsSearch } from './follows-search';
export { useBrand, useBusEvent, useDispatch, useEmit, useSource } from './hooks';
export { idPrefix } from './id-prefix';
export { useClick } from './measure/use-click';
export { useImpression } from './measure/use-impression';
export { Overlay, OverlayCancel, type OverlayProps } from './overlay/overlay';
export { OverlayLink, type OverlayLinkProps } from './overlay/overlay-link';
export { useLayer } from './overlay/use-layer';
export { useIsAlone, useOverlay, usePageBelow } from './overlay/use-overlay';
export { useOverlayHref } from './overlay/use-overlay-href';
export { isPlainClick } from './plain-click';
export { Slot } from './slot';

/// <reference path="./css.d.ts" preserve="true" />
// The reference to the types of stylesheets has to come first.

export { Cell } from './cell/cell';
export { defineFragment, type FragmentDefinition, type FragmentProps, type FragmentView } from './define-fragment';
export { useView } from './environment';
export { followsSearch } from './follows-search';
export { useBrand, useBusEvent, useDispatch, useEmit, useListen, useSource } from './hooks';
export { opensPlaced, placedAs } from './measure/placed';
export { Overlay, OverlayCancel, type OverlayProps } from './overlay/overlay';
export { OverlayLink, type OverlayLinkProps } from './overlay/overlay-link';
export { useLayer } from './overlay/use-layer';
export { useIsAlone, useOpenOverlay, useOverlay, usePageBelow } from './overlay/use-overlay';
export { useOverlayHref } from './overlay/use-overlay-href';
export { Slot } from './slot';

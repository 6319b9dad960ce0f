export { defineFragment, type FragmentDefinition, type FragmentProps } from './define-fragment';
export { FragmentRoot, useHost, useView } from './environment';
export { useBrand, useBusEvent, useDispatch, useEmit, useSource } from './hooks';
export { idPrefix } from './id-prefix';
export { isPlainClick } from './plain-click';
export { Slot } from './slot';

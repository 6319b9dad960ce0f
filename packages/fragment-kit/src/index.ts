export { defineFragment, type FragmentDefinition, type FragmentProps } from './define-fragment';
export { FragmentRoot, useHost, useView } from './environment';
export {
  useBrand,
  useBusEvent,
  useCategory,
  useChips,
  useDispatch,
  useEmit,
  useHref,
  usePageText,
  useReference,
  useSearch,
  useSearchStatus,
  useSource,
} from './hooks';
export { idPrefix } from './id-prefix';
export { IntentLink, isPlainClick } from './link';
export { Slot } from './slot';

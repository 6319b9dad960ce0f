export { defineFragment, type FragmentDefinition, type FragmentProps } from './define-fragment';
export { FragmentRoot, useHost, useView } from './environment';
export {
  useBrand,
  useBusEvent,
  useDispatch,
  useEmit,
  useHref,
  useReference,
  useSearch,
  useSearchStatus,
  useSource,
} from './hooks';
export { IntentLink, isPlainClick } from './link';
export { Slot } from './slot';

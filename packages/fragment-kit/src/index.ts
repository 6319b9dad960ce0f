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
export { type ClickType, detailHref, telHref } from './listing-links';
export { type MenuOption, radiusMenu, sortMenu } from './menus';
export * from './search';
export { SearchForm, type SearchFormProps, validateByScript } from './search-form';
export { Slot } from './slot';
export { useZipSearch } from './use-zip-search';
export { isZip, zipError } from './zip';

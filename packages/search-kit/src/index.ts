export { inBrandsWords, mayPersonalize } from '@forecourt/site';
export type { SearchEvents } from './events';

export { useCategory, useChips, useHref, usePageText, useReference, useSearch, useSearchStatus } from './hooks';
export { IntentLink, isPlainClick } from './link';
export { type MenuOption, radiusMenu, sortMenu } from './menus';
export * from './search';
export { SearchForm, type SearchFormProps, validateByScript } from './search-form';
export { type Draft, useDraft } from './use-draft';
export { useLocation } from './use-location';
export { knowsPlaces, useMyPlace } from './use-my-place';
export { useSettledSelect } from './use-settled-select';
export { useShown } from './use-shown';
export { useSort } from './use-sort';

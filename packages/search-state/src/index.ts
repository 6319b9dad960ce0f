export { type Bus, type BusOptions, type BusView, createBus, debounceMs, type LoadRequest } from './bus/create-bus';
export type { HistoryPort } from './bus/history-port';
export { activeCategory } from './category';
export { chips } from './chips';
export {
  effective,
  filtersPath,
  format,
  formatFilters,
  formFields,
  type ImpliedCookie,
  invalidParams,
  type ParsedNotFound,
  type ParsedPage,
  type ParseResult,
  parse,
  parseParams,
  toParams,
} from './codec/codec';
export type { Dropped } from './codec/normalise';
export { only } from './codec/only';
export { basePath } from './codec/path';
export {
  defaultRadius,
  defaultSort,
  hyundai,
  maxFirstRecord,
  maxMakes,
  off,
  type SortOption,
  samePath,
  sortOptions,
  stateCode,
  thirdRow,
  zipCode,
} from './codes';
export * from './derived';
export { takes } from './docs';
export type { Look } from './facets';
export {
  type Anchors,
  type BrowserHistory,
  browserHistory,
  type Position,
} from './history/browser-history';
export type { HistoryWindow } from './history/history-window';
export type { Layer } from './history/layers';
export { restorePosition } from './history/restore';
export * from './intent';
export {
  type BoundParam,
  type BoundRow,
  boundRows,
  type Experience,
  type FacetFact,
  type FacetParam,
  type FacetRow,
  facetRows,
  factOf,
  type ManyParam,
  type MultiParam,
  manyParams,
  multiParams,
  params,
  qualifierParams,
  type SectionName,
  type StateName,
  type StateParam,
  stateParams,
  type VehicleParam,
  vehicleParams,
} from './params';
export { checkPriceInput, type PriceCheck, priceMessages, showPrice, typedPrice } from './price-input';
export { escapeField, joinList } from './query';
export { historyMode, hrefFor, isLive, reduce } from './reduce';
export * from './reference';
export {
  createReference,
  mergeReference,
  modelOf,
  type OptionIndex,
  ownerOf,
  plainCode,
  type Reference,
} from './reference-index';
export * from './sections';
export * from './state';
export { boundText, dollars, labelOf, placeText, plural, priceText, thousands, yearText } from './text/labels';
export { expiredAlert, robots } from './text/notices';
export { canonicalLink, isUnknownZip, pageText, searchFacts } from './text/page-text';
export { breadcrumbJsonLd, itemListJsonLd } from './text/structured-data';

/**
 * What fragments need of the search's rules. The host bundles them already, so a remote that takes them from here carries none of
 * it, and shows the same as the URL, the chips and the services do.
 */
export {
  boundIsHidden,
  boundText,
  checkPriceInput,
  createReference,
  defaultRadius,
  effective,
  hasLocation,
  hasSearchRadius,
  joinList,
  labelOf,
  maxFirstRecord,
  maxMakes,
  ownerOf,
  plainCode,
  priceDigits,
  type Reference,
  recordsPerPage,
  sortOf,
  thirdRow,
  values,
} from '@forecourt/search-state';

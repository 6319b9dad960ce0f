/**
 * What fragments need of the search's rules. The host bundles them already, so a remote that takes them from here carries none of
 * it, and shows the same as the URL, the chips and the services do.
 */
export {
  boundIsHidden,
  boundRows,
  boundText,
  boxValue,
  checkPriceInput,
  createReference,
  defaultRadius,
  effective,
  expiredAlert,
  hasPlace,
  hasSearchRadius,
  hyundai,
  joinList,
  type Look,
  labelOf,
  maxFirstRecord,
  maxMakes,
  off,
  ownerOf,
  plainCode,
  type Reference,
  recordsPerPage,
  type Section as SectionRow,
  samePath,
  sectionOf,
  thirdRow,
  typedPrice,
  values,
} from '@forecourt/search-state';

/**
 * The search's rules, for fragments. The host already bundles them, so a remote that imports them from here adds no
 * bytes, and
 * agrees with the URL, the chips and the services.
 */
export {
  boundIsHidden,
  boundRows,
  boundText,
  boxValue,
  canonicalLink,
  checkPriceInput,
  createReference,
  defaultRadius,
  effective,
  expiredAlert,
  hasPaidPlaces,
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
  parse,
  plainCode,
  type Reference,
  recordsPerPage,
  type Section as SectionRow,
  samePath,
  sectionOf,
  thirdRow,
  toParams,
  typedPrice,
  values,
} from '@forecourt/search-state';

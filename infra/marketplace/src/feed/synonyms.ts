import type { StoredListing } from '../store/records';

/** From a pattern to a code; the first pattern that fits decides. */
type Synonyms<Code extends string = string> = readonly (readonly [pattern: RegExp, code: Code])[];

function read<Code extends string>(text: string, synonyms: Synonyms<Code>): Code | null {
  return synonyms.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Code of `driveGroup`. */
export const driveGroupOf = (text: string): string | null => read(text, drives);
const drives: Synonyms = [
  [/\b(awd|4wd|4x4|4matic|xdrive|quattro)\b|all[- ]wheel|four[- ]wheel|\b4[- ]wheel/i, 'AWD4WD'],
  [/\b(fwd|front)\b/i, 'FWD'],
  [/\b(rwd|2wd|4x2|rear)\b/i, 'RWD'],
];

/** The drive in words. */
export const driveTypeOf = (text: string): string | null => read(text, driveTypes);
const driveTypes: Synonyms = [
  [/\b(4wd|4x4)\b|four[- ]wheel|\b4[- ]wheel/i, '4-wheel drive'],
  [/\b(awd|4matic|xdrive|quattro)\b|all[- ]wheel/i, 'All-wheel drive'],
  [/\b(fwd|front)\b/i, 'Front-wheel drive'],
  [/\b(rwd|2wd|4x2|rear)\b/i, 'Rear-wheel drive'],
];

/** Code of `fuelTypeGroup`. Flex-fuel vehicles count as alternative. */
export const fuelTypeOf = (text: string): string | null => read(text, fuels);
const fuels: Synonyms = [
  [/plug[- ]?in|phev/i, 'PIH'],
  [/hybrid|hev\b/i, 'HYB'],
  [/hydrogen|fuel cell/i, 'HYD'],
  [/electric|\bbev\b|\bev\b/i, 'ELE'],
  [/diesel|\btdi\b/i, 'DSL'],
  [/flex|e85|natural gas|\bcng\b|\blpg\b|propane|ethanol|alternative|bi-?fuel/i, 'ALT'],
  [/gas|petrol|unleaded/i, 'GSL'],
];

/** Code of `transmissionCode`. */
export const transmissionOf = (text: string): string | null => read(text, transmissions);
const transmissions: Synonyms = [
  [/cvt|variable|lineartronic|xtronic|ecvt/i, 'CVT'],
  [/auto|\ba\/t\b|^a$|tronic|dual|double|pdk|dsg|dct|selectshift|paddle|speed(?!.*manual)(?!.*m\/t)/i, 'AUT'],
  [/manual|\bm\/t\b|^m$|stick/i, 'MAN'],
];

/** Listing type; `BMW Certified` is the maker's programme. */
export const listingTypeOf = (text: string): StoredListing['listingType'] | null => read(text, conditions);
const conditions: Synonyms<StoredListing['listingType']> = [
  [/third[- ]party|3p|independent/i, '3P_CERT'],
  [/certified|\bcpo\b/i, 'CERTIFIED'],
  [/used|pre-?owned/i, 'USED'],
  [/new/i, 'NEW'],
];

/** Code of `vehicleStyleCode`. */
export const bodyStyleOf = (text: string): string | null => read(text, bodies);
const bodies: Synonyms = [
  [/convertible|cabriolet|roadster|spyder|spider/i, 'CONVERT'],
  [/hatch|liftback/i, 'HATCH'],
  [/wagon|estate|avant/i, 'WAGON'],
  [/van/i, 'VANMV'],
  [/suv|crossover|sport utility/i, 'SUVCROSS'],
  [/truck|pickup|cab\b/i, 'TRUCKS'],
  [/coupe/i, 'COUPE'],
  [/sedan|saloon/i, 'SEDAN'],
];

/** Code of `dealType`; a fair or high price has none. */
export const dealTypeOf = (text: string): StoredListing['dealType'] => read(text, deals);
const deals: Synonyms<'greatprice' | 'goodprice'> = [
  [/great/i, 'greatprice'],
  [/good/i, 'goodprice'],
];

/** Code of `sellerType`. */
export const sellerTypeOf = (text: string): StoredListing['sellerType'] | null => read(text, sellers);
const sellers: Synonyms<StoredListing['sellerType']> = [
  [/private|owner|^p$/i, 'p'],
  [/dealer|^d$/i, 'd'],
];

import type { StoredListing } from '../listing/record';
import { remember } from './remember';

/** Returns a reader that finds codes by patterns; the first matching pattern decides. */
function reader<Code extends string = string>(
  synonyms: readonly (readonly [pattern: RegExp, code: Code])[],
): (text: string) => Code | null {
  return remember((text) => synonyms.find(([pattern]) => pattern.test(text))?.[1] ?? null);
}

/** Also full-time and part-time (`4x4FT`, `PT4`), and the code `4C`. */
const fourWheelDrive = /\b(4wd|[fp]t4(wd|x4)?|4x4([fp]t)?|4c)\b|four[- ]wheel|\b4[- ]wheel/i;
/** Also torque-vectoring (`TVAWD`) and by electric motors (`AWDe`, `EA`). */
const allWheelDrive = /\b((tv|e)?awde?|ea|4matic|xdrive|quattro)\b|all[- ]wheel/i;
const frontWheelDrive = /\b(fwd|front)\b/i;
const rearWheelDrive = /\b(rwd|2wd|4x2|rear)\b/i;

/** Code of `driveGroup`. */
export const driveGroupOf = reader([
  [fourWheelDrive, 'AWD4WD'],
  [allWheelDrive, 'AWD4WD'],
  [frontWheelDrive, 'FWD'],
  [rearWheelDrive, 'RWD'],
]);

/** Describes the drive in words. */
export const driveTypeOf = reader([
  [fourWheelDrive, 'Four-wheel drive'],
  [allWheelDrive, 'All-wheel drive'],
  [frontWheelDrive, 'Front-wheel drive'],
  [rearWheelDrive, 'Rear-wheel drive'],
]);

/** Code of `fuelTypeGroup`. Flex-fuel vehicles count as alternative. */
export const fuelTypeOf = reader([
  [/plug[- ]?in|phev/i, 'PIH'],
  [/hybrid|hev\b/i, 'HYB'],
  [/hydrogen|fuel cell/i, 'HYD'],
  [/electric|\bbev\b|\bev\b/i, 'ELE'],
  [/diesel|\btdi\b/i, 'DSL'],
  [/flex|e85|natural gas|\bcng\b|\blpg\b|propane|ethanol|alternative|bi-?fuel/i, 'ALT'],
  [/gas|petrol|unleaded/i, 'GSL'],
]);

/** Code of `transmissionCode`. */
export const transmissionOf = reader([
  [/cvt|variable|lineartronic|xtronic|ecvt/i, 'CVT'],
  [/auto|\ba\/t\b|^a$|tronic|dual|double|pdk|dsg|dct|selectshift|paddle|speed(?!.*manual)(?!.*m\/t)/i, 'AUT'],
  [/manual|\bm\/t\b|^m$|stick/i, 'MAN'],
]);

/** Listing type; `BMW Certified` is a maker's programme. */
export const listingTypeOf = reader<StoredListing['listingType']>([
  [/third[- ]party|3p|independent/i, '3P_CERT'],
  [/certified|\bcpo\b/i, 'CERTIFIED'],
  [/used|pre-?owned/i, 'USED'],
  [/new/i, 'NEW'],
]);

/** Code of `vehicleStyleCode`. */
export const bodyStyleOf = reader([
  [/convertible|cabriolet|roadster|spyder|spider/i, 'CONVERT'],
  [/hatch|liftback/i, 'HATCH'],
  [/wagon|estate|avant/i, 'WAGON'],
  [/van/i, 'VANMV'],
  [/suv|crossover|sport utility/i, 'SUVCROSS'],
  [/truck|pickup|cab\b/i, 'TRUCKS'],
  [/coupe/i, 'COUPE'],
  [/sedan|saloon/i, 'SEDAN'],
]);

/** The seller's word for a price. */
export const sellersRatingOf = reader<'great' | 'good' | 'fair'>([
  [/great/i, 'great'],
  [/good/i, 'good'],
  [/\bfair\b/i, 'fair'],
]);

/** Code of `sellerType`. */
export const sellerTypeOf = reader<StoredListing['sellerType']>([
  [/private|owner|^p$/i, 'p'],
  [/dealer|^d$/i, 'd'],
]);

/** Whether a seller sells the vehicle online: by cash and loan, or by lease, too. */
export const buyOnlineOf = reader<'no' | 'yes' | 'lease'>([
  [/lease/i, 'lease'],
  [/^(no?|false|0|never)$/i, 'no'],
  [/^(y|yes|true|1)$|online/i, 'yes'],
]);

/** Whether a seller brings its vehicles to the buyer. */
export const homeDeliveryOf = reader<'no' | 'yes'>([
  [/^(no?|false|0|never)$/i, 'no'],
  [/^(y|yes|true|1)$|deliver/i, 'yes'],
]);

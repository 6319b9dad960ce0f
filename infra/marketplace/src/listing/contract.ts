import type { Listing, Owner } from '@forecourt/listing';
import { vocabulary } from '../catalogue';
import { sellsOnline } from './online';
import { type StoredListing, type StoredOwner, tiers } from './record';

/** Returns a stored listing as the contract's listing; unknown facts are left out. */
export function toListing(stored: StoredListing): Listing {
  const { urgency, mpge, ...details } = stored.details;
  return lean<Listing>({
    id: stored.id,
    vin: stored.vin,
    title: stored.title,
    ownerId: stored.ownerId,
    listingType: stored.listingType,
    year: stored.year,
    make: stored.make,
    makeCode: stored.makeCode,
    model: stored.model,
    modelCode: stored.modelCode,
    trim: stored.trim,
    trimCode: stored.trimCode,
    mileage: stored.mileage,
    style: stored.style,
    styleSubtype: stored.styleSubtype,
    vehicleStyleCodes: [...stored.vehicleStyleCodes],
    fuelTypeGroup: stored.fuelTypeGroup,
    vehicleType: stored.vehicleType,
    truckCabSize: stored.truckCabSize,
    specifications: lean<Listing['specifications']>({
      mpg: mpgText(stored),
      mileRange: stored.electricRange,
      engine: stored.engine,
      driveType: stored.driveType,
      transmission: stored.transmission,
      color: stored.color,
      interiorColor: stored.interiorColor,
    }),
    extColorSimple: stored.extColorSimple,
    pricingDetail: lean<Listing['pricingDetail']>({
      incentive: stored.incentive,
      salePrice: stored.salePrice,
      msrp: stored.msrp,
      payments: stored.payments,
    }),
    listedAt: stored.listedAt,
    history: stored.vehicleHistoryTypes.length > 0 ? stored.vehicleHistoryTypes.map(historyText) : null,
    tier:
      stored.tier === 'basic'
        ? null
        : {
            name: stored.tier,
            index: tiers.indexOf(stored.tier),
            ...(urgency && { urgencyDriverType: urgency.type }),
          },
    vehicleHighlight: stored.vehicleHighlight
      ? {
          isVehicleHighlight: true,
          ...(urgency && { urgencyDriverType: urgency.type, urgencyDriverValue: urgency.value }),
        }
      : null,
    marketExtension: stored.marketExtension ? { imeDmaMatch: true, parentOwnerId: stored.ownerId } : null,
    truckBedLength: stored.truckBedLength,
    featureCodes: stored.featureCodes.length === 0 ? null : [...stored.featureCodes],
    doors: stored.doors,
    displacementUOM: stored.displacementUOM,
    ...details,
    esntial: details.esntial === true && sellsOnline(stored) ? true : null,
  });
}

const historyLabels = new Map(vocabulary.vehicleHistoryType?.map(({ code, label }) => [code, label]));
const historyText = (code: string) => historyLabels.get(code) ?? code;

function mpgText({ mpgCity, mpgHwy, details: { mpge } }: StoredListing): string | null {
  if (mpge !== undefined) return `${mpge.city} City / ${mpge.highway} Highway MPGe`;
  if (mpgCity !== null && mpgHwy !== null) return `${mpgCity} City / ${mpgHwy} Highway`;
  return mpgCity === null ? null : `${mpgCity} City`;
}

/** Returns a stored owner as the contract's owner, without the distance, which depends on the search. */
export function toOwner(stored: StoredOwner): Owner {
  return lean<Owner>({
    id: stored.id,
    name: stored.name,
    location: {
      address: lean<Owner['location']['address']>({
        address1: stored.address,
        city: stored.city,
        state: stored.state,
        zip: stored.zip,
      }),
    },
    phone: stored.phone,
    website: stored.website === null ? null : { href: stored.website },
    rating: stored.rating,
    privateSeller: stored.privateSeller,
    ...stored.details,
  });
}

/** Makes unknown facts `undefined`, which JSON leaves out; deleting them would make the object slow to serialize. */
function lean<T extends object>(facts: { [K in keyof T]: T[K] | null | undefined }): T {
  for (const key in facts) if (facts[key] === null) facts[key] = undefined;
  return facts as T;
}

/** The facts of an offered vehicle that its usual price depends on; null if unknown. */
export interface OfferFacts {
  /** The displayed price, whole US dollars. */
  price: number | null;
  year: number;
  /** Miles. */
  mileage: number | null;
  ownerId: string;
  modelCode: string;
  listingType: string;
  trimCode: string | null;
  driveGroup: string | null;
  fuelTypeGroup: string | null;
  engineCode: string | null;
  truckCabSize: string | null;
  state: string | null;
  sellerType: string;
}

/** An offer that can be compared with others. */
export interface Offer extends OfferFacts {
  price: number;
  mileage: number;
}

/** Differences between vehicles of one model that change its price, the strongest first; each is estimated within the model. */
export const modelTraits = {
  trim: ({ trimCode }: OfferFacts) => trimCode,
  engine: ({ fuelTypeGroup, engineCode }: OfferFacts) =>
    fuelTypeGroup === null && engineCode === null ? null : `${fuelTypeGroup ?? ''} ${engineCode ?? ''}`,
  drive: ({ driveGroup }: OfferFacts) => driveGroup,
  cab: ({ truckCabSize }: OfferFacts) => truckCabSize,
} as const;

/** Differences that change the price of every model alike; they are estimated over all offers. */
export const marketTraits = {
  state: ({ state }: OfferFacts) => state,
  condition: ({ listingType }: OfferFacts) => (listingType === 'NEW' ? null : listingType),
  seller: ({ sellerType, listingType }: OfferFacts) => (listingType === 'NEW' ? null : sellerType),
} as const;

export type ModelTrait = keyof typeof modelTraits;
export type MarketTrait = keyof typeof marketTraits;
export const modelTraitNames = Object.keys(modelTraits) as ModelTrait[];
export const marketTraitNames = Object.keys(marketTraits) as MarketTrait[];

/** Returns the group within which vehicles are compared: `USED CAMRY|TOYOTA`. */
export function groupOf({ modelCode, listingType }: Pick<OfferFacts, 'modelCode' | 'listingType'>): string {
  return `${isNew(listingType) ? 'NEW' : 'USED'} ${modelCode}`;
}

/** Whether a group is of new vehicles. */
export const isNewGroup = (group: string): boolean => group.startsWith('NEW ');

const isNew = (listingType: string) => listingType === 'NEW';

/** Returns the offer that these facts make; null if it cannot be compared: without a price, or a used vehicle without its mileage. */
export function offerOf(facts: OfferFacts): Offer | null {
  const { price, listingType } = facts;
  const mileage = isNew(listingType) ? 0 : facts.mileage;
  return price === null || price <= 0 || mileage === null ? null : { ...facts, price, mileage };
}

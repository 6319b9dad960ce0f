/** Sections of the filter panel in the specification's order (section 2); a brand shows them in an order of its own. */
export const sectionNames = [
  'make-model-trim',
  'price-payments',
  'year',
  'mileage',
  'condition',
  'body-style',
  'vehicle-style',
  'vehicle-type',
  'exterior-color',
  'interior-color',
  'drive-type',
  'transmission',
  'cylinders',
  'engine-displacement',
  'fuel-type',
  'fuel-economy',
  'electric-mile-range',
  'features',
  'seller-type',
  'vehicle-history',
  'vehicle-use-type',
  'number-of-doors',
  'number-of-seats',
  'truck-cab-size',
  'truck-bed-length',
  'sedan-type',
  'suv-type',
  'van-type',
  'best-deals',
  'money-back-guarantee',
  'ways-to-purchase',
  'location',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** A brand's order: the sections named first, then all the others but the hidden ones in the specification's order. */
export function orderSections(
  first: readonly SectionName[],
  hidden: readonly SectionName[] = [],
): readonly SectionName[] {
  return [...first, ...sectionNames.filter((name) => !first.includes(name) && !hidden.includes(name))];
}

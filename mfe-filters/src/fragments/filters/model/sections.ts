import type { MultiParam, SearchState } from '@forecourt/search-state';
import { type BoundParam, boundIsHidden } from './bounds';
import { type Choice, choicesOf, selectedCount } from './choices';
import { chosen, type Panel } from './panel';
import { buysOnline, isOn, purchaseParams } from './singles';

/** How a section is drawn, and what it is drawn from. */
export type SectionKind =
  /** Boxes of a facet; `colors` have a swatch and `bodies` a picture. */
  | { kind: 'list' | 'colors' | 'bodies'; param: MultiParam }
  | { kind: 'bound'; param: BoundParam }
  | { kind: 'vehicle' | 'price' | 'years' | 'purchase' | 'location' | 'guarantee' };

export type Section = SectionKind & { name: string; title: string };

const list = (title: string, param: MultiParam) => ({ title, kind: 'list', param }) as const;

/** Every section by the name under which a brand lists it (specification section 2, "Filter panel"). */
const sections: Readonly<Record<string, SectionKind & { title: string }>> = {
  'make-model-trim': { title: 'Make, Model & Trim', kind: 'vehicle' },
  'price-payments': { title: 'Price & Payments', kind: 'price' },
  year: { title: 'Year', kind: 'years' },
  mileage: { title: 'Mileage', kind: 'bound', param: 'mileage' },
  condition: list('Condition', 'listingType'),
  'body-style': { title: 'Body Style', kind: 'bodies', param: 'vehicleStyleCode' },
  'vehicle-style': list('Vehicle Style', 'bodyStyleSubtypeCode'),
  'vehicle-type': list('Vehicle Type', 'vehicleType'),
  'exterior-color': { title: 'Exterior Color', kind: 'colors', param: 'extColorSimple' },
  'interior-color': { title: 'Interior Color', kind: 'colors', param: 'intColorSimple' },
  'drive-type': list('Drive Type', 'driveGroup'),
  transmission: list('Transmission', 'transmissionCode'),
  cylinders: list('Cylinders', 'engineCode'),
  'engine-displacement': list('Engine Displacement', 'engineDisplacement'),
  'fuel-type': list('Fuel Type', 'fuelTypeGroup'),
  'fuel-economy': { title: 'Fuel Economy', kind: 'bound', param: 'mpgRange' },
  'electric-mile-range': { title: 'Electric Mile Range', kind: 'bound', param: 'electricMileRange' },
  features: list('Features', 'featureCode'),
  'seller-type': list('Seller Type', 'sellerType'),
  'vehicle-history': list('Vehicle History', 'vehicleHistoryType'),
  'vehicle-use-type': list('Vehicle Use Type', 'vehicleUseType'),
  'number-of-doors': list('Number of Doors', 'doorCode'),
  'number-of-seats': list('Number of Seats', 'maximumSeating'),
  'truck-cab-size': list('Truck Cab Size', 'truckCabSize'),
  'truck-bed-length': list('Truck Bed Length', 'truckBedLength'),
  'sedan-type': list('Sedan Type', 'sedanSubtypeCode'),
  'suv-type': list('SUV Type', 'suvSubtypeCode'),
  'van-type': list('Van Type', 'vanSubtypeCode'),
  'best-deals': list('Best Deals', 'dealType'),
  'money-back-guarantee': { title: 'Money Back Guarantee', kind: 'guarantee' },
  'ways-to-purchase': { title: 'Ways to Purchase', kind: 'purchase' },
  location: { title: 'Location', kind: 'location' },
};

/** The brand's sections in its order, without those that have nothing to choose from and without names that are not known. */
export function shownSections(panel: Panel): readonly Section[] {
  return panel.brand.sections.flatMap((name): Section[] => {
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    return section === undefined || isEmpty(section, panel) ? [] : [{ ...section, name }];
  });
}

function isEmpty(section: SectionKind, panel: Panel): boolean {
  switch (section.kind) {
    case 'list':
    case 'colors':
    case 'bodies':
      return choicesOf(section.param, panel).length === 0;
    case 'bound':
      return boundIsHidden(section.param, panel);
    case 'purchase':
      return purchaseParams(panel).length === 0;
    default:
      return false;
  }
}

/** The vehicle's parameters from the root down. A brand of one make never names it (`SearchRules`). */
export function vehicleParams({ brand }: Panel): readonly MultiParam[] {
  const below = ['seriesCode', 'modelCode', 'trimCode', 'packages'] as const;
  return brand.makeCode === undefined ? ['makeCode', ...below] : below;
}

/** What a section's controls write, as `SearchForm` takes it: a parameter, or one value of it. */
export function writtenBy(section: SectionKind, panel: Panel): readonly string[] {
  switch (section.kind) {
    case 'list':
    case 'colors':
    case 'bodies':
      return [section.param, ...elsewhere(choicesOf(section.param, panel), section.param)];
    case 'bound':
      return [section.param];
    case 'vehicle':
      return vehicleParams(panel);
    case 'price':
      return ['minPrice', 'maxPrice'];
    case 'years':
      return ['startYear', 'endYear'];
    case 'purchase':
      return purchaseParams(panel).flatMap((param) => (param === 'experience' ? onlineExperiences : [param]));
    case 'location':
      return ['zip', 'searchRadius', ...(panel.brand.flags.marketExtension ? ['marketExtension'] : [])];
    case 'guarantee':
      return ['vehicleExchange'];
  }
}

/** Boxes that write to another parameter than their section's (R25). */
function elsewhere(choices: readonly Choice[], param: MultiParam): readonly string[] {
  return choices.filter((choice) => choice.param !== param).map(({ param, value }) => `${param}:${value}`);
}

/** How many things a section has selected: shown at its title, and the reason why it opens by itself (R28). */
export function selectedIn(section: SectionKind, panel: Panel): number {
  const { state } = panel;
  const any = (...names: readonly (keyof SearchState)[]) => (names.some((name) => state[name] !== undefined) ? 1 : 0);
  switch (section.kind) {
    case 'list':
    case 'colors':
    case 'bodies':
      return selectedCount(choicesOf(section.param, panel));
    case 'bound':
      return any(section.param);
    case 'vehicle':
      return vehicleParams(panel).reduce((sum, param) => sum + chosen(panel, param).length, 0);
    case 'price':
      return any('minPrice', 'maxPrice');
    case 'years':
      return any('startYear', 'endYear');
    case 'purchase':
      return purchaseParams(panel).filter((param) => (param === 'experience' ? buysOnline(state) : isOn(state[param])))
        .length;
    case 'location':
      return any('zip', 'city', 'state');
    case 'guarantee':
      return isOn(state.vehicleExchange) ? 1 : 0;
  }
}

/** Of the experiences, those that the ways to purchase write. */
const onlineExperiences = ['experience:buy-online', 'experience:hyundai-buy-online'];

import { values } from '@forecourt/search-kit';
import type { BoundParam, MultiParam, SearchState } from '@forecourt/search-state';
import { boundIsHidden } from './bounds';
import { choicesOf } from './choices';
import type { Panel } from './panel';
import { buysOnline, isOn, purchaseParams } from './singles';

/** How a section is drawn, and what it is drawn from. */
type Look =
  /** Boxes of a facet; `colors` have a swatch and `bodies` a picture. */
  | { kind: 'list' | 'colors' | 'bodies'; param: MultiParam }
  | { kind: 'bound'; param: BoundParam }
  | { kind: 'vehicle' | 'price' | 'years' | 'purchase' | 'location' | 'guarantee' };

interface Facts {
  title: string;
  /** What its controls write, as `SearchForm` takes it: a parameter, or one value of it. */
  edits(panel: Panel): readonly string[];
  /** How many things it has selected: shown at its title, and the reason why it opens by itself (R28). */
  selected(panel: Panel): number;
  /** Has nothing to choose from, so it is not shown. */
  isEmpty?(panel: Panel): boolean;
}

export type Section = Look & Facts & { name: string };

/** Boxes of a facet. One among the seats writes to another parameter (R25). */
function facet(title: string, param: MultiParam, kind: 'list' | 'colors' | 'bodies' = 'list'): Look & Facts {
  return {
    title,
    kind,
    param,
    edits: (panel) => [
      param,
      ...choicesOf(param, panel).flatMap((choice) =>
        choice.param === param ? [] : [`${choice.param}:${choice.value}`],
      ),
    ],
    selected: (panel) => choicesOf(param, panel).filter(({ selected }) => selected).length,
    isEmpty: (panel) => choicesOf(param, panel).length === 0,
  };
}

/** One thing to choose, said by any of these parameters. */
function single(title: string, ...params: readonly (keyof SearchState)[]): Facts {
  return {
    title,
    edits: () => params,
    selected: ({ state }) => (params.some((param) => isOn(state[param])) ? 1 : 0),
  };
}

function bound(title: string, param: BoundParam): Look & Facts {
  return { ...single(title, param), kind: 'bound', param, isEmpty: (panel) => boundIsHidden(param, panel) };
}

/** The vehicle's parameters from the root down. */
const vehicleParams = ['makeCode', 'seriesCode', 'modelCode', 'trimCode', 'packages'] as const;

/** Of the experiences, those that the ways to purchase write. */
const onlineExperiences = ['experience:buy-online', 'experience:hyundai-buy-online'];

/** Every section by the name under which a brand lists it (specification section 2, "Filter panel"). */
const sections: Readonly<Record<string, Look & Facts>> = {
  'make-model-trim': {
    title: 'Make, Model & Trim',
    kind: 'vehicle',
    edits: () => vehicleParams,
    selected: ({ state }) => vehicleParams.reduce((sum, param) => sum + values(state, param).length, 0),
  },
  'price-payments': { ...single('Price & Payments', 'minPrice', 'maxPrice'), kind: 'price' },
  year: { ...single('Year', 'startYear', 'endYear'), kind: 'years' },
  mileage: bound('Mileage', 'mileage'),
  condition: facet('Condition', 'listingType'),
  'body-style': facet('Body Style', 'vehicleStyleCode', 'bodies'),
  'vehicle-style': facet('Vehicle Style', 'bodyStyleSubtypeCode'),
  'vehicle-type': facet('Vehicle Type', 'vehicleType'),
  'exterior-color': facet('Exterior Color', 'extColorSimple', 'colors'),
  'interior-color': facet('Interior Color', 'intColorSimple', 'colors'),
  'drive-type': facet('Drive Type', 'driveGroup'),
  transmission: facet('Transmission', 'transmissionCode'),
  cylinders: facet('Cylinders', 'engineCode'),
  'engine-displacement': facet('Engine Displacement', 'engineDisplacement'),
  'fuel-type': facet('Fuel Type', 'fuelTypeGroup'),
  'fuel-economy': bound('Fuel Economy', 'mpgRange'),
  'electric-mile-range': bound('Electric Mile Range', 'electricMileRange'),
  features: facet('Features', 'featureCode'),
  'seller-type': facet('Seller Type', 'sellerType'),
  'vehicle-history': facet('Vehicle History', 'vehicleHistoryType'),
  'vehicle-use-type': facet('Vehicle Use Type', 'vehicleUseType'),
  'number-of-doors': facet('Number of Doors', 'doorCode'),
  'number-of-seats': facet('Number of Seats', 'maximumSeating'),
  'truck-cab-size': facet('Truck Cab Size', 'truckCabSize'),
  'truck-bed-length': facet('Truck Bed Length', 'truckBedLength'),
  'sedan-type': facet('Sedan Type', 'sedanSubtypeCode'),
  'suv-type': facet('SUV Type', 'suvSubtypeCode'),
  'van-type': facet('Van Type', 'vanSubtypeCode'),
  'best-deals': facet('Best Deals', 'dealType'),
  'money-back-guarantee': { ...single('Money Back Guarantee', 'vehicleExchange'), kind: 'guarantee' },
  'ways-to-purchase': {
    title: 'Ways to Purchase',
    kind: 'purchase',
    edits: (panel) => purchaseParams(panel).flatMap((param) => (param === 'experience' ? onlineExperiences : [param])),
    selected: (panel) =>
      purchaseParams(panel).filter((param) =>
        param === 'experience' ? buysOnline(panel.state) : isOn(panel.state[param]),
      ).length,
    isEmpty: (panel) => purchaseParams(panel).length === 0,
  },
  location: {
    ...single('Location', 'zip', 'city', 'state'),
    kind: 'location',
    edits: ({ brand }) => ['zip', 'searchRadius', ...(brand.flags.marketExtension ? ['marketExtension'] : [])],
  },
};

/** The brand's sections in its order, without those that have nothing to choose from and without names that are not known. */
export function shownSections(panel: Panel): readonly Section[] {
  return panel.brand.sections.flatMap((name): Section[] => {
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    return section === undefined || section.isEmpty?.(panel) ? [] : [{ ...section, name }];
  });
}

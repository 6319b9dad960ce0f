import { hasPlace, type Look, labelOf, placeText, type SectionRow, sectionOf, values } from '@forecourt/search-kit';
import type { BoundParam, MultiParam, StateName } from '@forecourt/search-state';
import { boundIsHidden } from './bounds';
import { choicesOf } from './choices';
import { chosen, type Panel } from './panel';
import { buysOnline, isOn, purchaseParams } from './singles';

/** A section of the panel, in addition to its row in search-state's table. */
interface Facts {
  /** Parameters or values that its controls set, for `SearchForm`. */
  edits(panel: Panel): readonly string[];
  /** Number of the shopper's choices, for which it opens by itself (R28); the brand's default is none of them (R7). */
  selected(panel: Panel): number;
  /** Its choices in words, the brand's default among them. */
  says(panel: Panel): readonly string[];
  /** Whether it has no options and is not shown. */
  isEmpty?(panel: Panel): boolean;
}

/** Looks for sections of the single facet `param`. */
type ListLook = 'checks' | 'swatches' | 'tiles';
type LookOf =
  | { look: ListLook; param: MultiParam }
  | { look: 'bounds'; param: BoundParam }
  | { look: Exclude<Look, ListLook | 'bounds'> };

export type Section = Pick<SectionRow, 'name' | 'title'> & LookOf & Facts;

/** Checkboxes of a facet. One of the seats sets another parameter (R25). */
function boxes(param: MultiParam): Facts {
  /** Whether nothing is chosen, without making the checkboxes: most sections are closed. */
  const isFree = (panel: Panel) => param !== 'maximumSeating' && chosen(panel, param).length === 0;
  return {
    edits: (panel) => [
      param,
      ...choicesOf(param, panel).flatMap((choice) =>
        choice.param === param ? [] : [`${choice.param}:${choice.value}`],
      ),
    ],
    selected: (panel) =>
      isFree(panel)
        ? 0
        : choicesOf(param, panel).filter((choice) => values(panel.state, choice.param).includes(choice.value)).length,
    says: (panel) =>
      isFree(panel) ? [] : choicesOf(param, panel).flatMap(({ selected, label }) => (selected ? [label] : [])),
    isEmpty: (panel) => !panel.filters[param]?.length && chosen(panel, param).length === 0,
  };
}

/** The types of a body style: shown only while it is chosen (section 2). */
const typesOf: Readonly<Record<string, string>> = {
  sedanSubtypeCode: 'SEDAN',
  suvSubtypeCode: 'SUVCROSS',
  vanSubtypeCode: 'VANMV',
};

function types(param: MultiParam, style: string): Facts {
  const facts = boxes(param);
  return {
    ...facts,
    isEmpty: (panel) =>
      facts.isEmpty?.(panel) || (!chosen(panel, 'vehicleStyleCode').includes(style) && facts.selected(panel) === 0),
  };
}

/** One choice, made by any of these parameters. */
function single(params: readonly StateName[]): Facts {
  return {
    edits: () => params,
    selected: ({ state }) => (params.some((param) => isOn(state[param])) ? 1 : 0),
    says: inChips(params),
  };
}

/** Returns single values in the words of their chips. */
export const inChips =
  (params: readonly StateName[]) =>
  ({ chips }: Pick<Panel, 'chips'>): readonly string[] =>
    chips.flatMap(({ key, label }) => (params.some((param) => param === key) ? [label] : []));

/** Each value of these parameters is a choice. */
function each(params: readonly StateName[]): Facts {
  const lists = params as readonly MultiParam[];
  return {
    edits: () => params,
    selected: ({ state }) => lists.reduce((sum, param) => sum + values(state, param).length, 0),
    says: ({ state, reference }) =>
      lists.flatMap((param) => values(state, param).map((value) => labelOf(param, value, state, reference))),
  };
}

/** The experiences that the ways to purchase set. */
const onlineExperiences = ['experience:buy-online', 'experience:hyundai-buy-online'];

const purchase: Facts = {
  edits: (panel) => purchaseParams(panel).flatMap((param) => (param === 'experience' ? onlineExperiences : [param])),
  selected: (panel) =>
    purchaseParams(panel).filter((param) =>
      param === 'experience' ? buysOnline(panel.state) : isOn(panel.state[param]),
    ).length,
  says: (panel) =>
    inChips(purchaseParams(panel).filter((param) => param !== 'experience' || buysOnline(panel.state)))(panel),
  isEmpty: (panel) => purchaseParams(panel).length === 0,
};

/** The place, by any of its parameters; the search beyond it only if the brand offers that. */
const place = (params: readonly StateName[]): Facts => ({
  // A city with its state replaces the ZIP.
  edits: ({ brand }) => [
    ...params.filter((param) => param !== 'marketExtension' || brand.flags.marketExtension),
    ...['city', 'state'],
  ],
  selected: ({ state }) => (hasPlace(state) ? 1 : 0),
  says({ state, place: of }) {
    const text = placeText(state, { of: of ?? undefined });
    return text === undefined ? [] : [text];
  },
});

/** The price, and the monthly payment on brands that show payments. */
const price = (params: readonly StateName[]): Facts => ({
  ...single(params),
  edits: ({ brand }) => params.filter((param) => param !== 'monthlyBudget' || brand.flags.payments),
});

function toSection({ name, title, look, facets }: SectionRow): Section {
  const params = facets.map((facet) => facet.name);
  const of = { name, title };
  // A section with a general look has exactly one facet, which the table's tests check.
  const [param] = params;
  switch (look) {
    case 'checks':
    case 'swatches':
    case 'tiles': {
      const list = param as MultiParam;
      const style = Object.hasOwn(typesOf, list) ? typesOf[list] : undefined;
      return { ...of, look, param: list, ...(style === undefined ? boxes(list) : types(list, style)) };
    }
    case 'bounds': {
      const bound = param as BoundParam;
      return { ...of, look, param: bound, ...single(params), isEmpty: (panel) => boundIsHidden(bound, panel) };
    }
    case 'vehicle':
      return { ...of, look, ...each(params) };
    case 'location':
      return { ...of, look, ...place(params) };
    case 'price':
      return { ...of, look, ...price(params) };
    case 'purchase':
      return { ...of, look, ...purchase };
    default:
      return { ...of, look, ...single(params) };
  }
}

/** The sections by their rows, each made once. */
const sections = new Map<SectionRow, Section>();

function sectionNamed(name: string): Section | undefined {
  const row = sectionOf(name);
  if (row === undefined) return undefined;
  const section = sections.get(row) ?? toSection(row);
  sections.set(row, section);
  return section;
}

/** Returns the brand's sections in its order, without empty ones and unknown names. */
export function shownSections(panel: Panel): readonly Section[] {
  return panel.brand.sections.flatMap((name): Section[] => {
    const section = sectionNamed(name);
    return section === undefined || section.isEmpty?.(panel) ? [] : [section];
  });
}

import { paramTable, type sectionTable } from './facets';
import type { BoxRow, CampaignRow, LegacyRow, ListRow, NumberRow, RangeRow, TextRow } from './param-row';

/** Types and look-ups, all derived from the table of parameters. */

type Row = (typeof paramTable)[number];
type NameOf<Kind> = Extract<Row, Kind>['name'];

/** Parameters with several values: alternatives within one facet, except that `featureCode` narrows (R23). */
export type MultiParam = NameOf<{ kind: 'list' }>;
/** Whole numbers. Prices in whole US dollars, mileage in miles, radius in miles. */
export type NumberParam = NameOf<{ kind: 'number' }>;
/** Bounds that are chosen from steps. */
export type BoundParam = NameOf<{ kind: 'number'; bound: string }>;
/** Boxes and menus with a single value; `off` once unchecked (R22). */
export type BoxParam = NameOf<{ kind: 'box' }>;
/** Single texts and codes. */
export type TextParam = NameOf<{ kind: 'text' }> | BoxParam;
export type StateName = MultiParam | NumberParam | TextParam;

/** Parameters by whose codes listings are found and counted. */
export type FacetParam = MultiParam | NameOf<{ kind: 'box'; fact: string }>;
/** Facets of which a listing can have several codes. */
export type ManyParam = Extract<NameOf<{ many: true }>, FacetParam>;
type FactOf<R> = R extends { fact: infer Fact } ? Fact : R extends { name: infer Name } ? Name : never;
/** The facts of a listing that the facets filter by. */
export type FacetFact = FactOf<Extract<Row, { name: FacetParam }>>;
/** The vehicle's parameters, which depend on one another. */
export type VehicleParam = NameOf<{ level: number }>;

/** Values of `experience` (section 2). */
export type Experience = keyof Extract<Row, { name: 'experience' }>['options'];

export type SectionName = keyof typeof sectionTable;

interface InSection {
  section?: SectionName;
}
export type ListParam = ListRow & { name: MultiParam } & InSection;
export type NumberParamRow = NumberRow & { name: NumberParam } & InSection;
export type TextParamRow = TextRow & { name: TextParam } & InSection;
export type BoxParamRow = BoxRow & { name: BoxParam } & InSection;
export type RangeParamRow = Omit<RangeRow, 'ends'> & { ends: readonly [NumberParam, NumberParam] };
export type LegacyParam = LegacyRow & { means: Readonly<Partial<Record<StateName, string>>> };

/** A row that is part of the state. */
export type StateParam = ListParam | NumberParamRow | TextParamRow | BoxParamRow;
export type Param = StateParam | RangeParamRow | CampaignRow | LegacyParam;

export const params: readonly Param[] = paramTable;

export const stateParams: readonly StateParam[] = params.filter(
  (row): row is StateParam => row.kind === 'list' || row.kind === 'number' || row.kind === 'text' || row.kind === 'box',
);

/** Rows by every name that a URL may use, including aliases. */
export const paramByName: ReadonlyMap<string, Param> = new Map(
  params.flatMap((param) =>
    [param.name, ...(param.kind === 'list' ? (param.aliases ?? []) : [])].map((name): [string, Param] => [name, param]),
  ),
);

/** Position in the canonical order, by name. */
export const paramOrder: ReadonlyMap<string, number> = new Map(params.map((param, index) => [param.name, index]));

export const multiParams: readonly MultiParam[] = params.flatMap((row) => (row.kind === 'list' ? [row.name] : []));

/** A facet by whose codes listings are found and counted. */
export type FacetRow = (ListParam | BoxParamRow) & { name: FacetParam };

/** Those facets, in the table's order. */
export const facetRows: readonly FacetRow[] = params.filter(
  (row): row is FacetRow => row.kind === 'list' || (row.kind === 'box' && row.fact !== undefined),
);

/** Returns the fact of a listing that a facet filters by. */
export function factOf({ fact, name }: FacetRow): FacetFact {
  return (fact ?? name) as FacetFact;
}

/** Facets of which a listing can have several codes; of all others it has one at most. */
export const manyParams = facetRows.filter(({ many }) => many).map(({ name }) => name) as readonly ManyParam[];

/** The vehicle's facets from the root down: the counts of each ignore its own values, and those of all after it (R23). */
export const vehicleParams = params
  .filter((row): row is ListParam & Required<Pick<ListRow, 'level'>> => row.kind === 'list' && row.level !== undefined)
  .sort((a, b) => a.level - b.level)
  .map(({ name }) => name) as readonly VehicleParam[];

/** Facets whose values can be a path's qualifier (R4), without those that have slugs of their own. */
export const qualifierParams: readonly MultiParam[] = params.flatMap((row) =>
  row.kind === 'list' && row.path !== undefined && row.slugs === undefined ? [row.name] : [],
);

/** A bound that is chosen from steps. */
export type BoundRow = NumberParamRow & Required<Pick<NumberRow, 'bound' | 'steps'>> & { name: BoundParam };

export const boundRows: readonly BoundRow[] = params.filter(
  (row): row is BoundRow => row.kind === 'number' && row.bound !== undefined,
);

/** The pairs of numbers that are a range: lower end, upper end. */
export const rangeEnds: readonly RangeParamRow['ends'][] = params.flatMap((row) =>
  row.kind === 'range' ? [row.ends] : [],
);

import type { FilterOption, ListingResponse } from '@forecourt/listing';
import { type FacetName, type SteppedParam, steppedNames, steppedParams } from '@forecourt/matching';
import {
  chosenCodes,
  type FacetRow,
  facetRows,
  plainCode,
  type ReferenceData,
  type SearchState,
  thirdRow,
  thousands,
} from '@forecourt/search-state';
import { makes, type VocabularyOption, vocabulary } from '../catalogue';
import { priceEdges } from '../listing/facets';
import type { Counts, SearchResult } from '../search/port';

/**
 * Returns the options of every facet with their counts, in display order. An option without results is disabled, never left out;
 * a selected one is never disabled (R24). Facets without options are left out.
 * @param thisYear models first sold as this year's or a later one have a badge that says so
 */
export function toFilters(
  result: Pick<SearchResult, 'counts' | 'steps'>,
  state: SearchState,
  data: ReferenceData,
  thisYear: number,
): Record<string, FilterOption[]> {
  const filters: Record<string, FilterOption[]> = {};
  const add = (name: string, options: FilterOption[]) => {
    if (options.length > 0) filters[name] = options;
  };
  for (const row of facetRows) {
    const facet = row.name;
    const selected = selectedOf(row, state);
    const known = optionsOf(row, state, data, thisYear);
    const counts = facet === 'maximumSeating' ? withThirdRow(result) : result.counts[facet];
    add(facet, [
      ...known.map((option) => toOption(option, own(counts, option.code) ?? 0, selected.has(option.code))),
      ...unlisted(facet, known, counts, selected),
    ]);
  }
  for (const name of steppedNames) add(name, toSteps(name, result.steps[name], state));
  return filters;
}

function toOption(
  { code, label, colorValue, moreInfo, filterBadge }: VocabularyOption,
  count: number,
  isSelected: boolean,
): FilterOption {
  return {
    ...{ label, value: code, count },
    ...(isSelected && { selected: true }),
    ...(count === 0 && !isSelected && { disabled: true }),
    ...(colorValue !== undefined && { colorValue }),
    ...(moreInfo !== undefined && { moreInfo }),
    ...(filterBadge !== undefined && { filterBadge }),
  };
}

/** Models and series of the chosen makes, trims of the chosen models, packages with a make, the vocabulary of the others. */
function optionsOf(
  row: FacetRow,
  state: SearchState,
  data: ReferenceData,
  thisYear: number,
): readonly VocabularyOption[] {
  const facet = row.name;
  if (facet === 'makeCode') return data.makes;
  if (facet === 'modelCode') {
    const models = (state.makeCode ?? []).flatMap((make) => own(data.models, make) ?? []);
    return models.map((model) => withBadge(model, thisYear));
  }
  if (facet === 'trimCode')
    return uniqueByCode((state.modelCode ?? []).flatMap((model) => own(data.trims, model) ?? []));
  if (facet === 'seriesCode') return (state.makeCode ?? []).flatMap((make) => seriesOf(make));
  if (facet === 'packages' && state.makeCode === undefined) return [];
  // The row of a box lists its values if they belong to no vocabulary.
  const said = row.kind === 'box' ? Object.entries(row.options ?? {}) : [];
  return vocabulary[facet] ?? said.map(([code, label]) => ({ code, label }));
}

const firstYears = new Map(makes.flatMap(({ models }) => models.map(({ code, firstYear }) => [code, firstYear])));

function withBadge(model: VocabularyOption, thisYear: number): VocabularyOption {
  const firstYear = firstYears.get(model.code) ?? 0;
  return firstYear < thisYear ? model : { ...model, filterBadge: `New for ${firstYear}` };
}

/** The series of a make, in the order of its models. */
function seriesOf(makeCode: string): readonly VocabularyOption[] {
  const models = makes.find(({ code }) => code === makeCode)?.models ?? [];
  return uniqueByCode(models.flatMap(({ series }) => series ?? []));
}

/** Codes of listings or of the search that the vocabulary does not have. */
function unlisted(
  facet: FacetName,
  known: readonly VocabularyOption[],
  counts: Readonly<Record<string, number>>,
  selected: ReadonlySet<string>,
): FilterOption[] {
  const isKnown = new Set(known.map(({ code }) => code));
  return [...new Set([...Object.keys(counts), ...selected])]
    .filter((code) => !isKnown.has(code))
    .map((code) => toOption({ code, label: labelOfCode(facet, code) }, own(counts, code) ?? 0, selected.has(code)))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}

function labelOfCode(facet: FacetName, code: string): string {
  if (facet === 'trimCode') return code.slice(code.indexOf('|') + 1);
  return facet === 'modelCode' || facet === 'seriesCode' ? plainCode(code) : code;
}

function selectedOf(row: FacetRow, state: SearchState): ReadonlySet<string> {
  const selected = new Set(chosenCodes(state, row));
  // The seating option, the feature and the one chip stay in step (R25).
  if (row.name === 'maximumSeating' && state.featureCode?.includes(thirdRow)) selected.add(thirdRow);
  return selected;
}

/** Third-row seating is counted as a feature (R25). */
function withThirdRow({ counts }: Pick<SearchResult, 'counts'>): Record<string, number> {
  return { ...counts.maximumSeating, [thirdRow]: counts.featureCode[thirdRow] ?? 0 };
}

/** Codes come from outside, so `__proto__` may be one. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function uniqueByCode(options: readonly VocabularyOption[]): VocabularyOption[] {
  return [...new Map(options.map((option) => [option.code, option])).values()];
}

/** Returns how prices and years of the results are distributed; years in between without listings are bins, too. */
export function toSpread({ bins }: SearchResult): NonNullable<ListingResponse['spread']> {
  const years = Object.keys(bins.yearBin).map(Number);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const yearEdges = years.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const spread = (edges: readonly number[], counts: Counts) => ({
    edges: [...edges],
    counts: edges.map((edge) => own(counts, String(edge)) ?? 0),
  });
  return { derivedprice: spread(priceEdges, bins.priceBin), year: spread(yearEdges, bins.yearBin) };
}

function toSteps(name: SteppedParam, counts: readonly number[], state: SearchState): FilterOption[] {
  const labels = new Map((vocabulary[name] ?? []).map(({ code, label }) => [code, label]));
  return steppedParams[name].steps.map((step, at) => {
    const code = String(step);
    const label = labels.get(code) ?? `${thousands(step)} Miles or Less`;
    return toOption({ code, label }, counts[at] ?? 0, state[name] === step);
  });
}

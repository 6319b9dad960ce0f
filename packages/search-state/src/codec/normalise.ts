import { bestDealTypes, maxCodeLength, maxMakes, maxTextLength, maxValues, off, thirdRow, thousandsOf } from '../codes';
import type { CampaignRow, NumberRow } from '../param-row';
import { type MultiParam, type Param, paramByName, type StateParam } from '../params';
import { tidy } from '../query';
import { ownerOf, plainCode, type Reference } from '../reference-index';
import { type SearchRules, type SearchState, sortOf } from '../state';
import type { Draft } from './draft';
import { spelledCity } from './place';

/** A value that was left out, and why. */
export interface Dropped {
  param: string;
  value: string;
  reason: string;
}

type Mutable = { -readonly [K in keyof SearchState]: SearchState[K] };
type Drop = (param: string, value: string) => void;

/**
 * The one state that a draft stands for: defaults absent, lists without duplicates, dependants only with what they
 * depend on (R3-R12). Idempotent: the draft of a normal state normalises to that state.
 */
export function normalise(draft: Draft, rules: SearchRules, reference: Reference, dropped?: Dropped[]): SearchState {
  const state: Mutable = {};
  const drop: Drop = (param, value) => dropped?.push(explain(param, value));

  for (const [name, given] of draft.given) {
    const row = paramByName.get(name) as StateParam;
    const usable = new Set<string | number>();
    for (const text of given.map(tidy).filter(Boolean)) {
      const value = readValue(row, text);
      if (value === undefined || !isKnown(row, value, reference)) drop(name, text);
      else if (row.kind === 'list' && usable.size === maxValues && !usable.has(value)) drop(name, text);
      else {
        // Of several values of one parameter the last counts, of a list the first place of each.
        if (row.kind !== 'list') usable.delete(value);
        usable.add(value);
      }
    }
    const value = row.kind === 'list' ? [...usable] : [...usable].at(-1);
    const isDefault = row.kind === 'number' && value === row.default;
    if (usable.size > 0 && !isDefault) Object.assign(state, { [name]: value });
  }
  if (state.numRecords === rules.pageSize) delete state.numRecords;
  if (state.sortBy === sortOf({}, rules)) delete state.sortBy;
  settleLocation(state, reference, drop);
  settleSeats(state);
  settleMakes(state, draft, rules, reference, drop);
  settleConditions(state, rules);
  settleBestDeals(state);
  if (draft.extra.length > 0) state.extra = draft.extra;
  return state;
}

/** One trimmed, non-empty value in normal form; undefined when it is not usable. */
export function readValue(row: StateParam | CampaignRow, text: string): string | number | undefined {
  if (row.kind === 'number') return readNumber(text, row);
  if (row.kind === 'box' && row.closed && !Object.hasOwn(row.options ?? {}, text)) return undefined;
  if (row.kind === 'text' && row.oneOf && !row.oneOf.includes(text)) return undefined;
  const value = row.kind !== 'box' && row.clean ? row.clean(text) : text;
  const longest =
    row.kind === 'list' ? maxCodeLength : row.kind === 'campaign' ? Number.POSITIVE_INFINITY : maxTextLength;
  return value !== undefined && value.length > longest ? undefined : value;
}

/** What a list may say beside its codes (R7, R25). */
const spokenFor: Readonly<Partial<Record<MultiParam, string>>> = { listingType: off, maximumSeating: thirdRow };

/** Whether a value is of its vocabulary, where that is at hand; what depends on a make is settled with it. */
function isKnown(row: StateParam, value: string | number, reference: Reference): boolean {
  if (row.kind !== 'list' || row.level !== undefined || spokenFor[row.name] === value) return true;
  if (row.slugs !== undefined) return Object.hasOwn(row.slugs, value);
  return reference.facet(row.name)?.byCode.has(String(value)) ?? true;
}

/** Whole numbers, with the `$`, separators and `k` that people type. */
function readNumber(text: string, row: NumberRow): number | undefined {
  const plain = text.replace(/[$,\s]/g, '');
  // Adding 0 makes a 0 of -0.
  const read = thousandsOf(plain) ?? (/^-?[0-9]+$/.test(plain) ? Number(plain) + 0 : Number.NaN);
  const value = row.clamp ? Math.min(Math.max(read, row.min), row.max) : read;
  return value >= row.min && value <= row.max ? value : undefined;
}

/** Why a value was left out: what the table says that a usable one is. */
export function explain(param: string, value: string): Dropped {
  const row = paramByName.get(param);
  return { param, value, reason: `must be ${row && expectation(row)}` };
}

/** What a usable value of a parameter is. */
export function expectation(row: Param): string {
  if (row.expects !== undefined) return row.expects;
  if (row.kind === 'number') return `a whole number from ${row.min} to ${row.max}`;
  const values = row.kind === 'text' ? row.oneOf : row.kind === 'box' && row.closed && Object.keys(row.options ?? {});
  return values ? `one of ${values.join(', ')}` : 'a text';
}

function setList(state: Mutable, name: MultiParam, list: readonly string[]): void {
  if (list.length > 0) state[name] = list;
  else delete state[name];
}

/** A ZIP is a location, or a city with its state, or a state. The ZIP wins: it is the most exact. */
function settleLocation(state: Mutable, reference: Reference, drop: Drop): void {
  for (const param of ['city', 'state'] as const) {
    const value = state[param];
    if (value === undefined || (state.zip === undefined && state.state !== undefined)) continue;
    drop(param, value);
    delete state[param];
  }
  if (state.city !== undefined && state.state !== undefined) {
    state.city = spelledCity(state.city, state.state, reference);
  }
}

/** Third-row seating is a feature wherever it was chosen (R25). */
function settleSeats(state: Mutable): void {
  const { maximumSeating = [], featureCode = [] } = state;
  if (!maximumSeating.includes(thirdRow)) return;
  const seats = maximumSeating.filter((value) => value !== thirdRow);
  setList(state, 'maximumSeating', seats);
  setList(state, 'featureCode', [...new Set([...featureCode, thirdRow])].slice(0, maxValues));
}

/** The brand's default goes unsaid; `off` says that there is none, where there is a default and nothing else is chosen (R7). */
function settleConditions(state: Mutable, { defaultListingType }: SearchRules): void {
  const given = state.listingType;
  if (given === undefined) return;
  const types = given.filter((type) => type !== off);
  const isOff = types.length === 0 && defaultListingType !== undefined;
  const isDefault = types.length === 1 && types[0] === defaultListingType;
  setList(state, 'listingType', isOff ? [off] : isDefault ? [] : types);
}

/** Best deals are their experience with both deal ratings, in one form; one of the ratings alone narrows them (R29). */
function settleBestDeals(state: Mutable): void {
  if (state.experience !== 'best-deals') return;
  const { dealType = bestDealTypes } = state;
  if (!bestDealTypes.every((type) => dealType.includes(type))) return;
  state.dealType = [...bestDealTypes, ...dealType.filter((type) => !bestDealTypes.includes(type))];
}

/** Makes and what depends on them (R5, R6). */
function settleMakes(state: Mutable, draft: Draft, rules: SearchRules, reference: Reference, drop: Drop): void {
  const { makeCode: named, modelCode, seriesCode, trimCode, packages } = state;
  if (!(named ?? modelCode ?? seriesCode ?? trimCode ?? packages)) return;
  const brand = rules.makeCode;
  const given = brand === undefined ? named : [brand];
  const said = brand !== undefined || draft.given.has('makeCode');

  const models = [...new Set(modelCode?.map((code) => withOwner(code, given ?? [], reference)))];
  const series = [...new Set(seriesCode?.map((code) => withOwner(code, given ?? [])))];
  const owners = said ? [] : [...models, ...series].filter(isCompound).map(ownerOf);

  const keep = (
    param: MultiParam,
    codes: readonly string[] | undefined,
    fits: (code: string, index: number) => boolean,
  ) => {
    const kept: string[] = [];
    for (const code of codes ?? []) {
      if (fits(code, kept.length)) kept.push(code);
      else drop(param, code);
    }
    setList(state, param, kept);
    return kept;
  };
  const ofBrand = keep(
    'makeCode',
    named ?? [...new Set(owners)],
    (code, index) => (brand ?? code) === code && index < maxMakes,
  );
  const makes = brand === undefined ? ofBrand : [brand];
  if (brand !== undefined) delete state.makeCode;
  const ofMake = (code: string) => code.length <= maxCodeLength && isCompound(code) && makes.includes(ownerOf(code));
  const chosen = keep('modelCode', models, (code, index) => ofMake(code) && index < maxMakes);
  keep('seriesCode', series, ofMake);
  keep('trimCode', trimCode, (code) => chosen.some((model) => isTrimOf(model, code, reference)));
  keep('packages', packages, () => makes.length > 0);
}

/** Whether a code names a thing and its make, `CAMRY|TOYOTA`. */
function isCompound(code: string): boolean {
  const owner = ownerOf(code);
  return owner !== '' && owner === tidy(owner) && plainCode(code) !== '';
}

/** The compound code of a model or series that may have been given without its make; as given where that would be a guess. */
function withOwner(code: string, makes: readonly string[], reference?: Reference): string {
  if (code.includes('|')) return code;
  const known = makes.find((make) => reference?.models(make)?.byCode.has(`${code}|${make}`));
  const [only, ...others] = makes.filter((make) => !reference?.models(make));
  const make = known ?? (others.length === 0 ? only : undefined);
  return make === undefined ? code : `${code}|${make}`;
}

/** Where the model's trims are not here (a browser's slice), the model's code in front of the bar decides. */
function isTrimOf(modelCode: string, code: string, reference: Reference): boolean {
  const trims = reference.trims(modelCode);
  if (trims !== undefined) return trims.byCode.has(code);
  return code.startsWith(`${plainCode(modelCode)}|`) && !code.endsWith('|');
}

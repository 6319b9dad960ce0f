import { bestDealTypes, maxCodeLength, maxMakes, maxTextLength, maxValues, off, thirdRow, thousandsOf } from '../codes';
import type { CampaignRow, NumberRow } from '../param-row';
import { type MultiParam, type Param, paramByName, type StateParam } from '../params';
import { tidy } from '../query';
import { ownerOf, plainCode, type Reference } from '../reference-index';
import { type SearchRules, type SearchState, sortOf } from '../state';
import type { Draft } from './draft';
import { spelledCity } from './place';

/** A value that was left out, with the reason. */
export interface Dropped {
  param: string;
  value: string;
  reason: string;
}

type Mutable = { -readonly [K in keyof SearchState]: SearchState[K] };
type Drop = (param: string, value: string) => void;

/**
 * Returns the one state that a draft stands for: defaults absent, lists without duplicates, dependent values only with
 * those that they depend on (R3-R12). Idempotent: the draft of a normal state normalises to that state.
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
        // Of several values of one parameter the last counts; in a list each value has its first position.
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

/** Parses one trimmed, non-empty value to its normal form; undefined if it is not usable. */
export function readValue(row: StateParam | CampaignRow, text: string): string | number | undefined {
  if (row.kind === 'number') return readNumber(text, row);
  if (row.kind === 'box' && row.closed && !Object.hasOwn(row.options ?? {}, text)) return undefined;
  if (row.kind === 'text' && row.oneOf && !row.oneOf.includes(text)) return undefined;
  const value = row.kind !== 'box' && row.clean ? row.clean(text) : text;
  const longest =
    row.kind === 'list' ? maxCodeLength : row.kind === 'campaign' ? Number.POSITIVE_INFINITY : maxTextLength;
  return value !== undefined && value.length > longest ? undefined : value;
}

/** Values of lists besides the codes of their vocabulary (R7, R25). */
const spokenFor: Readonly<Partial<Record<MultiParam, string>>> = { listingType: off, maximumSeating: thirdRow };

/** Whether a value is in its vocabulary, if that is available; values that depend on a make are checked with the make. */
function isKnown(row: StateParam, value: string | number, reference: Reference): boolean {
  if (row.kind !== 'list' || row.level !== undefined || spokenFor[row.name] === value) return true;
  if (row.slugs !== undefined) return Object.hasOwn(row.slugs, value);
  return reference.facet(row.name)?.byCode.has(String(value)) ?? true;
}

/** Parses whole numbers, with the `$`, separators and `k` that people type. */
function readNumber(text: string, row: NumberRow): number | undefined {
  const plain = text.replace(/[$,\s]/g, '');
  // Adding 0 turns -0 into 0.
  const read = thousandsOf(plain) ?? (/^-?[0-9]+$/.test(plain) ? Number(plain) + 0 : Number.NaN);
  const value = row.clamp ? Math.min(Math.max(read, row.min), row.max) : read;
  return value >= row.min && value <= row.max ? value : undefined;
}

/** Returns why a value was left out: the table's description of usable values. */
export function explain(param: string, value: string): Dropped {
  const row = paramByName.get(param);
  return { param, value, reason: `must be ${row && expectation(row)}` };
}

/** Describes the usable values of a parameter. */
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

/** Reduces the location to a ZIP, or a city with its state, or a state. The ZIP wins, as the most exact. */
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

/** Turns third-row seating into a feature wherever it was chosen (R25). */
function settleSeats(state: Mutable): void {
  const { maximumSeating = [], featureCode = [] } = state;
  if (!maximumSeating.includes(thirdRow)) return;
  const seats = maximumSeating.filter((value) => value !== thirdRow);
  setList(state, 'maximumSeating', seats);
  setList(state, 'featureCode', [...new Set([...featureCode, thirdRow])].slice(0, maxValues));
}

/** Removes the brand's default condition; `off` stays only if there is a default and nothing else is chosen (R7). */
function settleConditions(state: Mutable, { defaultListingType }: SearchRules): void {
  const given = state.listingType;
  if (given === undefined) return;
  const types = given.filter((type) => type !== off);
  const isOff = types.length === 0 && defaultListingType !== undefined;
  const isDefault = types.length === 1 && types[0] === defaultListingType;
  setList(state, 'listingType', isOff ? [off] : isDefault ? [] : types);
}

/** Gives best deals one form, with both deal ratings; one of the ratings alone narrows them (R29). */
function settleBestDeals(state: Mutable): void {
  if (state.experience !== 'best-deals') return;
  const { dealType = bestDealTypes } = state;
  if (!bestDealTypes.every((type) => dealType.includes(type))) return;
  state.dealType = [...bestDealTypes, ...dealType.filter((type) => !bestDealTypes.includes(type))];
}

/** Settles makes and the values that depend on them (R5, R6). */
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
    const fitting: string[] = [];
    for (const code of codes ?? []) {
      if (fits(code, fitting.length)) fitting.push(code);
      else drop(param, code);
    }
    setList(state, param, fitting);
    return fitting;
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

/** Whether a code contains its make, `CAMRY|TOYOTA`. */
function isCompound(code: string): boolean {
  const owner = ownerOf(code);
  return owner !== '' && owner === tidy(owner) && plainCode(code) !== '';
}

/** Returns the compound code of a model or series given without its make; unchanged if the make would be a guess. */
function withOwner(code: string, makes: readonly string[], reference?: Reference): string {
  if (code.includes('|')) return code;
  const known = makes.find((make) => reference?.models(make)?.byCode.has(`${code}|${make}`));
  const [only, ...others] = makes.filter((make) => !reference?.models(make));
  const make = known ?? (others.length === 0 ? only : undefined);
  return make === undefined ? code : `${code}|${make}`;
}

/** Whether a trim belongs to a model. If the model's trims are not loaded (a browser's slice), the part of the code before the bar decides. */
function isTrimOf(modelCode: string, code: string, reference: Reference): boolean {
  const trims = reference.trims(modelCode);
  if (trims !== undefined) return trims.byCode.has(code);
  return code.startsWith(`${plainCode(modelCode)}|`) && !code.endsWith('|');
}

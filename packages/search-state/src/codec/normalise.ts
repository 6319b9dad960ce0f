import {
  type ListParam,
  maxMakes,
  type NumberRow,
  paramByName,
  type StateParam,
  type TextRow,
  thirdRow,
} from '../params';
import { ownerOf, plainCode, type Reference } from '../reference-index';
import type { MultiParam, NumberParam, SearchRules, SearchState, TextParam } from '../state';
import type { Draft, StateName } from './draft';
import { tidy } from './query';

/** A value that was left out, and why. */
export interface Dropped {
  param: string;
  value: string;
  reason: string;
}

type Mutable = { -readonly [K in keyof SearchState]: SearchState[K] };

/**
 * The one state that a draft stands for: defaults absent, lists without duplicates, dependants only with what they
 * depend on (R3-R12). Idempotent: the draft of a normal state normalises to that state.
 */
export function normalise(draft: Draft, rules: SearchRules, reference: Reference, dropped?: Dropped[]): SearchState {
  const state: Mutable = {};
  const drop = (param: string, value: string, reason: string) => dropped?.push({ param, value, reason });

  for (const [name, given] of draft.given) {
    const row = paramByName.get(name) as StateParam;
    if (row.kind === 'list') setList(state, row.name, cleanList(row, given, drop));
    else if (row.kind === 'number') setSingle(state, row.name, cleanNumber(row, given, drop));
    else setSingle(state, row.name, cleanText(row, given, drop));
  }
  if (state.numRecords === rules.pageSize) delete state.numRecords;
  settleLocation(state, drop);
  settleSeats(state);
  settleMakes(state, draft, rules, reference, drop);
  const [only, ...others] = state.listingType ?? [];
  if (only === rules.defaultListingType && others.length === 0) delete state.listingType;
  if (draft.extra.length > 0) state.extra = draft.extra;
  return state;
}

type Drop = (param: string, value: string, reason: string) => void;

function setList(state: Mutable, name: MultiParam, list: readonly string[]): void {
  if (list.length > 0) state[name] = list;
  else delete state[name];
}

function setSingle<N extends NumberParam | TextParam>(
  state: Mutable,
  name: N,
  value: SearchState[N] | undefined,
): void {
  if (value !== undefined) (state as { [K in N]?: SearchState[N] })[name] = value;
}

function cleanList(row: ListParam, given: readonly string[], drop: Drop): readonly string[] {
  const kept = new Set<string>();
  for (const each of given) {
    const value = tidy(each);
    if (value === '') continue;
    const clean = row.clean ? row.clean(value) : value;
    if (clean === undefined) drop(row.name, value, `must be ${row.expects}`);
    else kept.add(clean);
  }
  return [...kept];
}

/** Whole numbers, with the `$` and separators that people type; anything else is not a number. */
function readNumber(text: string): number {
  const plain = text.replace(/[$,\s]/g, '');
  return /^-?[0-9]+$/.test(plain) ? Number(plain) + 0 : Number.NaN;
}

function cleanNumber(row: NumberRow, given: readonly string[], drop: Drop): number | undefined {
  let last: number | undefined;
  for (const each of given) {
    const text = tidy(each);
    if (text === '') continue;
    const read = readNumber(text);
    const value = row.clamp ? Math.min(Math.max(read, row.min), row.max) : read;
    if (value >= row.min && value <= row.max) last = value;
    else drop(row.name, text, `must be a whole number from ${row.min} to ${row.max}`);
  }
  return last === row.default ? undefined : last;
}

function cleanText(row: TextRow, given: readonly string[], drop: Drop): string | undefined {
  let last: string | undefined;
  for (const each of given) {
    const text = tidy(each);
    if (text === '') continue;
    const value = row.clean ? row.clean(text) : text;
    if (value === undefined || (row.oneOf && !row.oneOf.includes(value))) {
      drop(row.name, text, `must be ${row.expects ?? `one of ${row.oneOf?.join(', ')}`}`);
    } else last = value;
  }
  return last === row.default ? undefined : last;
}

/** A ZIP is a location, or a city with its state, or a state. The ZIP wins: it is the most exact. */
function settleLocation(state: Mutable, drop: Drop): void {
  const { zip, city, state: region } = state;
  if (city !== undefined && (zip !== undefined || region === undefined)) {
    drop('city', city, 'must be a city with its state, and no ZIP beside it');
    delete state.city;
  }
  if (region !== undefined && zip !== undefined) {
    drop('state', region, 'a ZIP stands beside it');
    delete state.state;
  }
}

/** Third-row seating is a feature wherever it was chosen (R25). */
function settleSeats(state: Mutable): void {
  if (!state.maximumSeating?.includes(thirdRow)) return;
  setList(
    state,
    'maximumSeating',
    state.maximumSeating.filter((value) => value !== thirdRow),
  );
  setList(state, 'featureCode', [...new Set([...(state.featureCode ?? []), thirdRow])]);
}

/** Makes and what depends on them (R5, R6). */
function settleMakes(state: Mutable, draft: Draft, rules: SearchRules, reference: Reference, drop: Drop): void {
  if (!dependants.some((param) => state[param] !== undefined)) return;
  const said = rules.makeCode !== undefined || draft.given.has('makeCode');
  const given = rules.makeCode === undefined ? state.makeCode : [rules.makeCode];

  const named = (param: 'modelCode' | 'seriesCode') =>
    (state[param] ?? []).flatMap((code) => {
      const owned = withOwner(param, code, given ?? [], said, reference);
      if (owned === undefined) drop(param, code, 'must name its make: `CAMRY|TOYOTA`');
      return owned ?? [];
    });
  const models = [...new Set(named('modelCode'))];
  const series = [...new Set(named('seriesCode'))];

  const wanted = given ?? (said ? [] : [...new Set([...models, ...series].map(ownerOf))]);
  const makes = wanted.slice(0, maxMakes);
  for (const code of wanted.slice(maxMakes)) drop('makeCode', code, `there may be ${maxMakes} makes at most`);
  if (rules.makeCode !== undefined) {
    for (const code of state.makeCode ?? []) {
      if (code !== rules.makeCode) drop('makeCode', code, `this site shows ${rules.makeCode} only`);
    }
  }

  const ofMakes = keep(makes, drop);
  const chosen = ofMakes('modelCode', models);
  for (const code of chosen.slice(maxMakes)) drop('modelCode', code, `there may be ${maxMakes} models at most`);
  const kept = chosen.slice(0, maxMakes);

  setList(state, 'makeCode', rules.makeCode === undefined ? makes : []);
  setList(state, 'modelCode', kept);
  setList(state, 'seriesCode', ofMakes('seriesCode', series));
  const trims = state.trimCode ?? [];
  const fits = (code: string) => kept.some((model) => isTrimOf(model, code, reference));
  for (const code of trims) if (!fits(code)) drop('trimCode', code, 'must be a trim of a chosen make and model');
  setList(state, 'trimCode', trims.filter(fits));
  if (makes.length === 0 && state.packages !== undefined) {
    for (const code of state.packages) drop('packages', code, 'must be given with a make');
    delete state.packages;
  }
}

const dependants = ['makeCode', 'modelCode', 'seriesCode', 'trimCode', 'packages'] as const satisfies StateName[];

function keep(makes: readonly string[], drop: Drop) {
  return (param: MultiParam, codes: readonly string[]): string[] =>
    codes.filter((code) => {
      const fits = makes.includes(ownerOf(code));
      if (!fits) drop(param, code, 'its make is not chosen');
      return fits;
    });
}

/** The compound code of a model or series that may have been given without its make. */
function withOwner(
  param: 'modelCode' | 'seriesCode',
  code: string,
  makes: readonly string[],
  said: boolean,
  reference: Reference,
): string | undefined {
  const owner = ownerOf(code);
  if (code.includes('|')) return owner !== '' && owner === tidy(owner) && plainCode(code) !== '' ? code : undefined;
  if (param === 'modelCode') {
    const known = makes.map((make) => `${code}|${make}`).find((compound) => reference.model(compound));
    if (known !== undefined) return known;
    const everywhere = reference.modelsNamed(code);
    if (!said && everywhere.length === 1) return everywhere[0];
  }
  const [make, ...others] = makes;
  const unknowable =
    make !== undefined && others.length === 0 && (param === 'seriesCode' || !reference.hasModelsOf(make));
  return unknowable ? `${code}|${make}` : undefined;
}

/** Where the model's trims are not here (a browser's slice), the model's code in front of the bar decides. */
function isTrimOf(modelCode: string, code: string, reference: Reference): boolean {
  if (reference.hasTrimsOf(modelCode)) return reference.trim(modelCode, code) !== undefined;
  return code.startsWith(`${plainCode(modelCode)}|`) && !code.endsWith('|');
}

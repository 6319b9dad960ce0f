import {
  type FacetName,
  facetNames,
  type SearchDocument,
  type SteppedParam,
  steppedFacts,
  steppedNames,
  steppedParams,
  toVector,
} from '@forecourt/matching';
import { type ManyParam, manyParams } from '@forecourt/search-state';
import { type BinName, binNames, binOf } from '../../../listing/facets';
import { CodeColumn, Growing, Lists, type Part } from './arrays';
import { CodeDictionary, type CodeGroup, Dictionary } from './dictionary';
import { TextColumn } from './text-column';

export type MultiFacet = ManyParam;
export type SingleFacet = Exclude<FacetName, MultiFacet>;

const isMulti = (facet: FacetName): facet is MultiFacet => (manyParams as readonly FacetName[]).includes(facet);
const isSingleFacet = (facet: FacetName): facet is SingleFacet => !isMulti(facet);
const singleFacets = facetNames.filter(isSingleFacet);

/** Whether a listing has at most one value of the facet. */
export function isSingle(facet: FacetName): facet is SingleFacet {
  return isSingleFacet(facet);
}

/** Columns with one number per row: the single-valued facets, the bucket of each stepped parameter, and the bins. */
export const codedNames = [...singleFacets, ...steppedNames, ...binNames] as const;
export type CodedName = (typeof codedNames)[number];

/**
 * The facets of which a listing can have several codes, in the order in which a row of `all` lists them, after all others. Most of
 * these codes are features, which are never counted by themselves: reading a row backwards soon reaches the codes of the others.
 */
export const listedNames: readonly MultiFacet[] = [
  'featureCode',
  ...manyParams.filter((name) => name !== 'featureCode'),
];

/** Bits of `flags`. */
export const flagBits = { vehicleHighlight: 1, marketExtension: 2, showcase: 4 } as const;

/** Represents an unknown number. */
export const unknown = -1;

const int32 = () => new Growing((capacity) => new Int32Array(capacity));
const uint32 = () => new Growing((capacity) => new Uint32Array(capacity));
const uint8 = () => new Growing((capacity) => new Uint8Array(capacity));
const float32 = () => new Growing((capacity) => new Float32Array(capacity));
const float64 = () => new Growing((capacity) => new Float64Array(capacity));

/** The dictionaries of the columns; they stay valid when the rows are reordered. */
export class Vocabularies {
  readonly codes = new CodeDictionary();
  readonly words = new Dictionary();
  readonly owners = new Dictionary();
  readonly states = new Dictionary();

  /** Returns the codes of a facet; for trims those of one model. */
  groupOf(facet: CodedName | MultiFacet, model?: string): CodeGroup {
    return facet === 'trimCode' ? this.codes.trimsOf(model ?? '') : this.codes.group(facet);
  }
}

/** The documents as columns, one for each fact. Rows are only ever appended. */
export class Columns {
  ids = new TextColumn();
  /** All codes of each row, of all facets, side by side: counting reads only these. */
  all = new Lists();
  /** The single-valued ones column by column as well, for filtering; 0 if a row has none. */
  coded = Object.fromEntries(codedNames.map((name) => [name, new CodeColumn()])) as Record<CodedName, CodeColumn>;
  words = new Lists();
  owner = uint32();
  state = uint32();
  flags = uint8();
  tier = uint8();
  price = int32();
  year = int32();
  mileage = int32();
  mpg = int32();
  electricRange = int32();
  payment = int32();
  relevance = int32();
  listedAt = float64();
  /** A point of the unit sphere; NaN if the location is unknown. */
  x = float32();
  y = float32();
  z = float32();

  constructor(readonly vocabularies: Vocabularies) {}

  get length(): number {
    return this.ids.length;
  }

  append(document: SearchDocument): void {
    const { words, owners, states } = this.vocabularies;
    for (const name of codedNames) {
      const number = this.codeNumber(name, document);
      this.coded[name].push(number);
      if (number !== 0) this.all.items.push(number);
    }
    for (const name of listedNames) {
      const group = this.vocabularies.groupOf(name);
      for (const number of new Set(document.codes[name].map((code) => group.add(code)))) this.all.items.push(number);
    }
    this.all.endRow();
    for (const word of document.words) this.words.items.push(words.add(word));
    this.words.endRow();
    this.ids.push(document.id);
    this.owner.push(owners.add(document.ownerId));
    this.state.push(document.state === null ? 0 : states.add(document.state));
    this.flags.push(flagsOf(document));
    this.tier.push(document.tier);
    this.price.push(document.price ?? unknown);
    this.year.push(document.year);
    this.mileage.push(document.mileage ?? unknown);
    this.mpg.push(document.mpg ?? unknown);
    this.electricRange.push(document.electricRange ?? unknown);
    this.payment.push(document.payment ?? unknown);
    this.relevance.push(document.relevance);
    this.listedAt.push(document.listedAt);
    const [x, y, z] = vectorOf(document);
    this.x.push(x);
    this.y.push(y);
    this.z.push(z);
  }

  /** Returns all columns of numbers by unique names. */
  parts(): ReadonlyMap<string, Part> {
    const { vocabularies: _, ...columns } = this;
    return new Map(partsOf('', columns));
  }

  /** Returns the same rows in another order. */
  reordered(order: Uint32Array): Columns {
    const next = new Columns(this.vocabularies);
    next.ids = this.ids.reordered(order);
    next.all = this.all.reordered(order);
    for (const name of codedNames) next.coded[name] = this.coded[name].reordered(order);
    next.words = this.words.reordered(order);
    next.owner = this.owner.reordered(order);
    next.state = this.state.reordered(order);
    next.flags = this.flags.reordered(order);
    next.tier = this.tier.reordered(order);
    next.price = this.price.reordered(order);
    next.year = this.year.reordered(order);
    next.mileage = this.mileage.reordered(order);
    next.mpg = this.mpg.reordered(order);
    next.electricRange = this.electricRange.reordered(order);
    next.payment = this.payment.reordered(order);
    next.relevance = this.relevance.reordered(order);
    next.listedAt = this.listedAt.reordered(order);
    next.x = this.x.reordered(order);
    next.y = this.y.reordered(order);
    next.z = this.z.reordered(order);
    return next;
  }

  private codeNumber(name: CodedName, document: SearchDocument): number {
    if (isStepped(name)) return this.vocabularies.groupOf(name).add(String(bucketOf(name, document)));
    const code = isBin(name) ? binOf(name, document) : document.codes[name][0];
    return code === undefined ? 0 : this.vocabularies.groupOf(name, document.codes.modelCode[0]).add(code);
  }
}

function partsOf(name: string, value: object): [string, Part][] {
  if (value instanceof Growing || value instanceof CodeColumn) return [[name, value]];
  if (value instanceof TextColumn) return partsOf(name, { bytes: value.bytes, starts: value.starts });
  return Object.entries(value).flatMap(([key, part]) => partsOf(name === '' ? key : `${name}.${key}`, part));
}

function isStepped(name: CodedName): name is SteppedParam {
  return Object.hasOwn(steppedParams, name);
}

function isBin(name: CodedName): name is BinName {
  return (binNames as readonly CodedName[]).includes(name);
}

/** Counts the steps of a stepped parameter that the listing satisfies. */
function bucketOf(name: SteppedParam, document: SearchDocument): number {
  const value = document[steppedFacts[name]];
  if (value === null) return 0;
  const { bound, steps } = steppedParams[name];
  let satisfied = 0;
  for (const step of steps) if (bound === 'most' ? value <= step : value >= step) satisfied += 1;
  return satisfied;
}

function flagsOf(document: SearchDocument): number {
  return (
    (document.vehicleHighlight ? flagBits.vehicleHighlight : 0) |
    (document.marketExtension ? flagBits.marketExtension : 0) |
    (document.showcase ? flagBits.showcase : 0)
  );
}

function vectorOf({ lat, lon }: SearchDocument): readonly [number, number, number] {
  return lat === null || lon === null ? [Number.NaN, Number.NaN, Number.NaN] : toVector(lat, lon);
}

import { toVector } from '../../places/distance';
import type { SearchDocument } from '../document';
import {
  type FacetName,
  facetNames,
  multiValuedFacets,
  type SteppedParam,
  steppedNames,
  steppedParams,
} from '../facets';
import { Growing, Lists } from './arrays';
import { CodeDictionary, Dictionary } from './dictionary';

export type MultiFacet = (typeof multiValuedFacets)[number];
export type SingleFacet = Exclude<FacetName, MultiFacet>;

const isMulti = (facet: FacetName): facet is MultiFacet => (multiValuedFacets as readonly FacetName[]).includes(facet);
export const singleFacets = facetNames.filter((facet) => !isMulti(facet)) as SingleFacet[];

/** What has one number a row: the single-valued facets, and the bucket of each stepped parameter. */
export const codedNames = [...singleFacets, ...steppedNames] as const;
export type CodedName = (typeof codedNames)[number];

/** Bits of `flags`. */
export const flagBits = { vehicleHighlight: 1, marketExtension: 2, showcase: 4 } as const;

/** Stands for an unknown number. */
export const unknown = -1;

const int32 = () => new Growing((capacity) => new Int32Array(capacity));
const uint32 = () => new Growing((capacity) => new Uint32Array(capacity));
const uint8 = () => new Growing((capacity) => new Uint8Array(capacity));
const float32 = () => new Growing((capacity) => new Float32Array(capacity));
const float64 = () => new Growing((capacity) => new Float64Array(capacity));

/** The dictionaries outlive a reordering of the rows. */
export class Vocabularies {
  readonly codes = new CodeDictionary();
  readonly words = new Dictionary();
  readonly owners = new Dictionary();
  readonly states = new Dictionary();
}

/** The documents, a column a fact. Rows are only ever appended. */
export class Columns {
  ids: string[] = [];
  /** Row by row all the single codes in the order of `codedNames`, for counting. */
  rows = uint32();
  /** The same column by column, for filtering. */
  coded = Object.fromEntries(codedNames.map((name) => [name, uint32()])) as Record<CodedName, Growing<Uint32Array>>;
  multi = Object.fromEntries(multiValuedFacets.map((name) => [name, new Lists()])) as Record<MultiFacet, Lists>;
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
  relevance = int32();
  listedAt = float64();
  /** A point of the unit sphere; NaN where the place is unknown. */
  x = float32();
  y = float32();
  z = float32();

  constructor(readonly vocabularies: Vocabularies) {}

  get length(): number {
    return this.ids.length;
  }

  append(document: SearchDocument): void {
    const { codes, words, owners, states } = this.vocabularies;
    const model = document.codes.modelCode[0];
    for (const name of codedNames) {
      const number = isStepped(name)
        ? codes.add(name, String(bucketOf(name, document)))
        : numberOf(codes, name, document.codes[name][0], model);
      this.coded[name].push(number);
      this.rows.push(number);
    }
    for (const name of multiValuedFacets) {
      this.multi[name].push(new Set(document.codes[name].map((code) => codes.add(name, code))));
    }
    this.words.push(document.words.map((word) => words.add(word)));
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
    this.relevance.push(document.relevance);
    this.listedAt.push(document.listedAt);
    const [x, y, z] = vectorOf(document);
    this.x.push(x);
    this.y.push(y);
    this.z.push(z);
  }

  /** The same rows in another order. */
  reordered(order: Uint32Array): Columns {
    const next = new Columns(this.vocabularies);
    next.ids = Array.from(order, (row) => this.ids[row]!);
    for (const name of codedNames) next.coded[name] = this.coded[name].reordered(order);
    for (const row of order) {
      for (let at = 0; at < codedNames.length; at += 1) next.rows.push(this.rows.data[row * codedNames.length + at]!);
    }
    for (const name of multiValuedFacets) next.multi[name] = this.multi[name].reordered(order);
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
    next.relevance = this.relevance.reordered(order);
    next.listedAt = this.listedAt.reordered(order);
    next.x = this.x.reordered(order);
    next.y = this.y.reordered(order);
    next.z = this.z.reordered(order);
    return next;
  }
}

function isStepped(name: CodedName): name is SteppedParam {
  return Object.hasOwn(steppedParams, name);
}

/** How many of a stepped parameter's steps the listing satisfies. */
function bucketOf(name: SteppedParam, document: SearchDocument): number {
  const value = { mileage: document.mileage, mpgRange: document.mpg, electricMileRange: document.electricRange }[name];
  if (value === null) return 0;
  const { bound, steps } = steppedParams[name];
  return steps.filter((step) => (bound === 'most' ? value <= step : value >= step)).length;
}

function numberOf(
  codes: CodeDictionary,
  name: SingleFacet,
  code: string | undefined,
  model: string | undefined,
): number {
  if (code === undefined) return 0;
  return name === 'trimCode' ? codes.add(name, code, model) : codes.add(name, code);
}

function flagsOf(document: SearchDocument): number {
  let flags = 0;
  for (const [name, bit] of Object.entries(flagBits)) if (document[name as keyof typeof flagBits]) flags |= bit;
  return flags;
}

function vectorOf({ lat, lon }: SearchDocument): readonly [number, number, number] {
  return lat === null || lon === null ? [Number.NaN, Number.NaN, Number.NaN] : toVector(lat, lon);
}

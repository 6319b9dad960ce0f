import { type BinName, binNames, binOf } from '@forecourt/marketplace/src/listing/facets';
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
import { manyParams } from '@forecourt/search-state';

const isMulti = (facet: FacetName) => (manyParams as readonly FacetName[]).includes(facet);

/** Facets with a number per row, and those with a list and a mask per row. */
const singleFacets = facetNames.filter((facet) => !isMulti(facet));
export const multiFacets: readonly FacetName[] = manyParams;

/** Counted only for chosen makes and models, so they are not among the codes that every search counts. */
const dependants: readonly FacetName[] = ['seriesCode', 'modelCode', 'trimCode', 'packages'];

/** Columns of the DuckDB table with their types. Codes of all facets are numbered together, 0 stands for none; unknown numbers are NULL. */
export const columnTypes: Readonly<Record<string, string>> = {
  ...{ id: 'VARCHAR', owner: 'VARCHAR', state: 'VARCHAR', tier: 'UTINYINT', flags: 'UTINYINT', words: 'VARCHAR' },
  ...{ lat: 'DOUBLE', lon: 'DOUBLE', x: 'DOUBLE', y: 'DOUBLE', z: 'DOUBLE' },
  ...{ price: 'INTEGER', year: 'SMALLINT', mileage: 'INTEGER', mpg: 'SMALLINT', electricRange: 'SMALLINT' },
  payment: 'INTEGER',
  ...{ relevance: 'INTEGER', listedAt: 'BIGINT' },
  ...Object.fromEntries(steppedNames.map((name) => [stepColumn(name), 'USMALLINT'])),
  ...Object.fromEntries([...binNames, ...singleFacets].map((name) => [name, 'USMALLINT'])),
  ...Object.fromEntries(multiFacets.map((facet) => [facet, 'USMALLINT[]'])),
  ...Object.fromEntries(multiFacets.map((facet) => [maskColumn(facet), 'UBIGINT'])),
  codes: 'USMALLINT[]',
};

/** Returns the number of a parameter's steps that a listing satisfies, as a code. */
export function stepColumn(name: SteppedParam): string {
  return `${name}Step`;
}

/** Returns a bit for each code of a list, by its place in the facet. */
export function maskColumn(facet: FacetName): string {
  return `${facet}Mask`;
}

/** A group of counted codes: the name of a facet, of a stepped parameter, or of bins. */
export type CodeOwner = FacetName | SteppedParam | BinName;

/** Numbers of codes, from 1, and their places within their facet, from 0. */
export class CodeNumbers {
  private readonly numbers = new Map<string, number>();
  private readonly places: number[] = [0];
  private readonly sizes = new Map<CodeOwner, number>();
  readonly entries: { owner: CodeOwner; code: string }[] = [];

  constructor(entries: Iterable<{ owner: CodeOwner; code: string }> = []) {
    for (const { owner, code } of entries) this.add(owner, code);
  }

  add(owner: CodeOwner, code: string): number {
    const known = this.find(owner, code);
    if (known !== 0) return known;
    const number = this.entries.push({ owner, code });
    const place = this.sizes.get(owner) ?? 0;
    this.numbers.set(`${owner} ${code}`, number);
    this.places.push(place);
    this.sizes.set(owner, place + 1);
    return number;
  }

  /** Returns the number of a code; 0 when no listing has it. */
  find(owner: CodeOwner, code: string): number {
    return this.numbers.get(`${owner} ${code}`) ?? 0;
  }

  /** Returns the mask of some codes of a facet; unknown ones have no bit. @throws when a facet has more codes than a mask has bits */
  mask(facet: FacetName, codes: Iterable<string>): bigint {
    let mask = 0n;
    for (const code of codes) {
      const number = this.find(facet, code);
      if (number === 0) continue;
      const place = this.places[number]!;
      if (place > 63) throw new Error(`${facet} has more than 64 codes; the table needs a wider mask.`);
      mask |= 1n << BigInt(place);
    }
    return mask;
  }
}

/** Writes a listing as a line of CSV, in the order of `columnTypes`; lists are joined by spaces. None of its texts needs quotes. */
export function csvLine(document: SearchDocument, numbers: CodeNumbers): string {
  const { lat, lon } = document;
  const of = (facet: FacetName) => document.codes[facet].map((code) => numbers.add(facet, code));
  const steps = steppedNames.map((name) => numbers.add(name, String(satisfiedSteps(name, document))));
  const bins = binNames.map((name) => {
    const bin = binOf(name, document);
    return bin === undefined ? 0 : numbers.add(name, bin);
  });
  const lists = multiFacets.map(of);
  const all = facetNames.filter((facet) => !dependants.includes(facet)).flatMap(of);
  const cells = [
    ...[document.id, document.ownerId, document.state, document.tier, flagsOf(document), document.words.join(' ')],
    ...[lat, lon, ...(lat === null || lon === null ? [null, null, null] : toVector(lat, lon))],
    ...[document.price, document.year, document.mileage, document.mpg, document.electricRange, document.payment],
    ...[document.relevance, document.listedAt],
    ...steps,
    ...bins,
    ...singleFacets.map((facet) => of(facet)[0] ?? 0),
    ...lists.map((list) => list.join(' ')),
    ...multiFacets.map((facet) => numbers.mask(facet, document.codes[facet])),
    [...all, ...steps, ...bins.filter((bin) => bin !== 0)].join(' '),
  ];
  return `${cells.map((cell) => cell ?? '').join(',')}\n`;
}

function flagsOf({ vehicleHighlight, marketExtension, showcase }: SearchDocument): number {
  return (vehicleHighlight ? 1 : 0) | (marketExtension ? 2 : 0) | (showcase ? 4 : 0);
}

function satisfiedSteps(name: SteppedParam, document: SearchDocument): number {
  const value = document[steppedFacts[name]];
  if (value === null) return 0;
  const { bound, steps } = steppedParams[name];
  return steps.filter((step) => (bound === 'most' ? value <= step : value >= step)).length;
}

/** Returns the column that a stepped parameter bounds. */
export function factColumn(name: SteppedParam): string {
  return steppedFacts[name];
}

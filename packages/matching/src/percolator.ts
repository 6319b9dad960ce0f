/**
 * Searches that wait for listings: a search engine the other way round. Each search is put down under what a listing must say at
 * least to be found by it, once for each piece of the country that it reaches; a listing asks only what is put down under what it says.
 */

import { anyCell, cellOf, cellsOf } from './cells';
import type { Criteria } from './criteria';
import type { SearchDocument } from './document';
import { matches, type Placed, placed } from './match';

/** Ids of searches by what a listing must say and where it must stand. */
type Postings = Map<string, Map<string, Entry[]>>;

interface Entry {
  id: number;
  criteria: Criteria;
}

/** What no listing need say. */
const anything = '*';

export class Percolator {
  private readonly postings: Postings = new Map();
  private readonly entries = new Map<number, Entry>();

  get size(): number {
    return this.entries.size;
  }

  /** Puts a search down; a later one of the same id takes the place of the earlier one. */
  add(id: number, criteria: Criteria): void {
    this.remove(id);
    const entry = { id, criteria };
    this.entries.set(id, entry);
    for (const [cells, key] of this.placesOf(criteria)) {
      const entries = cells.get(key);
      if (entries === undefined) cells.set(key, [entry]);
      else entries.push(entry);
    }
  }

  remove(id: number): void {
    const entry = this.entries.get(id);
    if (entry === undefined) return;
    this.entries.delete(id);
    for (const [cells, key] of this.placesOf(entry.criteria)) {
      const left = (cells.get(key) ?? []).filter((other) => other !== entry);
      if (left.length > 0) cells.set(key, left);
      else cells.delete(key);
    }
  }

  /** Ids of the searches that find a listing, ascending. */
  searchesFor(document: SearchDocument): number[] {
    const listing = placed(document);
    const found = new Set<number>();
    const cell = cellOf(document);
    for (const key of wordsOf(listing)) {
      const cells = this.postings.get(key);
      if (cells === undefined) continue;
      collect(cells.get(anyCell), listing, found);
      if (cell !== null) collect(cells.get(cell), listing, found);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Where a search is put down: the cells of a key, and which of them. */
  private *placesOf(criteria: Criteria): Generator<[Map<string, Entry[]>, string]> {
    const cells = cellsOf(criteria.scope.near);
    for (const key of anchorsOf(criteria)) {
      let under = this.postings.get(key);
      if (under === undefined) {
        under = new Map();
        this.postings.set(key, under);
      }
      for (const cell of cells) yield [under, cell];
    }
  }
}

function collect(entries: readonly Entry[] | undefined, listing: Placed, found: Set<number>): void {
  if (entries === undefined) return;
  for (const { id, criteria } of entries) if (matches(listing, criteria)) found.add(id);
}

/** All that a listing says that searches may be put down under. */
function wordsOf({ codes, words, ownerId }: SearchDocument): string[] {
  const said = [anything, `owner:${ownerId}`, ...words.map((word) => `word:${word}`)];
  for (const [facet, own] of Object.entries(codes)) for (const code of own) said.push(`${facet}:${code}`);
  return said;
}

/** Of what a search asks for, what the fewest listings say; a listing that it finds says one of them. */
function anchorsOf({ vehicle, plain, scope }: Criteria): readonly string[] {
  if (scope.ownerId !== null) return [`owner:${scope.ownerId}`];
  if (vehicle.makes !== null) return [...vehicle.makes].flatMap((make) => ofMake(make, vehicle));
  const [keyword] = scope.keywords;
  if (keyword !== undefined) {
    return [`word:${keyword.word}`, ...keyword.labels.map(({ facet, code }) => `${facet}:${code}`)];
  }
  const [feature] = scope.features;
  const choices = [...plain].map(([facet, codes]) => [...codes].map((code) => `${facet}:${code}`));
  if (feature !== undefined) choices.push([`featureCode:${feature}`]);
  const rare = choices.filter(([first]) => !common.some((facet) => first?.startsWith(`${facet}:`)));
  const [fewest] = (rare.length > 0 ? rare : choices).toSorted((a, b) => a.length - b.length);
  return fewest ?? [anything];
}

/** Facets of few codes, each of which very many listings have. */
const common = ['listingType', 'sellerType', 'vehicleUseType', 'transmissionCode', 'fuelTypeGroup', 'doorCode'];

function ofMake(make: string, { modelsOf, seriesOf, trimsOf }: Criteria['vehicle']): string[] {
  const models = modelsOf.get(make);
  if (models !== undefined) {
    return [...models].flatMap((model) => {
      const trims = trimsOf.get(model);
      return trims === undefined ? [`modelCode:${model}`] : [...trims].map((trim) => `trimCode:${trim}`);
    });
  }
  const series = seriesOf.get(make);
  return series === undefined ? [`makeCode:${make}`] : [...series].map((code) => `seriesCode:${code}`);
}

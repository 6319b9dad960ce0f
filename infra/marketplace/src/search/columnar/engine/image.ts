import { steppedParams } from '@forecourt/matching';
import { facets, priceEdges } from '../../../listing/facets';
import type { TypedArray } from './arrays';
import { cellsPerDegree } from './cells';
import { Columns, flagBits, listedNames, Vocabularies } from './columns';

/** The first `count` texts of a sequence that may have grown since. */
export interface Texts {
  count: number;
  values: Iterable<string>;
}

/** A compacted index as arrays of numbers and lists of texts: the content of a snapshot. */
export interface Image {
  numbers: ReadonlyMap<string, TypedArray>;
  texts: ReadonlyMap<string, Texts>;
}

/** Names of the index's own arrays, beside those of the columns. */
const indexArrays = ['rank', 'cells', 'starts'] as const;
type IndexArray = (typeof indexArrays)[number];

const own = (name: IndexArray) => `index.${name}`;

/** Returns the image of columns, and of the arrays of their index. */
export function imageOf(columns: Columns, index: Readonly<Record<IndexArray, Uint32Array>>): Image {
  const { codes, words, owners, states } = columns.vocabularies;
  const numbers = new Map<string, TypedArray>(indexArrays.map((name) => [own(name), index[name]]));
  for (const [name, part] of columns.parts()) numbers.set(name, part.filled);
  const texts = new Map<string, Texts>([
    ['codes', { count: codes.size, values: codes.codes }],
    ['groups', { count: codes.size, values: codes.groupNames() }],
  ]);
  for (const [name, dictionary] of Object.entries({ words, owners, states })) {
    texts.set(name, { count: dictionary.size, values: dictionary.texts() });
  }
  return { numbers, texts };
}

/** Restores the columns of an image. @throws if one is absent or has numbers of another type */
export function columnsOf(image: Image): Columns {
  const columns = new Columns(vocabulariesOf(image));
  for (const [name, part] of columns.parts()) part.adopt(present(image.numbers, name));
  return columns;
}

/** Returns the index's own arrays. @throws if one is absent or has numbers of another type */
export function numbersOf(image: Image): Record<IndexArray, Uint32Array> {
  return Object.fromEntries(
    indexArrays.map((name) => {
      const numbers = present(image.numbers, own(name));
      if (!(numbers instanceof Uint32Array)) throw new Error(`${own(name)} is no Uint32Array.`);
      return [name, numbers];
    }),
  ) as Record<IndexArray, Uint32Array>;
}

/** Describes the meaning of an image's numbers: an image with another layout must not be read. */
export function layout(): string {
  const columns = new Columns(new Vocabularies());
  return JSON.stringify({
    columns: [...columns.parts()].map(([name, { filled }]) => [name, filled.constructor.name]),
    ...{ facets: Object.keys(facets), steppedParams, priceEdges, listedNames, flagBits, cellsPerDegree },
  });
}

/** Texts are numbered in the order in which they are added. */
function vocabulariesOf(image: Image): Vocabularies {
  const vocabularies = new Vocabularies();
  const { codes, words, owners, states } = vocabularies;
  const groups = [...textsOf(image, 'groups')];
  [...textsOf(image, 'codes')].forEach((code, number) => {
    // Number 0 stands for no code, and belongs to no group.
    if (number > 0) codes.group(groups[number] ?? '').add(code);
  });
  for (const [name, dictionary] of Object.entries({ words, owners, states })) {
    for (const text of textsOf(image, name)) dictionary.add(text);
  }
  return vocabularies;
}

/** Yields the texts of a name, without those that were added later. */
export function* textsOf(image: Image, name: string): Generator<string> {
  const { count, values } = present(image.texts, name);
  let left = count;
  if (left === 0) return;
  for (const text of values) {
    yield text;
    left -= 1;
    if (left === 0) return;
  }
}

function present<T>(parts: ReadonlyMap<string, T>, name: string): T {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`${name} is absent.`);
  return part;
}

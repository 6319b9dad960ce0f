import { slugify } from '@forecourt/search-state';
import type { Make, Model, Trim } from './types';

/** A vehicle as a dealer describes it; each text may be inexact, and the model may contain the trim. */
export interface VehicleText {
  make: string;
  model: string;
  trim?: string;
  year?: number;
}

export interface FoundVehicle {
  make: Make;
  model: Model;
  trim?: Trim;
}

/** Creates a finder over these makes; see `findVehicle`. */
export function createFinder(makes: readonly Make[]): (text: VehicleText) => FoundVehicle | undefined {
  const makeIndex = new Map<string, MakeEntry>();
  for (const make of makes) {
    const entry = { make, models: indexModels(make), series: indexSeries(make) };
    for (const name of [make.label, ...make.aliases]) makeIndex.set(squash(name), entry);
  }
  return (text) => {
    // Feeds split names anywhere ("Land" "Rover Range Rover"), so the make is searched for in both texts together.
    const all = [...wordsOf(text.make), ...wordsOf(text.model)];
    const made = longestPrefix(all, 0, (key) => makeIndex.get(key));
    if (!made) return undefined;
    const words = all.slice(made.length);
    const found = findModel(words, made.value, text.year);
    if (!found) return undefined;
    const rest = [...words.slice(found.end), ...wordsOf(text.trim ?? '')];
    const trim = bestTrim(found.model, words.slice(0, found.end), rest, text.year);
    return { make: made.value.make, model: found.model, ...(trim && { trim }) };
  };
}

interface MakeEntry {
  make: Make;
  /** Models by name; several models can share a name in different years. */
  models: Map<string, Model[]>;
  series: Set<string>;
}

function indexModels(make: Make): Map<string, Model[]> {
  const index = new Map<string, Model[]>();
  for (const model of make.models) {
    for (const name of [model.label, ...model.aliases]) {
      const key = squash(name);
      index.set(key, [...(index.get(key) ?? []), model]);
    }
  }
  return index;
}

/** Returns the names of a series: `GLE`, `GLE-Class`, and the beginning of its models' names, `AMG GLE`. */
function indexSeries(make: Make): Set<string> {
  const series = make.models.flatMap(({ label, series }) => {
    if (series === null) return [];
    const end = label.indexOf(series.label) + series.label.length;
    return label.includes(series.label) ? [series.label, label.slice(0, end)] : [series.label];
  });
  return new Set(series.map(squash).flatMap((key) => [key, `${key}class`]));
}

/** Finds the model at the start of the words, or after the name of its series (`C-Class C 300`); the longer name wins. */
function findModel(words: string[], entry: MakeEntry, year?: number): { model: Model; end: number } | undefined {
  const series = longestPrefix(words, 0, (key) => (entry.series.has(key) ? key : undefined));
  const models = (start: number) => longestPrefix(words, start, (key) => entry.models.get(key));
  const plain = models(0);
  const inSeries = series && models(series.length);
  if (series && inSeries && inSeries.length >= (plain?.length ?? 0)) {
    return { model: soldIn(inSeries.value, year), end: series.length + inSeries.length };
  }
  return plain && { model: soldIn(plain.value, year), end: plain.length };
}

function soldIn(models: Model[], year?: number): Model {
  const sold = models.find((model) => year !== undefined && model.firstYear <= year && year <= model.lastYear);
  return sold ?? models[0]!;
}

/** Finds the longest sequence of words from `start` that is a known name when written as one word. */
function longestPrefix<T>(
  words: string[],
  start: number,
  find: (key: string) => T | undefined,
): { value: T; length: number } | undefined {
  for (let end = words.length; end > start; end--) {
    const value = find(words.slice(start, end).join(''));
    if (value !== undefined) return { value, length: end - start };
  }
  return undefined;
}

/** Finds the trim with the most words in common; words of the trim that the text lacks count against it. */
function bestTrim(model: Model, modelWords: string[], rest: string[], year?: number): Trim | undefined {
  if (rest.length === 0) return undefined;
  let best: { trim: Trim; score: number } | undefined;
  for (const trim of model.trims) {
    let score = 0;
    for (const word of wordsOfTrim(trim)) {
      if (rest.some((other) => sameWord(word, other))) score += 2;
      else if (modelWords.includes(word)) score += 1;
      else score -= 1.5;
    }
    if (score > 0 && year !== undefined && trim.firstYear <= year && year <= trim.lastYear) score += 0.5;
    if (score > 0 && (!best || score > best.score)) best = { trim, score };
  }
  return best?.trim;
}

const trimWords = new WeakMap<Trim, readonly string[]>();

/** Words of a trim, cached: they are compared with every vehicle of the model. */
function wordsOfTrim(trim: Trim): readonly string[] {
  let words = trimWords.get(trim);
  if (words === undefined) {
    words = wordsOf(trim.label);
    trimWords.set(trim, words);
  }
  return words;
}

/** Whether two words are equal, or one abbreviates the other (`Tech`). */
function sameWord(a: string, b: string): boolean {
  return a === b || (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a)));
}

const written: Record<string, string> = { pkg: 'package', pkgs: 'packages', w: '', with: '', and: '' };

/** Returns the words of a text in lower case; `2.5i` stays one word. */
function wordsOf(text: string): string[] {
  return slugify(text.replace(/(\d)\.(\d)/g, '$1point$2'))
    .split('-')
    .map((word) => written[word] ?? word)
    .filter((word) => word !== '');
}

function squash(name: string): string {
  return wordsOf(name).join('');
}

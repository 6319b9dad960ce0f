import type { Readable } from 'node:stream';
import { decodeText } from './decode';
import type { FeedRecord } from './open-feed';
import { JsonSplitter } from './split-json';

/** Longest object, in characters. */
const maxRecord = 1_000_000;

export interface JsonShape {
  /** What the cells are: paths such as `offers.price`; they are the header. */
  paths: readonly string[];
  /** Values of `@type` that are vehicles; objects of another type are passed over. Empty: all are. */
  types: readonly string[];
}

/** Reads a JSON or JSON-LD document: an array, an `@graph`, or objects one after the other. @throws when it is not complete. */
export async function* readJson(bytes: Readable, shape: JsonShape): AsyncGenerator<FeedRecord[]> {
  yield [{ line: 1, cells: [...shape.paths] }];
  const splitter = new JsonSplitter(maxRecord);
  for await (const part of decodeText(bytes)) {
    yield splitter.push(part).flatMap(({ line, text }) => toRecords(line, text, shape));
  }
  splitter.end();
}

/** Reads JSON lines; a line may hold an array or an `@graph` too. A line that is not JSON costs nothing but itself. */
export async function* readJsonLines(bytes: Readable, shape: JsonShape): AsyncGenerator<FeedRecord[]> {
  yield [{ line: 1, cells: [...shape.paths] }];
  let line = 0;
  for await (const part of lines(bytes)) {
    yield part.flatMap((text) => {
      line += 1;
      return text?.trim() === '' ? [] : toRecords(line, text, shape);
    });
  }
}

function toRecords(line: number, text: string | null, { paths, types }: JsonShape): FeedRecord[] {
  return nodesOf(text === null ? undefined : parsed(text)).flatMap((value) => {
    if (!isObject(value)) return { line, cells: null };
    return isOfType(value, types) ? { line, cells: paths.map((path) => textAt(value, path)) } : [];
  });
}

function parsed(text: string): unknown {
  try {
    // Line breaks may not stand in strings, but do; elsewhere they mean no more than a space.
    return JSON.parse(text.replace(/\p{Cc}/gu, ' '));
  } catch {
    // What cannot be parsed is no object either, and is reported as such.
    return undefined;
  }
}

function nodesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isObject(value) && Array.isArray(value['@graph']) ? value['@graph'] : [value];
}

function isOfType(value: Record<string, unknown>, types: readonly string[]): boolean {
  const own = [value['@type'] ?? []].flat().map((type) => scalarText(type));
  return types.length === 0 || own.length === 0 || own.some((type) => types.includes(type));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text at a path; of an array the first element that has one. Empty where there is none. */
function textAt(value: unknown, path: string): string {
  return isObject(value) && Object.hasOwn(value, path) ? walk(value[path], []) : walk(value, path.split('.'));
}

/** Arrays in arrays are passed through; no vehicle needs more of them. */
const deepest = 20;

function walk(value: unknown, path: readonly string[], depth = 0): string {
  if (Array.isArray(value)) {
    if (depth === deepest) return '';
    for (const element of value) {
      const text = walk(element, path, depth + 1);
      if (text !== '') return text;
    }
    return '';
  }
  const [key, ...rest] = path;
  if (key === undefined) return scalarText(isObject(value) ? value['@value'] : value);
  return isObject(value) && Object.hasOwn(value, key) ? walk(value[key], rest, depth) : '';
}

/** Terms of schema.org stand with or without its address; here without. */
function scalarText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') : '';
}

/** The lines that end in each part of the text; null for one that is longer than allowed. */
async function* lines(bytes: Readable): AsyncGenerator<(string | null)[]> {
  let rest = '';
  let isTooLong = false;
  for await (const text of decodeText(bytes)) {
    const [first, ...more] = text.split('\n') as [string, ...string[]];
    rest = isTooLong ? '' : rest + first;
    isTooLong ||= rest.length > maxRecord;
    if (more.length === 0) continue;
    const last = more.pop()!;
    yield [isTooLong ? null : rest, ...more.map((line) => (line.length > maxRecord ? null : line))];
    [rest, isTooLong] = [last, last.length > maxRecord];
  }
  if (isTooLong || rest !== '') yield [isTooLong ? null : rest];
}

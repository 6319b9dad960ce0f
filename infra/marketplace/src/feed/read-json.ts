import type { Readable } from 'node:stream';
import { decodeText } from './decode';
import type { FeedRecord } from './open-feed';
import { JsonSplitter } from './split-json';

/** Longest object, in characters. */
const maxRecord = 1_000_000;

export interface JsonShape {
  /** Paths of the cells, such as `offers.price`; they are the header. */
  paths: readonly string[];
  /** Values of `@type` that are vehicles; objects of another type are skipped. If empty, all objects are vehicles. */
  types: readonly string[];
}

/** Reads a JSON or JSON-LD document: an array, an `@graph`, or objects one after the other. @throws if it is incomplete. */
export async function* readJson(bytes: Readable, shape: JsonShape): AsyncGenerator<FeedRecord[]> {
  yield [{ line: 1, cells: [...shape.paths] }];
  const splitter = new JsonSplitter(maxRecord);
  for await (const part of decodeText(bytes)) {
    yield splitter.push(part).flatMap(({ line, text }) => toRecords(line, text, shape));
  }
  splitter.end();
}

/** Reads JSON lines; a line may also hold an array or an `@graph`. A line that is not JSON affects no other line. */
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
    // Line breaks are invalid in strings, but occur; elsewhere they mean no more than a space.
    return JSON.parse(text.replace(/\p{Cc}/gu, ' '));
  } catch {
    // Text that cannot be parsed is no object either, and is reported as such.
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

/** Returns the text at a path; of an array, that of the first element that has one. Empty if there is none. */
function textAt(value: unknown, path: string): string {
  return isObject(value) && Object.hasOwn(value, path) ? walk(value[path], []) : walk(value, path.split('.'));
}

/** Largest depth of nested arrays that are searched; no vehicle needs more. */
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

/** Removes the address of schema.org, which its terms may have or lack. */
function scalarText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') : '';
}

/** Yields the lines that end in each part of the text; null for one that is longer than allowed. */
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

import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Stats } from 'webpack';
import { reasonsOf } from '../compile';

/** An error with its place in the team's source, as far as it is known. */
export interface SourceProblem {
  message: string;
  /** Path from the remote's folder. */
  file: string | null;
  line: number | null;
  /** The lines around it, with their numbers. */
  frame: string | null;
}

const longest = 4000;
/** Lines before and after the one at fault. */
const around = 3;
const mostCallers = 12;

/** Returns the first error of a failed build. */
export function buildProblem(stats: Stats, folder: string): SourceProblem {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true, errorStack: false });
  const first = [...errors, ...warnings][0];
  const message = stripVTControlCharacters(reasonsOf(stats)).slice(0, longest);
  const path = first?.moduleName?.split('!').at(-1)?.split('?')[0];
  if (path === undefined) return { message, file: null, line: null, frame: null };
  const absolute = isAbsolute(path) ? path : resolve(folder, path);
  const file = relative(folder, absolute);
  // The compiler of scripts draws the line itself, and names it in its drawing.
  const [, drawn] = /\[[^\]\n]*?:?(\d+):\d+\]/.exec(message) ?? [];
  if (drawn !== undefined) return { message, file, line: Number(drawn), frame: null };
  // The bundler's own position is in the compiled module; what it names is in the source, too.
  const [, , named] = /(Can't resolve|imports) ['"]([^'"]+)['"]/.exec(message) ?? [];
  const source = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  const line = named === undefined ? 0 : source.split('\n').findIndex((text) => text.includes(named)) + 1;
  return { message, file, line: line || null, frame: line === 0 ? null : frameOf(source, line) };
}

/** A position in a built file. */
interface Position {
  /** Path in the version's folder. */
  path: string;
  line: number;
  column: number;
}

/**
 * Resolves the stack of an error in a build.
 * @param mapOf returns the source map of a built file, as JSON; undefined if it has none
 */
export function stackProblem(stack: string, mapOf: (path: string) => string | undefined): SourceProblem {
  const maps = new Map<string, TraceMap | null>();
  const map = (path: string) => {
    if (!maps.has(path)) {
      const json = mapOf(path);
      maps.set(path, json === undefined ? null : new TraceMap(json));
    }
    return maps.get(path) ?? null;
  };
  const callers: string[] = [];
  let place: Pick<SourceProblem, 'file' | 'line' | 'frame'> = { file: null, line: null, frame: null };
  for (const text of stack.split('\n')) {
    const position = positionIn(text);
    const traced = position && map(position.path);
    if (position === null || traced == null) continue;
    const { source, line } = originalPositionFor(traced, { line: position.line, column: position.column - 1 });
    const file = source === null ? null : ownPath(source);
    if (file === null || line === null || source === null) continue;
    const [, caller = 'anonymous'] = /^\s*(?:at )?([\w$.]+)/.exec(text) ?? [];
    callers.push(`  ${caller} (${file}:${line})`);
    const content = sourceContentFor(traced, source);
    if (place.file === null) place = { file, line, frame: content === null ? null : frameOf(content, line) };
  }
  const [title = ''] = stack.split('\n', 1);
  const message = [title, ...callers.slice(0, mostCallers)].join('\n').slice(0, longest);
  return { message, ...place };
}

/** Finds a position in a line of a stack: `…/server.js:1:2`, or a URL of a version's file. */
function positionIn(text: string): Position | null {
  const [, browser, server, line, column] =
    /(?:\/_shell\/remotes\/[^/\s]+\/[^/\s]+\/([^\s:?]+)|[^\s(]*?(server\.js)):(\d+):(\d+)/.exec(text) ?? [];
  const path = browser ?? server;
  return path === undefined ? null : { path, line: Number(line), column: Number(column) };
}

/** Returns the path from the remote's folder of a source that is the team's own; null for others. */
function ownPath(source: string): string | null {
  const [, path] = /(?:^|\/)\.?\/?(src\/.+?)(?:\?.*)?$/.exec(source) ?? [];
  return path === undefined || source.includes('node_modules') ? null : path;
}

/** Returns the lines around one, that one marked. */
function frameOf(source: string, line: number): string {
  const lines = source.split('\n');
  const from = Math.max(0, line - 1 - around);
  const shown = lines.slice(from, line + around);
  return shown
    .map((text, index) => {
      const number = from + index + 1;
      return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
    })
    .join('\n')
    .slice(0, longest);
}

import { type ModuleKey, moduleKey } from '@forecourt/contracts';

/** A position in a script, as engines print it: lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A position that a text names. */
export interface NamedPosition extends Position {
  /** The part of the text that names it. */
  text: string;
  /** Path of the script in its version. */
  path: string;
}

/** Maximum of positions of a text that are resolved; deeper frames are seldom at fault. */
const mostPositions = 20;

/** The parts are bounded, so that no text takes long. */
const pattern =
  /(?:https?:\/\/[\w.:[\]-]{1,260}\/_shell\/remotes\/([a-z0-9-]{1,64})\/([\w.-]{1,64})|([a-z][a-z0-9-]{0,63})@([\w.-]{1,64}))\/([\w.@/-]{1,200}?):([1-9]\d{0,6}):([1-9]\d{0,6})/g;

/**
 * Lists the positions that a text names in scripts of a version, each once: `mfe-ads@1.0.0/server.js:12:5` in a renderer,
 * `https://cars.example/_shell/remotes/mfe-ads/1.0.0/static/liner.js:1:500` in a browser.
 */
export function positionsIn(text: string, key: ModuleKey): NamedPosition[] {
  const named = new Map<string, NamedPosition>();
  replacePositions(text, key, (position) => {
    if (named.size < mostPositions) named.set(position.text, position);
    return undefined;
  });
  return [...named.values()];
}

/** Returns a text with other words in place of the positions of a version; `replace` returns undefined for those that stay. */
export function replacePositions(
  text: string,
  key: ModuleKey,
  replace: (position: NamedPosition) => string | undefined,
): string {
  return text.replace(pattern, (whole: string, ...groups: (string | undefined)[]) => {
    const [remote, version, ownRemote, ownVersion, path = '', line, column] = groups;
    if (moduleKey(remote ?? ownRemote ?? '', version ?? ownVersion ?? '') !== key) return whole;
    return replace({ text: whole, path, line: Number(line), column: Number(column) }) ?? whole;
  });
}

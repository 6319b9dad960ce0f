import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import * as z from 'zod';
import { isWithin } from './remote-folder';

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Returns the package that contains a folder: the nearest whose package.json has a name and a version; null if there is none. */
export function packageAround(folder: string): { name: string; folder: string } | null {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'package.json');
    const found = existsSync(path) ? packageSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
    if (found?.success) return { name: found.data.name, folder: at };
    if (dirname(at) === at) return null;
  }
}

/** Absolute paths in a request of webpack, which may name loaders and a query. */
const paths = /(?<=^|!|\s)\/[^!?|]+/g;

/**
 * Makes webpack name modules, in comments and messages, by their place in the remote (`./src/words.ts`) or in their package (`rxjs/dist/of.js`):
 * relative paths would depend on where the tree is, and `server.js` with them.
 */
export class SourceNames implements WebpackPluginInstance {
  /** Names by path, because a watching build needs all of them after each change. */
  private readonly known = new Map<string, string>();

  /** @param folder the remote's */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    Object.assign(compiler.requestShortener, {
      shorten: (request: string | undefined | null) => request?.replaceAll(paths, (path) => this.nameOf(path)),
    });
  }

  private nameOf(path: string): string {
    const name = this.known.get(path) ?? this.newNameOf(path);
    this.known.set(path, name);
    return name;
  }

  private newNameOf(path: string): string {
    const inside = relative(this.folder, path);
    if (isWithin(this.folder, path) && !inside.includes('node_modules')) return `./${inside}`;
    const around = packageAround(dirname(path));
    if (around === null) return path;
    return `${around.name}/${relative(around.folder, path)}`;
  }
}

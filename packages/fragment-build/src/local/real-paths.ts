import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const mapSchema = z.looseObject({ sources: z.array(z.string()) });

/**
 * Returns a source map whose sources are the remote's files where they are, as URLs, so that a debugger finds a breakpoint that was set in one.
 * Sources of packages keep the bundler's names.
 */
export function withRealPaths(map: string, folder: string): string {
  const parsed = mapSchema.parse(JSON.parse(map));
  const real = (source: string) => {
    const [, path] = /^webpack:\/\/(?:@[^/]+\/)?[^/]+\/\.\/(src\/[^?]+)/.exec(source) ?? [];
    return path === undefined ? source : pathToFileURL(join(folder, path)).href;
  };
  return JSON.stringify({ ...parsed, sourceRoot: '', sources: parsed.sources.map(real) });
}

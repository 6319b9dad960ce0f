import { existsSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { mapPathOf } from '@forecourt/contracts';
import webpack, { type WebpackPluginInstance } from 'webpack';
import * as z from 'zod';
import { packageAround } from './source-names';

const mapSchema = z.looseObject({ file: z.string().optional() });

/**
 * Makes a source map of every script, as a private file of the version: it has positions and names, and no source text. Scripts do not name it,
 * so they are the same with and without it.
 * @param folder the remote's
 */
export function sourceMaps(folder: string): WebpackPluginInstance {
  const nameOf = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
    sourceName(absoluteResourcePath, folder);
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: mapPathOf('[file]'),
    append: false,
    noSources: true,
    moduleFilenameTemplate: nameOf,
    // The default has the path of this machine. Equal names get a star.
    fallbackModuleFilenameTemplate: nameOf,
  });
}

/** Returns a source map without the name of its script: the bundler writes a preliminary one, whose hash depends on where the tree is. */
export function withoutScriptName(map: Buffer): Buffer {
  const { file: _, ...others } = mapSchema.parse(JSON.parse(map.toString()));
  return Buffer.from(JSON.stringify(others));
}

/**
 * Returns the name of a source, independent of where the tree is: `src/tile/tile.tsx` for a file of the remote, `rxjs/dist/of.js` for one of a
 * package, `webpack` for a module that the bundler made.
 */
function sourceName(path: string, folder: string): string {
  const [file = ''] = path.split('?');
  if (!existsSync(file)) return 'webpack';
  const around = packageAround(dirname(file));
  if (around === null) return 'webpack';
  const inside = relative(around.folder, file).replaceAll(sep, '/');
  return around.folder === folder ? inside : `${around.name}/${inside}`;
}

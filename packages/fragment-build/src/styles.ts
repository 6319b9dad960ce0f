import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { ChunkGroup, Compilation, LoaderContext, RuleSetRule, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

/** Output of a CSS module: a stylesheet and class names, or class names only. */
type Output = 'stylesheet' | 'names';

export interface StyleScope {
  /** Paths in class names' hashes are relative to this folder, so that they do not depend on the location of the tree. */
  root: string;
  /** Distinguishes packages with a file of the same path and content. */
  salt: string;
  mode: 'production' | 'development';
}

/**
 * Class names of a CSS module: a hash of its package, its path in it and its content, and the place of the local name among the names in it.
 * The same file has the same names in every remote, and two versions of a file never share a name. What repeats in a sheet compresses
 * well, so the names of a file have its hash in common. It has letters and digits only: a name never resembles one of the page's own, `fc-…`.
 */
function classNames({ root, salt, mode }: StyleScope): (context: LoaderContext<unknown>, localName: string) => string {
  // By run of the loader: a watching build runs it again for a file that has changed.
  const files = new WeakMap<LoaderContext<unknown>, { hash: string; names: string[] }>();
  const begin = (context: LoaderContext<unknown>) => {
    const { resourcePath } = context;
    const path = relative(root, resourcePath).split(sep).join('/');
    const digest = createHash('sha256').update(`${salt}\0${path}\0${readFileSync(resourcePath, 'utf8')}`);
    const hash = digest
      .digest('base64')
      .replace(/[^A-Za-z0-9]/g, '')
      .replace(/^\d+/, '')
      .slice(0, 4);
    const file = { hash, names: [] };
    files.set(context, file);
    return file;
  };
  return (context, localName) => {
    const { hash, names } = files.get(context) ?? begin(context);
    if (!names.includes(localName)) names.push(localName);
    return mode === 'development' ? `${localName}_${hash}` : hash + names.indexOf(localName).toString(36);
  };
}

/** The webpack rule for `*.css`: CSS modules by the name `*.module.css`, all others as they are. */
export function styleRule(
  output: Output,
  scope: StyleScope,
  where: Pick<RuleSetRule, 'include' | 'exclude'>,
): RuleSetRule {
  const nameOf = classNames(scope);
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      url: { filter: (url: string) => !url.startsWith('data:') },
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: output === 'names',
        getLocalIdent: (context: LoaderContext<unknown>, _pattern: string, localName: string) =>
          nameOf(context, localName),
      },
    },
  };
  return {
    ...where,
    test: output === 'names' ? /\.module\.css$/ : /\.css$/,
    use: output === 'names' ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader],
  };
}

/** Drops imports of plain stylesheets if only class names are needed. */
export function withoutPlainStyles(dropped: (request: string, context: string) => boolean): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(/(?<!\.module)\.css$/, (resource) => {
    if (dropped(resource.request, resource.context)) resource.request = 'data:text/javascript,';
  });
}

/**
 * Lists the stylesheets of a fragment and of its lazy parts, because scripts never add any. The federation plugin's list would also have those of
 * every fragment that shares a script with a lazy part.
 */
export function stylesheetsOf(fragment: string, { namedChunkGroups }: Compilation): string[] {
  const groups = new Set<ChunkGroup>();
  const own = namedChunkGroups.get(fragment);
  if (own !== undefined) groups.add(own);
  for (const { childrenIterable } of groups) for (const child of childrenIterable) groups.add(child);
  const files = [...groups].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((path) => path.endsWith('.css'));
}

/** Writes stylesheets, minified in production. The host links them: the container's script never adds any. */
export function stylesheets(name: string): WebpackPluginInstance {
  return new MiniCssExtractPlugin({
    filename: `static/${name}.[contenthash:10].css`,
    chunkFilename: `static/${name}.[contenthash:10].css`,
    runtime: false,
  });
}

export function stylesheetMinimizer(): WebpackPluginInstance {
  return new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false });
}

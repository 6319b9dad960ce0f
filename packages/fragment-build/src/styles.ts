import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule, WebpackPluginInstance } from 'webpack';
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
 * Class names of a CSS module: a hash of its package, its path in it, its content and the local name. The same file has the same
 * names in every remote, and two versions of a file never share a name.
 */
function classNames({ root, salt, mode }: StyleScope): (resourcePath: string, localName: string) => string {
  const seeds = new Map<string, string>();
  const seedOf = (resourcePath: string) => {
    const path = relative(root, resourcePath).split(sep).join('/');
    return `${salt}\0${path}\0${readFileSync(resourcePath, 'utf8')}`;
  };
  return (resourcePath, localName) => {
    const seed = seeds.get(resourcePath) ?? seedOf(resourcePath);
    seeds.set(resourcePath, seed);
    const hash = createHash('sha256').update(`${seed}\0${localName}`).digest('base64url').slice(0, 5);
    return mode === 'development' ? `${localName}_${hash}` : `c${hash}`;
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
          nameOf(context.resourcePath, localName),
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

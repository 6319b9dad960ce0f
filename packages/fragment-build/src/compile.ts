import webpack, { type Compilation, type Configuration, type Stats } from 'webpack';

/** The result of a compiler: its files by path, and the compilation for further information. */
export interface Compiled {
  files: ReadonlyMap<string, Buffer>;
  compilation: Compilation;
}

/**
 * Runs webpack without writing anything.
 * @throws Error with webpack's reasons if a module is missing or does not compile; a warning counts as an error.
 */
export async function compile(config: Configuration): Promise<Compiled> {
  const compiler = webpack(config);
  compiler.hooks.shouldEmit.tap('fragment-build', () => false);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((failure, stats) => (stats ? resolve(stats) : reject(failure ?? new Error('webpack gave no result'))));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((failure) => (failure ? reject(failure) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(`The ${config.name} build failed:\n${reasonsOf(stats)}`);
  const { compilation } = stats;
  return {
    compilation,
    files: new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()])),
  };
}

/** Formats webpack's messages without stack traces of webpack and its loaders. */
export function reasonsOf(stats: Stats): string {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true, errorStack: false });
  return [...errors, ...warnings]
    .map(({ moduleName, loc, message }) => {
      const where = [moduleName?.split('!').at(-1), loc].filter(Boolean).join(' ');
      const what = message.replace(/\n+Caused by:[\s\S]*/, '').replace(/^\s+at .*$/gm, '');
      return `${where}\n${what.trim()}`;
    })
    .join('\n\n');
}

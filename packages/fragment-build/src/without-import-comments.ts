import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** The comment that webpack writes where it bundled a lazy import. */
const comment = '/* import() */';
const pattern = /\/\* import\(\) \*\//g;

/** Removes comments that look like a call of `import()`: renderers refuse files with such a call. */
export class WithoutImportComments implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'WithoutImportComments';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets)) {
          compilation.updateAsset(file, withoutComments);
        }
      });
    });
  }
}

/** Returns a source without the comments, whose source map has the positions after that. */
function withoutComments(source: webpack.sources.Source): webpack.sources.Source {
  const without = new webpack.sources.ReplaceSource(source);
  for (const { index } of source.source().toString().matchAll(pattern))
    without.replace(index, index + comment.length - 1, '');
  return without;
}

import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** The comment that webpack writes where it bundled a lazy import. */
const comment = '/* import() */';

/** Removes comments that look like a call of `import()`: renderers refuse files with such a call. */
export class WithoutImportComments implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'WithoutImportComments';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets)) {
          // Not as text alone, which would have no source map.
          compilation.updateAsset(file, (source) => {
            const text = source.source().toString();
            const without = new webpack.sources.ReplaceSource(source);
            for (let at = text.indexOf(comment); at !== -1; at = text.indexOf(comment, at + comment.length))
              without.replace(at, at + comment.length - 1, '');
            return without;
          });
        }
      });
    });
  }
}

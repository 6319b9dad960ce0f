import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** What webpack writes where code that is loaded later was bundled. */
const comment = '/* import() */';

/** Takes out what reads like a call of `import()` in a file that has none: renderers refuse one that calls it. */
export class WithoutImportComments implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'WithoutImportComments';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets)) {
          compilation.updateAsset(
            file,
            (source) => new webpack.sources.RawSource(source.source().toString().replaceAll(comment, '')),
          );
        }
      });
    });
  }
}

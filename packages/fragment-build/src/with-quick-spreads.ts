import { spreadStart, spreadStarts } from '@forecourt/quick-spreads';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** Rewrites object literals that begin with a spread, which Node 20 makes a hundred times slower than others. */
export class WithQuickSpreads implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'WithQuickSpreads';
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          parser.hooks.program.tap(name, (program) => {
            for (const start of spreadStarts(program))
              parser.state.module.addPresentationalDependency(
                new webpack.dependencies.ConstDependency(spreadStart, start),
              );
          });
        });
      }
    });
  }
}

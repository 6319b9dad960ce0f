import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { compile } from './compile';
import { type Mode, scriptMinimizer, scripts } from './compilers';

export interface HostBuild {
  /** The host's entry: a TypeScript file. */
  entry: string;
  /** Folder from which relative imports and `node_modules` are resolved. */
  context: string;
  /** Name of the entry's file: `host.[contenthash:10].js`. */
  filename: string;
  /** `development`: readable, with the modules' own checks, and never for visitors. Default: `production`. */
  mode?: Mode;
  /**
   * Asks the browser to compile all of the script while it arrives, off the main thread, instead of each function at its first call. For a
   * script that runs whenever it is loaded. Browsers that do not know the comment ignore it.
   */
  isCompiledAhead?: boolean;
}

/** After the minimiser, which removes comments. */
const compileAhead = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
};

/**
 * Builds a script of the page itself, not of a remote: the browser host, or an inline script. React, RxJS and the
 * federation runtime are bundled, because the host provides them; chunks have integrity hashes.
 * @returns files by name, the entry's first
 */
export async function buildHost({
  entry,
  context,
  filename,
  mode = 'production',
  isCompiledAhead = false,
}: HostBuild): Promise<ReadonlyMap<string, Buffer>> {
  const config: Configuration = {
    context,
    name: 'host',
    mode,
    devtool: false,
    target: ['web', 'es2022'],
    entry: { host: entry },
    output: {
      filename,
      chunkFilename: '[name].[contenthash:10].js',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      uniqueName: 'forecourt_shell',
      hashFunction: 'xxhash64',
    },
    // RxJS for engines with classes: smaller, and without helpers.
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: { rules: [scripts] },
    infrastructureLogging: { level: 'error' },
    performance: false,
    optimization: { moduleIds: 'natural', chunkIds: 'deterministic', minimizer: [scriptMinimizer()] },
    plugins: [
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      ...(isCompiledAhead ? [new webpack.BannerPlugin(compileAhead)] : []),
      new ChunkIntegrityPlugin(),
    ],
  };
  const { files, compilation } = await compile(config);
  const first = compilation.entrypoints.get('host')?.getFiles()[0];
  return new Map([...files].sort(([a], [b]) => Number(b === first) - Number(a === first)));
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration, type ExternalItemFunctionData, type RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { LaterRules } from './later-rules';
import { fragmentModule, isWithin, type RemoteFolder } from './remote-folder';
import { browserShared, serverShared } from './shared';
import { shortNames } from './short-names';
import { sourceMaps } from './source-maps';
import { SourceNames } from './source-names';
import { type StyleScope, styleRule, stylesheetMinimizer, stylesheets, withoutPlainStyles } from './styles';
import { WithQuickSpreads } from './with-quick-spreads';
import { WithoutImportComments } from './without-import-comments';

export type Mode = 'production' | 'development';

/** One build of a remote: the options that its three compilers share. */
export interface BuildTask {
  remote: RemoteFolder;
  mode: Mode;
  /** Folder of the modules of `packages/ui`; null if the remote does not depend on it. */
  ui: string | null;
  /** Ranges of the shared packages, `^19.3.1`. */
  ranges: Readonly<Record<string, string>>;
}

const uiPackage = '@forecourt/ui';

/**
 * Global under which the browser host provides `@module-federation/webpack-bundler-runtime`, as it provides the runtime's core
 * under `_FEDERATION_RUNTIME_CORE`: 4 kB (brotli) less in every remote's entry.
 */
const bundlerRuntimeGlobal = '_FEDERATION_BUNDLER_RUNTIME';

/** Returns the configuration that all compilers of a remote share. */
function common({ remote, mode }: BuildTask): Configuration {
  return {
    context: remote.folder,
    mode,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    infrastructureLogging: { level: 'error' },
    performance: false,
    // By their order: other ids are digests of paths, which depend on where the tree is.
    optimization: { sideEffects: true, usedExports: true, moduleIds: 'natural', chunkIds: 'natural' },
  };
}

/** Returns the plugins that all compilers of a remote have. */
const plugins = ({ remote }: BuildTask) => [new SourceNames(remote.folder)];

/** Refuses Node's modules: fragments run in browsers, and in the renderer without Node's API. */
async function refuseNodeModules({ request, contextInfo }: ExternalItemFunctionData): Promise<undefined> {
  if (!request?.startsWith('node:')) return;
  throw new Error(
    `${contextInfo?.issuer} imports "${request}", a module of Node, which is not available to fragments.`,
  );
}

async function bundlerRuntimeFromHost({ request }: ExternalItemFunctionData): Promise<string | undefined> {
  return request?.includes('/webpack-bundler-runtime/') ? bundlerRuntimeGlobal : undefined;
}

/** TypeScript and JSX. */
export const scripts: RuleSetRule = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
};

/** Compresses with swc and then with terser, which is smallest; terser can name variables the same way in every folder. */
export function scriptMinimizer(): { apply(compiler: Compiler): void } {
  return new TerserPlugin({
    minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
    parallel: false,
    extractComments: false,
    minimizerOptions: [
      { compress: { passes: 2 }, mangle: false, format: { comments: false } },
      { compress: { passes: 2 }, mangle: { nth_identifier: shortNames }, ecma: 2022, format: { comments: false } },
    ],
  });
}

const ownStyles = ({ remote, mode }: BuildTask): StyleScope => ({ root: remote.folder, salt: remote.name, mode });
const uiStyles = (ui: string, { mode }: BuildTask): StyleScope => ({ root: ui, salt: uiPackage, mode });

/** The federated container: `remoteEntry.js`, a chunk for each fragment, the remote's own stylesheets. */
export function browserConfig(task: BuildTask): Configuration {
  const { remote, mode, ui, ranges } = task;
  const shared = Object.entries(browserShared).map(([request, name]) => [
    request,
    { singleton: true, import: false, requiredVersion: ranges[name] },
  ]);
  return {
    ...common(task),
    name: 'browser',
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'inline-cheap-module-source-map' : false,
    entry: {},
    externals: [refuseNodeModules, bundlerRuntimeFromHost],
    output: {
      publicPath: 'auto',
      uniqueName: remote.container,
      crossOriginLoading: 'anonymous',
      chunkFilename: 'static/[name].[contenthash:10].js',
      assetModuleFilename: 'static/[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
    },
    module: {
      rules: [
        scripts,
        styleRule('stylesheet', ownStyles(task), ui ? { exclude: ui } : {}),
        ...(ui ? [styleRule('names', uiStyles(ui, task), { include: ui })] : []),
      ],
    },
    optimization: {
      ...common(task).optimization,
      // A chunk of its own for code that two fragments share: they are on one page, and all chunks are preloaded.
      splitChunks: { minSize: { javascript: 3_000, 'css/mini-extract': 500 } },
      minimize: mode === 'production',
      minimizer: [scriptMinimizer(), stylesheetMinimizer()],
    },
    plugins: [
      ...plugins(task),
      new ModuleFederationPlugin({
        name: remote.container,
        library: { type: 'var', name: remote.container },
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          remote.fragments.map((name) => [`./${name}`, { import: fragmentModule(name), name }]),
        ),
        shared: Object.fromEntries(shared),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        virtualRuntimeEntry: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      stylesheets('[name]'),
      new LaterRules(),
      withoutPlainStyles(
        (request, context) => request.startsWith(`${uiPackage}/`) || (ui !== null && isWithin(ui, context)),
      ),
      new ChunkIntegrityPlugin(),
      ...(mode === 'production' ? [sourceMaps(remote.folder)] : []),
    ],
  };
}

/** `server.js`, which the renderer evaluates. Class names are those of the browser build; no stylesheets are written. */
export function serverConfig(task: BuildTask): Configuration {
  const { remote, mode, ui } = task;
  const imports = remote.fragments.map(
    (name, index) => `import fragment${index} from ${JSON.stringify(fragmentModule(name))};`,
  );
  const exported = remote.fragments.map((name, index) => `${JSON.stringify(name)}: fragment${index}`);
  return {
    ...common(task),
    name: 'server',
    target: ['node20', 'es2022'],
    externalsPresets: { node: false },
    externalsType: 'commonjs',
    externals: [refuseNodeModules, ...Object.keys(serverShared)],
    entry: 'virtual:server.js',
    output: { filename: 'server.js', library: { type: 'commonjs2' }, hashFunction: 'xxhash64' },
    module: {
      rules: [
        scripts,
        styleRule('names', ownStyles(task), ui ? { exclude: ui } : {}),
        ...(ui ? [styleRule('names', uiStyles(ui, task), { include: ui })] : []),
      ],
    },
    optimization: { ...common(task).optimization, minimize: false },
    plugins: [
      ...plugins(task),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        'server.js': [...imports, `export const fragments = { ${exported.join(', ')} };`].join('\n'),
      }),
      withoutPlainStyles(() => true),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new WithoutImportComments(),
      new WithQuickSpreads(),
      ...(mode === 'production' ? [sourceMaps(remote.folder)] : []),
    ],
  };
}

/**
 * The whole stylesheet of `packages/ui`, independent of the components in use: so all remotes built from the same
 * `packages/ui` have the same bytes, and the shell links them once.
 */
export function uiStylesConfig(task: BuildTask, ui: string, files: readonly string[]): Configuration {
  return {
    ...common(task),
    name: 'ui styles',
    context: ui,
    target: ['web', 'es2022'],
    entry: { ui: [...files] },
    output: { filename: '[name].js', hashFunction: 'xxhash64' },
    module: { rules: [styleRule('stylesheet', uiStyles(ui, task), {})] },
    optimization: {
      ...common(task).optimization,
      minimize: task.mode === 'production',
      minimizer: [stylesheetMinimizer()],
    },
    plugins: [...plugins(task), stylesheets('[name]'), new LaterRules()],
  };
}

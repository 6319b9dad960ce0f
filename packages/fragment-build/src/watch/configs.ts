import webpack, { type Configuration } from 'webpack';
import { type BuildTask, browserConfig, scripts, serverConfig, uiStylesConfig } from '../compilers';
import { uiStyleFiles } from '../ui-styles';

/** What pages under development provide to builds; see `shell/src/browser/development/dev-page.ts`. */
const page = 'globalThis.__fcDev';
const devRuntime = 'react/jsx-dev-runtime';
const entryFile = 'remoteEntry.js';

/** Components with the marks of React Fast Refresh. */
const refreshed: typeof scripts = {
  ...scripts,
  options: {
    ...(scripts.options as Record<string, unknown>),
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      target: 'es2022',
    },
  },
};

/** The development runtime by the one that hosts provide: its further arguments are for messages of React only. */
const jsxDev = [
  "import { Fragment, jsx, jsxs } from 'react/jsx-runtime';",
  'export { Fragment };',
  'export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);',
].join('\n');

/** Returns the configurations of a remote's compilers for development: each change compiles only what it touches. */
export function watchConfigs(task: BuildTask): Configuration[] {
  const { ui } = task;
  const server = serverConfig(task);
  return [
    refreshing(task),
    { ...server, devtool: 'source-map', plugins: [...(server.plugins ?? []), new AlsoWatched(task.remote.folder)] },
    ...(ui === null ? [] : [uiStylesConfig(task, ui, uiStyleFiles(ui))]),
  ];
}

function refreshing(task: BuildTask): Configuration {
  const { name, container } = task.remote;
  const config = browserConfig(task);
  const idOf = ({ module }: { module: webpack.NormalModule }) =>
    `${name} ${module.identifier().split('!').at(-1)?.slice(task.remote.folder.length) ?? ''} `;
  const define = (code: (id: string) => string) =>
    webpack.DefinePlugin.runtimeValue((value) => code(JSON.stringify(idOf(value))));
  return {
    ...config,
    module: { rules: config.module?.rules?.map((rule) => (rule === scripts ? refreshed : rule)) },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({ 'jsx-dev-runtime.js': jsxDev }),
      new webpack.NormalModuleReplacementPlugin(new RegExp(`^${devRuntime}$`), 'virtual:jsx-dev-runtime.js'),
      new webpack.DefinePlugin({
        $RefreshReg$: define((id) => `((type, name) => ${page}?.register(type, ${id} + name))`),
        $RefreshSig$: define(() => `(() => ${page}?.signature() ?? ((type) => type))`),
      }),
      // In a function, where the container's name is a local one: a page reserves the global for its first container.
      new webpack.BannerPlugin({ banner: '(() => {', raw: true, include: entryFile }),
      new webpack.BannerPlugin({
        banner: `globalThis.${container} = ${page}?.entered(${JSON.stringify(container)}, ${container}) ?? ${container};\n})();`,
        ...{ raw: true, footer: true, include: entryFile },
      }),
    ],
  };
}

/** Watches what a build reads besides its modules: the list of fragments, and the remote's own JSON files. */
class AlsoWatched implements webpack.WebpackPluginInstance {
  constructor(private readonly folder: string) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.afterCompile.tap('AlsoWatched', ({ contextDependencies, fileDependencies }) => {
      contextDependencies.add(`${this.folder}/src/fragments`);
      for (const file of ['src/sources.json', 'src/budgets.json']) fileDependencies.add(`${this.folder}/${file}`);
    });
  }
}

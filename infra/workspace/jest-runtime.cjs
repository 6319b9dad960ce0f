/**
 * Jest's runtime, which reads and compiles each file once per process instead of once per test file. A compiled script runs in any sandbox,
 * so test files share no state.
 */
const { statSync } = require('node:fs');
const performanceHooks = require('node:perf_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Files as jest transforms them, by name. */
const texts = new Map();
/** Compiled scripts by file name. */
const scripts = new Map();

/** Makes a runtime's cache transform only files that have changed since another test file's runtime did. */
function transformOnce(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    const { mtimeMs, size } = statSync(filename);
    const key = `${options?.isInternalModule === true} ${filename}`;
    const known = texts.get(key);
    if (known?.mtimeMs !== mtimeMs || known.size !== size) {
      const code = transform(filename, options);
      texts.set(key, { mtimeMs, size, code, transformed: cache.transforms.get(filename) });
      return code;
    }
    const { code, transformed } = known;
    if (transformed !== undefined) cache.transforms.set(filename, transformed);
    if (transformed?.sourceMapPath) cache.sourceMaps.set(filename, transformed.sourceMapPath);
    return code;
  };
}

/** @param head the beginning of a function whose parameters are what the runtime hands to a file */
function scriptOf(filename, source, head) {
  const known = scripts.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  // The columns are the file's own, as in its source map.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, head, script, namesJest: /\bjest\b/.test(source) });
  return script;
}

/** Returns an environment whose injected globals are looked up once: a lookup in a sandbox is slow, and every file is handed all of them. */
function quickGlobals(environment, names) {
  let globals;
  return {
    get global() {
      if (!environment.global) return environment.global;
      globals ??= Object.fromEntries(names.map((name) => [name, environment.global[name]]));
      return globals;
    },
    getVmContext: () => environment.getVmContext(),
  };
}

/**
 * Gives files a `perf_hooks` whose observers end with the test file. Metrics of a process never disconnect theirs, and each would keep its
 * whole sandbox, so that collecting garbage takes longer from file to file.
 * @returns a function that ends them
 */
function endObservers(coreModule) {
  const observers = new Set();
  class PerformanceObserver extends performanceHooks.PerformanceObserver {
    observe(options) {
      observers.add(this);
      super.observe(options);
    }
  }
  const hooks = { ...performanceHooks, PerformanceObserver };
  const requireCore = coreModule.require.bind(coreModule);
  coreModule.require = (name) => (/^(node:)?perf_hooks$/.test(name) ? hooks : requireCore(name));
  return () => {
    for (const observer of observers) observer.disconnect();
    observers.clear();
  };
}

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, jestGlobals } = this;
    transformOnce(this.transformCache);
    this.endObservers = endObservers(this.coreModule);
    executor.environment = quickGlobals(executor.environment, executor.config.sandboxInjectedGlobals);
    // Creating it takes dozens of functions, and most files never use it.
    executor.jestGlobals = {
      jestObjectFor: (filename) =>
        scripts.get(filename)?.namesJest === false ? undefined : jestGlobals.jestObjectFor(filename),
    };
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      try {
        if (context !== null) return scriptOf(filename, source, head).runInContext(context);
      } catch {
        // Jest says what cannot be compiled.
      }
      return compile(source, filename);
    };
  }

  teardown() {
    this.endObservers();
    super.teardown();
  }
};

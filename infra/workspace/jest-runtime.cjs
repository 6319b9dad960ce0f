/**
 * Jest's runtime, which compiles each file once per process instead of once per test file: a compiled script runs in any sandbox, so that
 * test files still share no state.
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled scripts by file name. */
const scripts = new Map();

/** @param parameters names of what the runtime hands to the file */
function scriptOf(filename, source, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  const code = `${head}${source}\n})`;
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  // The file's own columns, as in its source map.
  const script = new Script(code, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
}

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const { compile } = executor;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      // A script that imports at run time needs the importer of its own sandbox; one that cannot be compiled, jest's message.
      if (context === null || /\bimport\s*\(/.test(source)) return compile.call(executor, source, filename);
      try {
        return scriptOf(filename, source, executor.injectedModuleParameters).runInContext(context);
      } catch {
        return compile.call(executor, source, filename);
      }
    };
  }
};

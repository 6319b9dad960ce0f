/**
 * Jest's runtime, which compiles each file once per process instead of once per test file. A compiled script runs in any sandbox, so test
 * files share no state.
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Scripts by file name; null for those that import at run time, because these need the importer of their own sandbox. */
const scripts = new Map();

/** @param head the beginning of a function whose parameters are what the runtime hands to a file */
function scriptOf(filename, source, head) {
  const known = scripts.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = /\bimport\s*\(/.test(source)
    ? null
    : // The columns are the file's own, as in its source map.
      new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, head, script });
  return script;
}

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      try {
        const script = context === null ? null : scriptOf(filename, source, head);
        if (script !== null) return script.runInContext(context);
      } catch {
        // Jest says what cannot be compiled.
      }
      return compile(source, filename);
    };
  }
};

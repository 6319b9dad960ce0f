/**
 * V8 calls the platform for two things while a version's code runs: to format a stack, and to import. Node answers with functions of its
 * own realm. An error that they throw (for an error whose name is a symbol, at the end of the stack) would reach the version, and with it the whole
 * platform. So both are answered by functions of a realm that is empty and frozen.
 */
import { createRequire } from 'node:module';
import { constants, createContext, runInContext } from 'node:vm';
import { freezeWhole, hiddenOfTheLanguage } from './freeze';

/** Runs in that realm. */
function makeAnswers() {
  const { apply } = Reflect;
  const inWords = Error.prototype.toString;
  return {
    /** Formats the stack as V8 would without Node. */
    wordStack(_global: object, error: unknown, calls: readonly unknown[]): string {
      let text = 'Error';
      try {
        text = apply(inWords, error, []);
      } catch {
        // The error cannot be formatted, but its position can.
      }
      for (let index = 0; index < calls.length; index += 1) text += `\n    at ${calls[index]}`;
      return text;
    },
    refuseImport(): never {
      throw new TypeError('import() is not available');
    },
  };
}

/** Node's internal modules, to which no public API gives access. */
interface Internals {
  internalBinding(name: 'errors'): { setPrepareStackTraceCallback(answer: unknown): void };
  internalBinding(name: 'module_wrap'): { setImportModuleDynamicallyCallback(answer: unknown): void };
}

/** Makes V8 call the neutral realm. Needs `--expose-internals`. @throws if this Node does not support it: no version is run without this protection */
export function askNeutralRealm(): void {
  const context = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  // Everything there is frozen, so that versions cannot exchange anything through it.
  const { wordStack, refuseImport } = runInContext(
    `((answers) => {
      (${freezeWhole})([answers, globalThis, ...(${hiddenOfTheLanguage})()]);
      return answers;
    })((${makeAnswers})())`,
    context,
  ) as ReturnType<typeof makeAnswers>;
  const { internalBinding } = createRequire(import.meta.url)('internal/test/binding') as Internals;
  internalBinding('module_wrap').setImportModuleDynamicallyCallback(refuseImport);
  internalBinding('errors').setPrepareStackTraceCallback(wordStack);
}
